import { assertNever } from '../../../domain/result.js';
import { type Field, fieldAfter } from '../field.js';
import { type Invocation, noteField } from '../session.js';
import { noteArgument } from './note-argument.js';

/** What a program does with the value of an option or with a positional argument. */
export type WordUse =
  /** Takes no value. */
  | 'flag'
  /** Takes no value, and says that no pattern comes: the first positional argument is a file. */
  | 'no-pattern'
  /** A message in one program and nothing in another: text when it holds a blank, else it may name a file. */
  | 'sentence'
  /** A message, a name, a number: never opened. */
  | 'text'
  | 'path'
  | 'uri'
  /** Matches file names. A leading `!` makes it an exclusion. */
  | 'glob'
  | 'exclude'
  /** The same, and so are the words up to the next option. */
  | 'exclude-rest'
  /** A regular expression or filter. Once an option gave it, the first positional argument is a file. */
  | 'pattern'
  /** A file that holds the patterns. */
  | 'pattern-file'
  /** A directory that later words hang from. */
  | 'base'
  /** Read, packed, moved or deleted with all below it. */
  | 'root'
  /** `@file` or text. */
  | 'data'
  /** A command line of its own. */
  | 'script'
  /** A sed script: text, but for the files and commands that it names. */
  | 'sed'
  /** Source text of a programming language. */
  | 'code';

/** Uses whose words the program itself does not open. */
export function isTextUse(use: WordUse): boolean {
  return (
    use === 'text' ||
    use === 'pattern' ||
    use.startsWith('exclude') ||
    use === 'data' ||
    use === 'sed' ||
    use === 'code'
  );
}

/** Records a word by what is done with it. `code` and `sed` go through `readCode` and `readSed`. */
export function noteUse(call: Invocation, field: Field, use: WordUse, why: string, readers: TextReaders): void {
  switch (use) {
    case 'flag':
    case 'no-pattern':
      break;
    case 'text':
      noteField(call, field, 'text', why);
      break;
    case 'exclude':
    case 'exclude-rest':
      noteField(call, field, 'exclude', why);
      break;
    case 'pattern':
      noteField(call, field, 'pattern-source', why);
      break;
    case 'sentence':
      if (/\s/.test(field.text)) noteField(call, field, 'text', why);
      else noteArgument(call, field, 'path', why);
      break;
    case 'uri':
      noteField(call, field, field.globbing ? 'path' : 'uri', why);
      break;
    case 'path':
    case 'pattern-file':
      noteArgument(call, field, 'path', why);
      break;
    case 'root':
      noteArgument(call, field, 'recursive-root', why);
      break;
    case 'base':
      noteField(call, field, 'path', why);
      readers.enter(call, field);
      break;
    case 'glob':
      noteGlob(call, field, why);
      break;
    case 'data':
      noteData(call, field, why);
      break;
    case 'script':
      call.session.runText(field.text, 'posix', call.scope, undefined);
      break;
    case 'sed':
      readers.sed(call, field);
      break;
    case 'code':
      readers.code(call, field.text);
      break;
    default:
      assertNever(use);
  }
}

/** Readers of words that are small languages of their own. */
export interface TextReaders {
  readonly code: (call: Invocation, text: string) => void;
  readonly sed: (call: Invocation, script: Field) => void;
  readonly enter: (call: Invocation, directory: Field) => void;
}

function noteGlob(call: Invocation, field: Field, why: string): void {
  if (field.text.startsWith('!')) noteField(call, field, 'exclude', why);
  else noteField(call, { ...field, pattern: field.text, globbing: true }, 'glob', why);
}

/** `@file`, `name@file`, `name=@file`, `name=<file`: curl and its like read the file; anything else is sent as text. */
function noteData(call: Invocation, field: Field, why: string): void {
  const match = /^(?:[\w.[\]-]{0,64}=?)[@<]/.exec(field.text);
  if (match === null) noteField(call, field, 'text', why);
  else noteArgument(call, fieldAfter(field, match[0].length), 'path', why);
}
