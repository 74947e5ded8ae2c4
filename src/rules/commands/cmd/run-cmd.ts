import { activeField, type Field, literalField } from '../field.js';
import { noteAssignment } from '../posix/assignment.js';
import { assign, type Known, type Scope } from '../scope.js';
import { noteField, type Session, spend } from '../session.js';
import { expandPercent } from './expand-percent.js';

/** One command of a cmd line, split into words, its redirections apart. */
interface CmdCommand {
  readonly words: readonly string[];
  readonly files: readonly string[];
}

const STATEMENT_WORDS = /^(?:if|else|not|exist|call|start|do|in|\/i|@)$/i;
const FOR_VARIABLE = /^%%?[A-Za-z]$/;

/** Reads text as cmd.exe runs it: carets, quotes, `%NAME%`, `&`, `|`, parentheses and redirections. */
export function runCmd(session: Session, text: string, scope: Scope, stdin: Known): Known {
  if (!spend(session, text.length)) return undefined;
  let output = stdin;
  for (const line of text.split(/\r?\n/)) {
    for (const command of splitLine(line, scope)) output = runCommand(session, command, scope, output);
  }
  return output;
}

/** Splits a line at unquoted operators. Variables are expanded command by command, so that `set` before counts. */
function* splitLine(line: string, scope: Scope): Generator<CmdCommand> {
  let at = 0;
  while (at < line.length) {
    const end = endOfCommand(line, at);
    const command = splitWords(expandPercent(line.slice(at, end), scope));
    if (command.words.length + command.files.length > 0) yield command;
    at = end + 1;
  }
}

function endOfCommand(line: string, from: number): number {
  let quoted = false;
  for (let at = from; at < line.length; at += 1) {
    const char = line[at];
    if (char === '"') quoted = !quoted;
    else if (!quoted && char === '^') at += 1;
    else if (!quoted && (char === '&' || char === '|' || char === '(' || char === ')' || char === '\n')) return at;
  }
  return line.length;
}

function splitWords(text: string): CmdCommand {
  const words: string[] = [];
  const files: string[] = [];
  let word: string | undefined;
  let quoted = false;
  let toFile = false;
  const flush = () => {
    if (word !== undefined) (toFile ? files : words).push(word);
    if (word !== undefined) toFile = false;
    word = undefined;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '"') {
      quoted = !quoted;
      word ??= '';
    } else if (quoted) word = (word ?? '') + char;
    else if (char === '^') {
      at += 1;
      word = (word ?? '') + (text[at] ?? '');
    } else if (char === '<' || char === '>') {
      if (/^[0-9&]$/.test(word ?? '')) word = undefined;
      flush();
      toFile = true;
    } else if (/[\s,;=]/.test(char)) flush();
    else word = (word ?? '') + char;
  }
  flush();
  return { words, files };
}

function runCommand(session: Session, command: CmdCommand, scope: Scope, stdin: Known): Known {
  const call = { session, scope };
  for (const file of command.files) noteField(call, activeField(file), 'path', 'redirection');
  const words = [...command.words];
  while (words.length > 0 && STATEMENT_WORDS.test(words[0] ?? '')) {
    if (words.shift()?.toLowerCase() === 'exist') words.shift();
  }
  const [first = '', ...rest] = words;
  if (/^@?set$/i.test(first) && rest.length > 0) return assignCmd(session, scope, rest);
  if (/^@?for$/i.test(first)) return noteFor(session, scope, rest);
  if (first === '') return stdin;
  const argv = words.map((word, index) => toField(word, index));
  return session.invoke({ session, scope, argv: typeReads(argv), stdin, strict: false });
}

/** In cmd a glob has `*` and `?` only; the program is a plain name. A leading `@` only keeps a line from being shown. */
function toField(word: string, index: number): Field {
  const text = index === 0 ? word.replace(/^@+/, '').replace(/^(echo|type|cd|dir|more|copy)([.:\\/].+)$/i, '$1') : word;
  return index === 0 || !/[*?]/.test(text) ? literalField(text) : activeField(text.replaceAll('\\', '/'));
}

/** `type` of cmd prints files; the shells' builtin of the same name only says what a name is. */
function typeReads(argv: readonly Field[]): readonly Field[] {
  return argv.map((field, index) => (index === 0 && /^type$/i.test(field.text) ? literalField('get-content') : field));
}

/** `set NAME=value`, `set /p NAME=<file`. The `=` was dropped with the other delimiters. */
function assignCmd(session: Session, scope: Scope, words: readonly string[]): Known {
  const [name = '', ...value] = words.filter((word) => !/^\/[ap]$/i.test(word));
  const split = name.indexOf('=');
  const text = split > 0 ? name.slice(split + 1) : value.join(' ');
  const key = (split > 0 ? name.slice(0, split) : name).toLowerCase();
  assign(scope, key, [literalField(text)]);
  noteAssignment({ session, scope }, key, literalField(text));
  return [''];
}

/** `for %i in (a b) do …`: the words of the set may be files; `/f` reads them. The body follows as a command. */
function noteFor(session: Session, scope: Scope, words: readonly string[]): Known {
  for (const word of words) {
    if (!FOR_VARIABLE.test(word)) noteField({ session, scope }, activeField(word), 'path', 'for');
  }
  return undefined;
}
