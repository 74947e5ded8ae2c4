import { type Field, literalField } from '../field.js';
import { type Invocation, noteField } from '../session.js';
import { noteArgument } from './note-argument.js';

/** `r`, `R`, `w`, `W` and `e` at the start of a sed command, after an address or as a flag of `s`. */
const FILE_COMMAND = /(?:^|[;{}\n]|[\d$/!,]|[/|#@,][gpIiMm\d]{0,8})[ \t]*([rRwWe])[ \t]*([^\s;}][^\n]*)/g;

/** A sed script is text, but for the files that it reads and writes and the commands that it runs. */
export function readSed(call: Invocation, script: Field): void {
  noteField(call, script, 'pattern-source', 'sed script');
  for (const [, command = '', rest = ''] of script.text.slice(0, 65_536).matchAll(FILE_COMMAND)) {
    if (command === 'e') call.session.runText(rest, 'posix', call.scope, undefined);
    else if (/^[^\s'"|*\\]+(?:[ \t]|$|[;}])/.test(rest))
      noteArgument(call, literalField(rest.split(/[\s;}]/)[0] ?? ''), 'path', 'sed script');
  }
}
