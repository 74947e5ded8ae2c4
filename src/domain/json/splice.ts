import { assertNever } from '../result.js';
import type { Edit } from './edit.js';
import { skipSpace, skipString, skipValue } from './skip.js';

/**
 * Applies an edit to a JSON text. Values that no edit reaches keep their text: `1.0` stays `1.0`, and an integer beyond
 * 2^53 keeps its digits. The text must be valid JSON without duplicate keys (see decode.ts); the result is valid JSON.
 * @throws TypeError when the edit does not follow the text's shape: a fault of the caller, to be answered with a denial.
 */
export function spliceJson(text: string, edit: Edit): string {
  const start = skipSpace(text, 0);
  const out: string[] = [];
  writeEdited(text, start, edit, out);
  return out.join('');
}

/** Writes the value at `start` with `edit` applied; returns the index behind the original value. */
function writeEdited(text: string, start: number, edit: Edit, out: string[]): number {
  switch (edit.kind) {
    case 'drop':
      throw new TypeError('a root value cannot be dropped');
    case 'set':
      out.push(JSON.stringify(edit.value));
      return skipValue(text, start);
    case 'members':
      return writeObject(text, start, edit, out);
    case 'elements':
      return writeArray(text, start, edit, out);
    default:
      return assertNever(edit);
  }
}

type MembersEdit = Extract<Edit, { kind: 'members' }>;
type ElementsEdit = Extract<Edit, { kind: 'elements' }>;

function writeObject(text: string, start: number, edit: MembersEdit, out: string[]): number {
  if (text[start] !== '{') throw new TypeError('a members edit needs an object');
  out.push('{');
  let written = 0;
  let i = skipSpace(text, start + 1);
  while (text[i] !== '}') {
    const keyEnd = skipString(text, i);
    const rawKey = text.slice(i, keyEnd);
    const key = keyOf(rawKey);
    const valueStart = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const change = edit.edits.get(key);
    if (change?.kind === 'drop') {
      i = skipValue(text, valueStart);
    } else {
      const renamed = edit.renames.get(key);
      out.push(written++ > 0 ? ',' : '', renamed === undefined ? rawKey : JSON.stringify(renamed), ':');
      i = writeMaybe(text, valueStart, change, out);
    }
    i = skipSpace(text, i);
    if (text[i] === ',') i = skipSpace(text, i + 1);
  }
  out.push('}');
  return i + 1;
}

function writeArray(text: string, start: number, edit: ElementsEdit, out: string[]): number {
  if (text[start] !== '[') throw new TypeError('an elements edit needs an array');
  out.push('[');
  let written = 0;
  let i = skipSpace(text, start + 1);
  for (let index = 0; text[i] !== ']'; index++) {
    const change = edit.edits.get(index);
    if (change?.kind === 'drop') {
      i = skipValue(text, i);
    } else {
      if (written++ > 0) out.push(',');
      i = writeMaybe(text, i, change, out);
    }
    i = skipSpace(text, i);
    if (text[i] === ',') i = skipSpace(text, i + 1);
  }
  out.push(']');
  return i + 1;
}

function writeMaybe(text: string, start: number, edit: Edit | undefined, out: string[]): number {
  if (edit !== undefined) return writeEdited(text, start, edit, out);
  const end = skipValue(text, start);
  out.push(text.slice(start, end));
  return end;
}

function keyOf(rawKey: string): string {
  if (!rawKey.includes('\\')) return rawKey.slice(1, -1);
  const parsed: unknown = JSON.parse(rawKey);
  return String(parsed);
}
