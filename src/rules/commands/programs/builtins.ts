import { fieldAfter, literalField, UNKNOWN_FIELD } from '../field.js';
import { noteAssignment } from '../posix/assignment.js';
import { assign, changeDirectory, type Known } from '../scope.js';
import { type Invocation, noteField } from '../session.js';
import { noteArgument } from './note-argument.js';
import { takeAssignments } from './read-wrapper.js';
import { runNested, runStreams } from './shell-programs.js';

/** `cd`, `pushd`, `Set-Location`: later words hang from where it goes. */
export function readChangeDirectory(call: Invocation): Known {
  const target = call.argv.slice(1).findLast((arg) => !/^(?:-[A-Za-z]*|\/d)$/i.test(arg.text) || arg.globbing);
  if (target !== undefined) noteField(call, target, 'path', 'cd');
  changeDirectory(call.scope, target === undefined ? '~' : target.globbing ? undefined : target.text);
  return [''];
}

/** `export`, `declare`, `local`, `readonly`, `typeset`: without a name they print every variable. */
export function readDeclaration(call: Invocation): Known {
  const words = call.argv.slice(1).filter((arg) => !/^[-+][A-Za-z]*$/.test(arg.text));
  const functionsOnly = call.argv.slice(1).some((arg) => /^-[A-Za-z]*[fF]/.test(arg.text));
  const local = call.argv[0]?.text === 'local';
  if (words.length === 0 && !functionsOnly && !local) call.session.environmentDump = true;
  takeAssignments(
    call,
    words.filter((word) => word.text.includes('=')),
  );
  return [''];
}

/** `set`: alone it prints every variable; with options it sets them; in cmd it assigns. */
export function readSet(call: Invocation): Known {
  const args = call.argv.slice(1);
  if (args.length === 0) call.session.environmentDump = true;
  for (const arg of args) {
    const match = /^"?([A-Za-z_]\w*)=/.exec(arg.text);
    if (match !== null) {
      const value = fieldAfter(arg, match[0].length);
      assign(call.scope, match[1] ?? '', [value]);
      noteAssignment(call, match[1] ?? '', value);
    } else noteArgument(call, arg, 'path', 'set');
  }
  args
    .filter((arg) => !/^[-+]/.test(arg.text))
    .slice(0, 9)
    .forEach((arg, index) => {
      assign(call.scope, String(index + 1), [arg]);
      assign(call.scope, '@', [arg]);
    });
  return [''];
}

/** `eval`, `Invoke-Expression`: the words, joined with blanks, are a script. `trap` runs its first word. */
export function readEval(call: Invocation, shell: 'posix' | 'powershell'): Known {
  const words = call.argv.slice(1).filter((arg) => !/^-(?:-|Command)$/i.test(arg.text));
  if (words.some((word) => !word.known)) for (const word of words) noteArgument(call, word, 'path', 'eval');
  return runNested(call, words.map((word) => word.text).join(' '), shell);
}

/** `read NAME…`: the names get what is known of standard input; unknown otherwise. */
export function readRead(call: Invocation): Known {
  const lines = (call.stdin ?? []).flatMap((text) => text.split('\n')).filter((line) => line !== '');
  for (const name of call.argv.slice(1)) {
    if (!/^[A-Za-z_]\w*$/.test(name.text)) continue;
    const words = lines.flatMap((line) => [line, ...(/\s/.test(line) ? line.split(/\s+/) : [])]);
    assign(call.scope, name.text, words.length === 0 ? [UNKNOWN_FIELD] : words.map(literalField));
  }
  return [''];
}

/** `source FILE`: the file is read and run. */
export function readSource(call: Invocation, name: string): Known {
  for (const arg of call.argv.slice(1)) noteArgument(call, arg, 'path', name);
  runStreams(call, call.argv.slice(1));
  return undefined;
}

/** `at`, `batch`, `crontab`: standard input is a script that runs later. */
export function readScheduler(call: Invocation, name: string): Known {
  for (const arg of call.argv.slice(1)) noteArgument(call, arg, 'path', name);
  for (const text of call.stdin ?? []) runNested(call, text, 'posix');
  return undefined;
}

/** `alias NAME=command`: the command may run later. */
export function readAlias(call: Invocation): Known {
  for (const arg of call.argv.slice(1)) {
    const equals = arg.text.indexOf('=');
    if (equals > 0) runNested(call, arg.text.slice(equals + 1), 'posix');
    else noteField(call, arg, 'text', 'alias');
  }
  return [''];
}
