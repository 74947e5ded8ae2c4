import type { Field } from '../field.js';
import { assignPositional, type Known } from '../scope.js';
import { deeper, type Invocation } from '../session.js';
import type { Shell } from '../types.js';
import { noteArgument } from './note-argument.js';

const POSIX = [
  'sh',
  'bash',
  'zsh',
  'dash',
  'ksh',
  'mksh',
  'ash',
  'fish',
  'rbash',
  'csh',
  'tcsh',
  'yash',
  'nu',
  'elvish',
  'osh',
];

/** Shells by the name of their program. */
export const SHELLS: ReadonlyMap<string, Shell> = new Map<string, Shell>([
  ...POSIX.map((name): [string, Shell] => [name, 'posix']),
  ['pwsh', 'powershell'],
  ['powershell', 'powershell'],
  ['powershell_ise', 'powershell'],
  ['cmd', 'cmd'],
]);

/** Runs text as a script one level deeper. */
export function runNested(call: Invocation, text: string, shell: Shell): Known {
  return deeper<Known>(call.session, undefined, () => call.session.runText(text, shell, call.scope, call.stdin));
}

/** A shell: the text of `-c` is a script, other words are files; without either its standard input is the script. */
export function readShellProgram(call: Invocation, name: string, shell: Shell): Known {
  const args = call.argv.slice(1);
  const at = args.findIndex((arg) => startsScript(arg.text, shell));
  if (at < 0) {
    for (const arg of args) noteArgument(call, arg, 'path', name);
    runStreams(call, args);
    if (args.every((arg) => arg.text.startsWith('-')))
      for (const text of call.stdin ?? []) runNested(call, text, shell);
    return undefined;
  }
  const option = args[at]?.text ?? '';
  for (const arg of args.slice(0, at)) noteArgument(call, arg, 'path', name);
  if (/^-e[nc]/i.test(option) && shell === 'powershell') return runEncoded(call, args[at + 1]);
  return runScriptWords(call, shell, option, args.slice(at + 1));
}

/** A file that only a process substitution can be: what that prints is run. */
export function runStreams(call: Invocation, args: readonly Field[]): void {
  if (args.some((arg) => !arg.known)) for (const text of call.scope.streams.splice(0)) runNested(call, text, 'posix');
}

function startsScript(text: string, shell: Shell): boolean {
  if (shell === 'cmd') return /^\/[ckr]/i.test(text);
  if (shell === 'powershell') return /^[-/–](?:c|co\w*|e|ec|en\w*)$/i.test(text);
  return /^-[A-Za-z]*c$/.test(text) || text === '--command' || text === '--commands';
}

function runScriptWords(call: Invocation, shell: Shell, option: string, words: readonly Field[]): Known {
  if (shell !== 'posix') {
    const attached = shell === 'cmd' ? option.slice(2) : '';
    return runNested(call, [attached, ...words.map((word) => word.text)].join(' '), shell);
  }
  const scriptAt = words.findIndex((word) => !/^-[A-Za-z]+$/.test(word.text));
  const script = words[scriptAt];
  if (script === undefined) return undefined;
  const rest = words.slice(scriptAt + 1);
  for (const arg of rest) noteArgument(call, arg, 'path', 'argument of a script');
  assignPositional(call.scope, rest.slice(1));
  if (!script.known) call.session.faults.add('unterminated');
  return runNested(call, script.text, shell);
}

/** `-EncodedCommand`: base64 of UTF-16LE. */
function runEncoded(call: Invocation, word: Field | undefined): Known {
  const bytes = Buffer.from(word?.text ?? '', 'base64');
  return runNested(call, bytes.toString('utf16le'), 'powershell');
}
