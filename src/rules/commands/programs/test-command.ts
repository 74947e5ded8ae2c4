import type { Known } from '../scope.js';
import { type Invocation, noteField } from '../session.js';
import { noteArgument } from './note-argument.js';

/** `test`, `[` and `[[` only ask about a file: nothing of it is read. A word that tests nothing may be a disguise. */
export function readTest(call: Invocation, name: string): Known {
  const closes = name === 'test' || call.argv.at(-1)?.text === name.replaceAll('[', ']');
  for (const word of call.argv.slice(1)) {
    if (closes) noteField(call, word, 'text', name);
    else noteArgument(call, word, 'path', name);
  }
  return [''];
}
