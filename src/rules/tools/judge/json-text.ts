import type { JsonValue } from '../../../domain/json/types.js';

/** What JSON in a string holds. */
export type JsonText =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** Two members of one name: readers disagree on which one counts. */
  | { readonly kind: 'ambiguous' };

/** Reads a string that holds a JSON object, array or string. Linear in its length. */
export function readJsonText(text: string): JsonText {
  const start = firstSignificant(text);
  if (start !== '{' && start !== '[' && start !== '"') return { kind: 'none' };
  const value = parse(text);
  if (value === undefined || typeof value === 'number') return { kind: 'none' };
  return countKeys(value) === countWrittenKeys(text) ? { kind: 'value', value } : { kind: 'ambiguous' };
}

function firstSignificant(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (!' \t\r\n\ufeff'.includes(char)) return char;
  }
  return '';
}

function parse(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text.replace(/^\ufeff/, ''));
    return value;
  } catch {
    return undefined;
  }
}

/** Members of all objects in a value. Without recursion: the depth is the caller's. */
function countKeys(root: JsonValue): number {
  let count = 0;
  const stack: JsonValue[] = [root];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const children: readonly JsonValue[] = Array.isArray(value) ? value : Object.values(value);
    if (!Array.isArray(value)) count += children.length;
    for (const child of children) stack.push(child);
  }
  return count;
}

/** Strings that a colon follows, in valid JSON text: the members as they were written. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (let i = text.indexOf('"'); i >= 0; i = text.indexOf('"', i)) {
    i = endOfString(text, i);
    while (i < text.length && ' \t\r\n'.includes(text.charAt(i))) i++;
    if (text.charAt(i) === ':') count++;
  }
  return count;
}

/** The index after the closing quote of the string that starts at `start`. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charAt(i) !== '"') i += text.charAt(i) === '\\' ? 2 : 1;
  return i + 1;
}
