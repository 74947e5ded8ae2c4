import type { Field } from '../field.js';
import { decodeEscapes } from '../posix/ansi-c.js';
import type { Known } from '../scope.js';
import { type Invocation, noteField } from '../session.js';

/** Longest output that is followed, in characters. */
const MAX_OUTPUT = 65_536;

function noteText(call: Invocation, args: readonly Field[], why: string): void {
  for (const arg of args) noteField(call, arg, 'text', why);
}

/** `echo`: its words are text. What it prints is followed, with and without the escapes that some shells decode. */
export function readEcho(call: Invocation): Known {
  const args = call.argv.slice(1);
  noteText(call, args, 'echo');
  if (args.some((arg) => !arg.known || arg.globbing)) return undefined;
  const words = args.map((arg) => arg.text);
  while (/^-[neE]+$/.test(words[0] ?? '')) words.shift();
  const text = words.join(' ').slice(0, MAX_OUTPUT);
  const decoded = decodeEscapes(text);
  return decoded === text ? [`${text}\n`] : [`${text}\n`, `${decoded}\n`];
}

/** `printf FORMAT ARG…`: text as well; `-v NAME` is rare enough to be left unknown. */
export function readPrintf(call: Invocation): Known {
  const args = call.argv.slice(1);
  noteText(call, args, 'printf');
  const [format, ...values] = args[0]?.text === '--' ? args.slice(1) : args;
  if (format === undefined || args.some((arg) => !arg.known || arg.globbing)) return undefined;
  const words: Words = { list: values.map((value) => value.text), at: 0 };
  let out = '';
  do out += formatOnce(decodeEscapes(format.text), words);
  while (words.at < words.list.length && /%/.test(format.text) && out.length < MAX_OUTPUT);
  return [out];
}

interface Words {
  readonly list: readonly string[];
  at: number;
}

/** One pass over a printf format. Takes at least one argument, if there is one. */
function formatOnce(format: string, words: Words): string {
  const before = words.at;
  const text = format.replace(
    /%([-+ #0]{0,5}\d{0,4}(?:\.\d{1,4})?)([%sbcqdioxXuf])/g,
    (_, width: string, kind: string) => {
      if (kind === '%') return '%';
      const word = words.list[words.at] ?? '';
      words.at += 1;
      if (kind === 'c') return word.slice(0, 1);
      const precision = /\.(\d+)/.exec(width)?.[1];
      return (kind === 'b' ? decodeEscapes(word) : word).slice(
        0,
        precision === undefined ? undefined : Number(precision),
      );
    },
  );
  if (words.at === before) words.at += 1;
  return text;
}

const DECODERS: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
  hex: (text) => Buffer.from(text.replace(/\s/g, ''), 'hex').toString('utf8'),
  rev: (text) =>
    text
      .split('\n')
      .map((line) => [...line].reverse().join(''))
      .join('\n'),
  rot13: (text) => text.replace(/[A-Za-z]/g, rotate),
};

function rotate(char: string): string {
  const start = char <= 'Z' ? 65 : 97;
  return String.fromCharCode(((char.charCodeAt(0) - start + 13) % 26) + start);
}

/** What a decoder makes of its standard input: `base64 -d`, `xxd -r -p`, `rev`. Undefined for any other use. */
export function decodedOutput(name: string, options: readonly string[], stdin: Known): Known {
  const kind = decoderOf(name, options);
  const decode = kind === undefined ? undefined : DECODERS[kind];
  return decode === undefined ? undefined : stdin?.map((text) => decode(text.slice(0, MAX_OUTPUT)));
}

function decoderOf(name: string, options: readonly string[]): string | undefined {
  const has = (pattern: RegExp) => options.some((option) => pattern.test(option));
  if (/^(?:g?base64|openssl)$/.test(name) && has(/^-(?:-decode|d|D|di|id|-d.*)$/)) return 'base64';
  if (name === 'xxd' && has(/r/) && has(/p/)) return 'hex';
  if (name === 'rot13') return 'rot13';
  return name === 'rev' ? 'rev' : undefined;
}

/** `tr A B` with plain characters and ranges, and `tr -d A`, done on the standard input. */
export function readTr(call: Invocation): Known {
  const args = call.argv.slice(1);
  noteText(call, args, 'tr');
  const deletes = args[0]?.text === '-d';
  const from = expandSet(args[deletes ? 1 : 0]?.text ?? '');
  const to = expandSet(args[1]?.text ?? '');
  if (args.some((arg) => !arg.known) || from.length > 256 || /^-[^d]/.test(args[0]?.text ?? '')) return undefined;
  return call.stdin?.map((text) => translate(text.slice(0, MAX_OUTPUT), from, deletes ? '' : to));
}

function expandSet(text: string): string {
  const ranges = text.replace('[:upper:]', 'A-Z').replace('[:lower:]', 'a-z').replace('[:digit:]', '0-9');
  return decodeEscapes(ranges).replace(/([A-Za-z0-9])-([A-Za-z0-9])/g, (_, first: string, last: string) => {
    const start = first.charCodeAt(0);
    const length = Math.max(0, last.charCodeAt(0) - start + 1);
    return Array.from({ length }, (_unused, index) => String.fromCharCode(start + index)).join('');
  });
}

function translate(text: string, from: string, to: string): string {
  const map = new Map([...from].map((char, index) => [char, to[Math.min(index, to.length - 1)] ?? '']));
  return [...text].map((char) => map.get(char) ?? char).join('');
}

/** `s/old/new/` with plain characters, done on the standard input; undefined for any other script. */
export function sedOutput(script: string, stdin: Known): Known {
  const match = /^s([/|,#@])((?:(?!\1)[\w.\-/ ]){1,64})\1((?:(?!\1)[\w.\-/ ]){0,64})\1g?$/.exec(script);
  if (match === null) return undefined;
  const [, , from = '', to = ''] = match;
  return stdin?.flatMap((text) => [text.split(from).join(to), text.replace(from, () => to)]);
}
