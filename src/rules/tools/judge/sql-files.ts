/** Statements and functions of SQLite, DuckDB, PostgreSQL, MySQL and SQL Server that open a file. */
const REACHES = [
  /\battach\s+(?:database\s+)?(?:if\s+not\s+exists\s+)?['"`\w(:?@$]/i,
  /\bvacuum\s+(?:\w+\s+)?into\b/i,
  /\b(?:copy|import|export)\b/i,
  /\binto\s+(?:outfile|dumpfile)\b/i,
  /\bload\s+data\b/i,
  /\bbulk\s+insert\b/i,
  /\bfrom\s+['"]/i,
  /^[ \t]*\.(?:open|read|import|load|output|once|dump|backup|restore|shell|system|cd)\b/im,
  /\b(?:readfile|writefile|fsdir|edit|load_extension|zipfile|read_(?:csv|csv_auto|text|blob|json|json_auto|parquet|ndjson)|parquet_scan|glob|sniff_csv|load_file|pg_read_file|pg_read_binary_file|pg_ls_dir|pg_stat_file|lo_import|lo_export|openrowset|xp_cmdshell)\s*\(/i,
];

const MAX_SQL = 256 * 1024;

/**
 * Whether SQL text can reach a file of the database's host. Only then are the names in it paths: a query for rows about
 * `.env` is none. Longer text than anyone types counts as reaching.
 */
export function sqlReachesFiles(text: string): boolean {
  if (!/['"`(.]/.test(text)) return false;
  return text.length > MAX_SQL || REACHES.some((pattern) => pattern.test(text));
}

const STATEMENT =
  /^\s*(?:\/\*[^*]{0,512}\*\/\s*|--[^\n]{0,512}\n\s*)*(?:select|with|insert|update|replace|attach|detach|copy|import|export|load|create|vacuum|pragma|call|exec|execute|bulk|from|install|\.(?:open|read|import|load|output|once|dump|backup|restore|shell|system))\b/i;

/** Whether text in a field called `query` is SQL at all, and not words to search for. */
export function looksLikeSql(text: string): boolean {
  return STATEMENT.test(text);
}
