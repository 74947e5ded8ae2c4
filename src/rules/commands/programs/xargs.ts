import { activeField, type Field, literalField } from '../field.js';
import type { Known } from '../scope.js';
import { type Invocation, spend } from '../session.js';
import { noteArgument } from './note-argument.js';
import { type OptionTable, readOptions } from './read-options.js';
import { noteStdinFiles } from './read-program.js';
import { invokeInner } from './read-wrapper.js';
import { each, flags } from './spec-table.js';

/** Words of standard input that are tried as arguments. */
const MAX_WORDS = 256;

const OPTIONS: OptionTable = {
  ...flags('0oprtx'),
  ...each(
    'text',
    '-j --jobs -I -i -L -l -n -P -s -d -E -e -J -R --replace --max-lines --max-args --max-procs --delimiter',
  ),
  ...each('path', '-a --arg-file'),
};

/** The place of an argument that is not known may hold anything. */
function withUnknown(arg: Field, marker: string): Field {
  return arg.text.includes(marker) ? activeField(arg.text.split(marker).join('*')) : arg;
}

/** `xargs` and `parallel`: the words of a known standard input become arguments of the inner command. */
export function readXargs(call: Invocation): Known {
  const { items, rest } = readOptions(call.argv.slice(1), { table: OPTIONS, stopAtPositional: true });
  for (const item of items) {
    if (item.kind === 'option' && (item.use === 'path' || item.use === undefined)) {
      noteArgument(call, item.value ?? item.word, 'path', 'xargs');
    }
  }
  const replaced = items.find((item) => item.kind === 'option' && /^(?:-[IiJ]|--replace)$/.test(item.name));
  const marker = replaced?.kind === 'option' ? (replaced.value?.text ?? '{}') : '{}';
  const words = (call.stdin ?? []).flatMap((text) => text.split(/[\s\0]+/)).filter((word) => word !== '');
  const inserted = rest.some((word) => word.text.includes(marker));
  if (rest.length === 0) return call.stdin;
  if (words.length > MAX_WORDS) noteStdinFiles(call, 'xargs');
  if (words.length === 0 || words.length > MAX_WORDS || !spend(call.session, words.length * rest.length)) {
    return invokeInner(
      { ...call, stdin: undefined },
      rest.map((arg) => withUnknown(arg, marker)),
    );
  }
  if (!inserted) return invokeInner({ ...call, stdin: undefined }, [...rest, ...words.map(literalField)]);
  for (const word of words) {
    invokeInner(
      { ...call, stdin: undefined },
      rest.map((arg) => literalField(arg.text.split(marker).join(word))),
    );
  }
  return undefined;
}
