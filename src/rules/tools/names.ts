/**
 * Tool, service and field names compare without case, `_`, `-` and spaces: `filePath`, `file_path` and `FILE-PATH` are one name.
 * Linear in the name's length.
 */
export function normalizeName(name: string): string {
  if (PLAIN.test(name)) return name;
  if (ASCII_NAME.test(name)) return name.toLowerCase().replace(/[_ -]/g, '');
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\s_-]/gu, '');
}

const PLAIN = /^[a-z0-9]*$/;
const ASCII_NAME = /^[\w -]*$/;

/** The words of a tool's name: `readFile`, `read_file` and `read-file` are `read`, `file`. */
export function nameWords(name: string): readonly string[] {
  return name
    .slice(0, MAX_NAME)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** A tool name beyond this is nobody's; its tail is not looked at. */
export const MAX_NAME = 256;

/** Words that people put round a service's name without changing which service it is. */
const DECORATION: ReadonlySet<string> = new Set(['mcp', 'server', 'modelcontextprotocol', 'npm', 'local', 'the']);

/** A service's name without decoration: `@modelcontextprotocol/server-filesystem` and `filesystem-mcp` are `filesystem`. */
export function normalizeService(service: string): string {
  if (PLAIN.test(service) && !DECORATION.has(service)) return service;
  const words = nameWords(service).filter((word) => !DECORATION.has(word));
  return words.length === 0 ? normalizeName(service) : words.join('');
}
