import type { Known } from '../scope.js';
import { changeDirectory } from '../scope.js';
import type { Invocation } from '../session.js';
import { noteField } from '../session.js';
import { noteArgument } from './note-argument.js';
import { type OptionTable, readOptions } from './read-options.js';
import { invokeInner, takeAssignments } from './read-wrapper.js';
import { runNested } from './shell-programs.js';
import { each, flags } from './spec-table.js';

const ENV_OPTIONS: OptionTable = {
  ...flags('i0v'),
  ...each('flag', '--ignore-environment --null --debug'),
  ...each('text', '-u --unset -P -a --argv0'),
  ...each('base', '-C --chdir'),
  ...each('script', '-S --split-string'),
};

/** `env`: with a command it runs it; without one it prints the whole environment. */
export function readEnv(call: Invocation): Known {
  const { items, rest } = readOptions(call.argv.slice(1), { table: ENV_OPTIONS, stopAtPositional: true });
  const before = call.scope.cwd;
  let runs = false;
  for (const item of items) {
    if (item.kind !== 'option') continue;
    if (item.use === 'base' && item.value !== undefined) {
      noteField(call, item.value, 'path', 'env -C');
      changeDirectory(call.scope, item.value.globbing ? undefined : item.value.text);
    } else if (item.use === 'script' && item.value !== undefined) {
      runs = true;
      runNested(call, [item.value, ...rest].map((field) => field.text).join(' '), 'posix');
    } else if (item.use === undefined) noteArgument(call, item.word, 'path', 'env');
  }
  const doubtful = items.some((item) => item.kind === 'option' && item.use === undefined);
  const argv = takeAssignments(
    call,
    rest.filter((word, index) => index > 0 || word.text !== '-'),
  );
  if (argv.length === 0 && !runs) call.session.environmentDump = true;
  const output = invokeInner({ ...call, strict: call.strict || doubtful }, argv);
  call.scope.cwd = before;
  return output;
}

/** `printenv`: with a name it prints one variable, without one all of them. */
export function readPrintenv(call: Invocation): Known {
  if (call.argv.slice(1).every((arg) => arg.text.startsWith('-'))) call.session.environmentDump = true;
  return undefined;
}

/** `ps e` and `ps auxe` print each process's environment; `ps -e` does not. */
export function readPs(call: Invocation): Known {
  const letters = call.argv.slice(1).map((arg) => arg.text);
  if (letters.some((text) => /^[A-Za-z]+$/.test(text) && text.includes('e'))) call.session.environmentDump = true;
  return undefined;
}
