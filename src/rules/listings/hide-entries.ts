import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { judgePath } from '../paths/judge-path.js';
import type { PathRules } from '../paths/types.js';

/** A longer line is text, not an entry of a listing. */
const MAX_ENTRY_CHARS = 1024;

/** What listings put before a name: `[FILE] `, tree branches, bullets, `ls -l` columns. */
const LEAD = /^(?:\s*(?:\[(?:FILE|DIR|LINK)\]|[-*•]|[│├└─|`+\\]+)\s*)+/;
const LS_LONG = /^[bcdlps-][rwxsStT-]{9}[.+@]?\s+\d+\s+\S+\s+\S+\s+[\d,.]+[KMGT]?\s+\S+\s+\S+\s+(?:\d\S*\s+)?(.+)$/;
/** What follows a name: sizes, `->` targets. */
const TAIL = /\s+(?:\d[\d.,]*\s*(?:B|bytes|[KMGT]i?B)|->\s.*)$/i;

/**
 * The text without the lines that are listing entries of denied paths, or JSON listings without such entries.
 * Lines that say more than a name stay. The same string when nothing is hidden.
 */
export function hideEntries(text: string, rules: PathRules): string {
  const tree = readTree(text);
  if (tree !== undefined) {
    const kept = hideInTree(tree, rules);
    return kept === tree ? text : JSON.stringify(kept, null, text.includes('\n') ? 2 : undefined);
  }
  const lines = text.split('\n');
  const kept = lines.filter((line) => !isDeniedEntry(line, rules));
  return kept.length === lines.length ? text : kept.join('\n');
}

function isDeniedEntry(line: string, rules: PathRules): boolean {
  if (line.length === 0 || line.length > MAX_ENTRY_CHARS) return false;
  const name = (LS_LONG.exec(line)?.[1] ?? line.replace(LEAD, '')).replace(TAIL, '').trim();
  return name !== '' && !/\s/.test(name) && judgePath(rules, name).kind === 'deny';
}

/** JSON text of an array or object; anything else is lines. */
function readTree(text: string): JsonValue | undefined {
  const first = text.trimStart()[0];
  if (first !== '[' && first !== '{') return undefined;
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Takes entries whose name or path is denied out of every array of a listing. The same value when nothing is hidden. */
export function hideInTree(value: JsonValue, rules: PathRules): JsonValue {
  if (isJsonArray(value)) {
    const kept = value.filter((item) => !isDeniedItem(item, rules)).map((item) => hideInTree(item, rules));
    return kept.length === value.length && kept.every((item, index) => item === value[index]) ? value : kept;
  }
  if (!isJsonObject(value)) return value;
  let changed = false;
  const entries = Object.entries(value).map(([key, item]) => {
    const kept = hideInTree(item, rules);
    if (kept !== item) changed = true;
    return [key, kept] as const;
  });
  return changed ? Object.fromEntries(entries) : value;
}

function isDeniedItem(item: JsonValue, rules: PathRules): boolean {
  if (typeof item === 'string') return isDeniedEntry(item, rules);
  if (!isJsonObject(item)) return false;
  return ['path', 'name', 'uri'].some((key) => isDeniedName(item, key, rules));
}

function isDeniedName(item: JsonObject, key: string, rules: PathRules): boolean {
  const name = member(item, key);
  return typeof name === 'string' && isDeniedEntry(name, rules);
}
