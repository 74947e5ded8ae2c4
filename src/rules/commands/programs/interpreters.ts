import { readCode } from '../code/read-code.js';
import type { Known } from '../scope.js';
import { type Invocation, noteOpaque } from '../session.js';
import { noteArgument } from './note-argument.js';

/** Interpreters whose option gives them source text, by the letters of that option. */
export const INTERPRETERS: Readonly<Record<string, RegExp>> = {
  python: /^-[A-Za-z]*c/,
  pypy: /^-[A-Za-z]*c/,
  ipython: /^-c/,
  node: /^-(?:[A-Za-z]*[ep]$|-eval|-print)/,
  nodejs: /^-(?:[A-Za-z]*[ep]$|-eval|-print)/,
  bun: /^-(?:[ep]$|-eval|-print)/,
  deno: /^eval$/,
  tsx: /^-(?:[ep]$|-eval|-print)/,
  'ts-node': /^-(?:[ep]$|-eval|-print)/,
  perl: /^-[A-Za-z0-9]*[eE]$/,
  ruby: /^-[A-Za-z]*e$/,
  php: /^-[rRBE]$/,
  lua: /^-e/,
  luajit: /^-e/,
  Rscript: /^-e$/,
  rscript: /^-e$/,
  julia: /^-[eE]$|^--(?:eval|print)/,
  groovy: /^-e$/,
  scala: /^-e$/,
  osascript: /^-e$/,
  elixir: /^-e$|^--eval/,
  tclsh: /^$/,
  emacs: /^--?eval/,
  vim: /^(?:-c$|--cmd$|\+.)/,
  nvim: /^(?:-c$|--cmd$|\+.)/,
  vi: /^(?:-c$|\+.)/,
  ex: /^(?:-c$|\+.)/,
  sqlite3: /^-cmd$/,
  gdb: /^-(?:ex|eval-command)/,
};

/** An interpreter: source text is read as code, other words may be files; without either its input is code. */
export function readInterpreter(call: Invocation, name: string, takesCode: RegExp): Known {
  const args = call.argv.slice(1);
  let gotCode = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at];
    if (arg === undefined || !takesCode.test(arg.text)) {
      if (arg !== undefined) noteArgument(call, arg, 'path', name);
      continue;
    }
    gotCode = true;
    const attached = attachedCode(arg.text);
    if (attached === '') at += 1;
    readSource(call, attached === '' ? (args[at]?.text ?? '') : attached);
  }
  const readsStdin = !gotCode && args.every((arg) => arg.text.startsWith('-'));
  if (readsStdin) for (const text of call.stdin ?? []) readSource(call, text);
  return undefined;
}

/** `/…/` where perl and ruby expect a regular expression: what it matches is not opened. */
const REGEX_LITERAL = /(?:=~|\b(?:if|unless|and|or|not|split|grep)\b|[(,!])[ \t]*(?:m|s|qr)?\/[^/\n]{0,256}\//g;

/** Source text without any string, such as an editor's command, cannot be analysed. */
function readSource(call: Invocation, text: string): void {
  readCode(call, text);
  if (!/["'`]/.test(text)) noteOpaque(call.session, text.replace(REGEX_LITERAL, ' '));
}

/** Code in the option's own word: `--eval=…`, `-cprint(1)`, `+:e file`. */
function attachedCode(text: string): string {
  if (text.startsWith('--')) return text.includes('=') ? text.slice(text.indexOf('=') + 1) : '';
  if (text.startsWith('+')) return text.slice(1);
  return /^-[A-Za-z]*c[^A-Za-z]/.test(text) ? text.slice(text.indexOf('c') + 1) : '';
}
