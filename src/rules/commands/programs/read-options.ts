import { type Field, fieldAfter } from '../field.js';
import type { WordUse } from './word-use.js';

/** The options of a program: `-x` and `--name` (or `-Name` in PowerShell, lower case) to what their value is. */
export type OptionTable = Readonly<Record<string, WordUse>>;

export type Item =
  | {
      readonly kind: 'option';
      readonly name: string;
      /** Undefined for an option that the table does not have. */
      readonly use: WordUse | undefined;
      readonly value: Field | undefined;
      /** False where a cluster such as `-xm` had an unknown letter first, which may have taken the rest. */
      readonly sure: boolean;
      /** The word that holds the option. */
      readonly word: Field;
    }
  | { readonly kind: 'positional'; readonly field: Field };

export interface OptionStyle {
  readonly table: OptionTable;
  /** Ends at the first positional argument, as in `env` and `sudo`: what follows is another command. */
  readonly stopAtPositional?: boolean;
  /** `-Name value` and `-Name:value` without regard to case. */
  readonly powershell?: boolean;
}

/** Splits arguments into options and positional arguments, as getopt does. `rest` is what follows a stop. */
export function readOptions(args: readonly Field[], style: OptionStyle): { items: Item[]; rest: readonly Field[] } {
  const items: Item[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at];
    if (word === undefined) break;
    if (word.text === '--') return endOfOptions(items, args.slice(at + 1), style);
    const isOption = word.text.length > 1 && /^[-–—]/.test(word.text);
    if (!isOption) {
      if (style.stopAtPositional) return { items, rest: args.slice(at) };
      items.push({ kind: 'positional', field: word });
    } else if (readOption(items, word, args[at + 1], style)) at += 1;
  }
  return { items, rest: [] };
}

function endOfOptions(
  items: Item[],
  rest: readonly Field[],
  style: OptionStyle,
): { items: Item[]; rest: readonly Field[] } {
  if (style.stopAtPositional) return { items, rest };
  for (const field of rest) items.push({ kind: 'positional', field });
  return { items, rest: [] };
}

/** Reads one option word. True when it takes `next` as its value. */
function readOption(items: Item[], word: Field, next: Field | undefined, style: OptionStyle): boolean {
  if (style.powershell) return readLong(items, word, next, style.table, ':', word.text.toLowerCase());
  const exact = use(style.table, word.text);
  if (word.text.startsWith('--') || (exact !== undefined && word.text.length > 2)) {
    return readLong(items, word, next, style.table, '=', word.text);
  }
  return readCluster(items, word, next, style.table);
}

function readLong(
  items: Item[],
  word: Field,
  next: Field | undefined,
  table: OptionTable,
  separator: string,
  text: string,
): boolean {
  const split = text.indexOf(separator);
  const name = split < 0 ? text : text.slice(0, split);
  const found = use(table, name) ?? abbreviated(table, name);
  if (split >= 0) {
    items.push({ kind: 'option', name, use: found, value: fieldAfter(word, split + 1), sure: true, word });
    return false;
  }
  const takesNext = found !== undefined && !takesNoValue(found);
  items.push({ kind: 'option', name, use: found, value: takesNext ? next : undefined, sure: true, word });
  return takesNext;
}

function readCluster(items: Item[], word: Field, next: Field | undefined, table: OptionTable): boolean {
  let sure = true;
  for (let at = 1; at < word.text.length; at += 1) {
    const name = `-${word.text[at] ?? ''}`;
    const found = use(table, name);
    if (found !== undefined && takesNoValue(found)) continue;
    if (found === undefined) {
      if (sure) items.push({ kind: 'option', name, use: undefined, value: fieldAfter(word, at + 1), sure, word });
      sure = false;
      continue;
    }
    const attached = at + 1 < word.text.length;
    items.push({ kind: 'option', name, use: found, value: attached ? fieldAfter(word, at + 1) : next, sure, word });
    return !attached;
  }
  return false;
}

function takesNoValue(kind: WordUse): boolean {
  return kind === 'flag' || kind === 'no-pattern';
}

function use(table: OptionTable, name: string): WordUse | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** GNU programs take any unambiguous beginning of a long name. Only what supplies a pattern matters for safety. */
function abbreviated(table: OptionTable, name: string): WordUse | undefined {
  if (name.length < 4) return undefined;
  return Object.entries(table).find(([full, kind]) => /^(?:pattern|sed|code)/.test(kind) && full.startsWith(name))?.[1];
}
