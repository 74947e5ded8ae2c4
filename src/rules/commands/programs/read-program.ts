import { readCode } from '../code/read-code.js';
import type { Field } from '../field.js';
import { changeDirectory, type Known } from '../scope.js';
import { type Invocation, noteField } from '../session.js';
import { noteArgument, noteUnknownArgument } from './note-argument.js';
import { type Item, type OptionTable, readOptions } from './read-options.js';
import { readSed } from './sed.js';
import { isTextUse, noteUse, type TextReaders, type WordUse } from './word-use.js';

/** How one program reads its arguments, as data. What the table does not say is taken for a path. */
export interface ProgramSpec {
  /** Options and what their values are. */
  readonly options?: OptionTable;
  /** What the first positional argument is; `pattern` and `sed` only while no option supplied one. */
  readonly first?: WordUse;
  /** What the other positional arguments are; `path` without it. */
  readonly rest?: WordUse;
  /** Options that make it walk whole trees: its paths are then recursive roots. `always` for programs that always do. */
  readonly recursive?: readonly string[] | 'always';
  /** Lines on its standard input name files. */
  readonly stdinNamesFiles?: boolean;
  /** Without files it prints words of its standard input: each is followed. */
  readonly selectsWords?: boolean;
  /** Without files it prints its standard input. */
  readonly passesStdin?: boolean;
  /** PowerShell's way of naming parameters. */
  readonly powershell?: boolean;
}

const READERS: TextReaders = {
  code: readCode,
  sed: readSed,
  enter: (call, directory) => changeDirectory(call.scope, directory.globbing ? undefined : directory.text),
};

/** Records the arguments of a program by its table. Returns what it prints, when that is known. */
export function readProgram(call: Invocation, name: string, args: readonly Field[], spec: ProgramSpec): Known {
  const { items } = readOptions(args, { table: spec.options ?? {}, powershell: spec.powershell === true });
  const before = call.scope.cwd;
  const walks = spec.recursive ?? [];
  const recursive = walks === 'always' || args.some((arg) => isRecursive(arg.text, walks));
  let first = items.some(suppliesPattern) ? (spec.rest ?? 'path') : (spec.first ?? spec.rest ?? 'path');
  let excluding = false;
  for (const item of items) {
    if (item.kind === 'option') {
      readOptionItem(call, name, item);
      excluding = item.use === 'exclude-rest' && item.sure && !call.strict;
    } else if (excluding) noteField(call, item.field, 'exclude', name);
    else {
      noteUse(call, item.field, positionalUse(call, first, recursive), name, READERS);
      if (/* `sed -i '' script` on a Mac: the empty word is a suffix. */ first !== 'sed' || item.field.text !== '')
        first = spec.rest ?? 'path';
    }
  }
  call.scope.cwd = before;
  if (spec.stdinNamesFiles) noteStdinFiles(call, name);
  const files = items.filter((item) => item.kind === 'positional').length;
  if (spec.selectsWords) return selectWords(call.stdin);
  return spec.passesStdin && files === 0 ? call.stdin : undefined;
}

/** Words that are followed through `cut`, `awk` and their like; more count as unknown. */
const MAX_SELECTED = 64;

function selectWords(stdin: Known): Known {
  const words = (stdin ?? []).flatMap((text) => text.split(/[\s:;,|]+/)).filter((word) => word !== '');
  return words.length === 0 || words.length > MAX_SELECTED ? undefined : words;
}

function positionalUse(call: Invocation, use: WordUse, recursive: boolean): WordUse {
  if (call.strict && isTextUse(use)) return 'path';
  return recursive && use === 'path' ? 'root' : use;
}

const SUPPLIES_PATTERN: ReadonlySet<WordUse> = new Set(['pattern', 'pattern-file', 'no-pattern', 'sed', 'code']);

function suppliesPattern(item: Item): boolean {
  return item.kind === 'option' && item.use !== undefined && SUPPLIES_PATTERN.has(item.use);
}

function isRecursive(text: string, names: readonly string[]): boolean {
  if (names.includes(text)) return true;
  return /^-[A-Za-z]+$/.test(text) && names.some((name) => name.length === 2 && text.includes(name.slice(1)));
}

function readOptionItem(call: Invocation, name: string, item: Extract<Item, { kind: 'option' }>): void {
  const why = `${name} ${item.name}`;
  if (item.value === undefined) return;
  if (item.use === undefined) noteArgument(call, item.word, 'path', why);
  else noteUse(call, item.value, (call.strict || !item.sure) && isTextUse(item.use) ? 'path' : item.use, why, READERS);
}

/** Lines of a known standard input that name files, as for cpio, xargs or `tar -T -`. */
export function noteStdinFiles(call: Invocation, why: string): void {
  const lines = (call.stdin ?? []).flatMap((text) => text.split(/[\s\0]+/));
  for (const text of lines) noteField(call, { text, pattern: text, globbing: false, known: true }, 'path', why);
}

/** Records the arguments of a program that no table describes: every word may name a file. */
export function readUnknownProgram(call: Invocation, name: string, args: readonly Field[]): Known {
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at];
    if (arg === undefined) continue;
    if (isSentenceOption(arg.text)) {
      noteSentence(call, args[at + 1] ?? arg, `${name} ${arg.text}`);
      at += 1;
    } else if (!EXCLUDING_OPTION.test(arg.text) && !ATTACHED_SENTENCE.test(arg.text))
      noteUnknownArgument(call, arg, name);
  }
  const words = call.stdin?.filter((text) => !/\S\s+\S/.test(text)) ?? [];
  if (words.length > 0) noteStdinFiles({ ...call, stdin: words }, name);
  return undefined;
}

const SENTENCE_NAME = 'message|body|title|description|comment|notes|subject|summary|text|prompt';
const SENTENCE_OPTION = new RegExp(`^--?(?:${SENTENCE_NAME})$`, 'i');
const ATTACHED_SENTENCE = new RegExp(`^--(?:${SENTENCE_NAME})=\\S*\\s`, 'i');
const EXCLUDING_OPTION = /^--(?:exclude|exclude-dir|ignore|ignore-pattern|skip-dirs?|skip-files?)=/;

function isSentenceOption(text: string): boolean {
  return SENTENCE_OPTION.test(text);
}

/** The value of `--message` and the like: text when it is a sentence; one word alone may still be a file. */
function noteSentence(call: Invocation, value: Field, why: string): void {
  if (/\s/.test(value.text) && !call.strict) noteField(call, value, 'text', why);
  else noteArgument(call, value, 'path', why);
}
