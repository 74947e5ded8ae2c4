import { lineStart } from '../characters.js';
import type { Detector } from '../detector.js';
import type { Place } from '../places.js';
import type { SecretSpan } from '../types.js';
import { candidateLiterals, candidateSource } from './candidates.js';
import { type Connector, readConnector } from './connector.js';
import { foreignWords } from './foreign-words.js';
import { classifyKey, type KeyClass } from './key-grammar.js';
import { afterScheme, readValue, type Value, withoutQuotes, withoutScheme } from './read-value.js';
import { isSecretValue } from './value-grammar.js';

const MAX_KEY_SIDE = 64;
const KEY_CHARACTER = /[\w.$\p{L}-]/u;
/** One space may stand between words of a key: `API Key`, `Secret access key`. */
const SPACED_KEY_BEFORE =
  /(?:(?:api|access|secret|private|client|consumer|app|account|shared|master|encryption|signing|auth|db|database|admin|root|user|temporary|temp|new|current|default|initial|personal|bearer|refresh|bot|recovery|security|license) ){1,3}$/i;
const SPACED_KEY_AFTER = /^(?: (?:key|secret|token|password|access key|code|phrase|id)){1,2}(?![\w-])/i;
const MAX_ARRAY = 64;
const MAX_LINE_HEAD = 96;

/** Finds values that their key makes a secret, in every syntax that joins a key and a value (see connector.ts). */
export function createAssignmentFinder(): Detector {
  const find = (text: string, places: readonly Place[]): SecretSpan[] =>
    readAll(
      text,
      places.map(({ start }) => start),
    );
  return { sign: '', ownSign: candidateSource(), literals: candidateLiterals(), find };
}

/** The same for key words of other scripts, which are no literals. The sign above covers them. */
export function createForeignAssignmentFinder(): Detector {
  return { sign: '', foreignWordsOnly: true, find: (text) => readAll(text, foreignWords(text)) };
}

/**
 * Every place where a key word begins is read by hand. A search by the sign itself would ask RE2 where it matches, and for an
 * expression of its size RE2 answers that a hundred times slower than whether.
 */
function readAll(text: string, starts: readonly number[]): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let resume = 0;
  for (const start of starts) {
    if (start < resume) continue;
    const key = keyAround(text, start);
    spans.push(...valuesOf(text, key));
    resume = Math.max(start + 2, key.end);
  }
  return spans;
}

interface Key {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

function keyAround(text: string, at: number): Key {
  const first = KEY_CHARACTER.test(text.charAt(at)) ? at : at + 1;
  let start = first;
  while (start > 0 && first - start < MAX_KEY_SIDE && KEY_CHARACTER.test(text.charAt(start - 1))) start -= 1;
  let end = first;
  while (end < text.length && end - first < MAX_KEY_SIDE && KEY_CHARACTER.test(text.charAt(end))) end += 1;
  end += SPACED_KEY_AFTER.exec(text.slice(end, end + 32))?.[0].length ?? 0;
  const isFlag = text.charAt(start) === '-';
  const before = isFlag ? 0 : (SPACED_KEY_BEFORE.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0);
  return trimmed(text, start - before, end);
}

/** A key ends before a dot, a dash or an arrow that belongs to what follows: `--token-`, `password->`, `token.`. */
function trimmed(text: string, start: number, end: number): Key {
  const name = text.slice(start, end).replace(/[.$-]+$/, '');
  return { start, end: start + name.length, name };
}

function valuesOf(text: string, key: Key): SecretSpan[] {
  const keyClass = classifyKey(key.name);
  if (keyClass === 'none' || isUrlUser(text, key)) return [];
  const connector = readConnector(text, key.start, key.end);
  const before = precedingValue(text, key, keyClass);
  if (before.length > 0 || connector === undefined) return before;
  if (text.charAt(connector.at) === '[' && connector.kind === 'assign')
    return arrayValues(text, key, keyClass, connector);
  const value = readValue(text, connector.at, connector.kind);
  const span = value === undefined ? undefined : judge(text, key, keyClass, connector, value);
  return span === undefined ? [] : [span];
}

/** `https://oauth2:X@host`: the URL's own reader knows where X ends. */
function isUrlUser(text: string, key: Key): boolean {
  return text.startsWith('://', key.start - 3);
}

const VALUE_FIRST =
  /["'](?:value|val|secret|content)["']\s{0,4}:\s{0,4}(["'])([^"'\n]{6,512})\1\s{0,16},\s{0,16}["'](?:name|key|id|variable|env)["']\s{0,4}:\s{0,4}["']$/i;

/** The value of a pair whose name comes second: `{"value": "X", "name": "DB_PASSWORD"}`. */
function precedingValue(text: string, key: Key, keyClass: KeyClass): SecretSpan[] {
  if (!/["']/.test(text.charAt(key.start - 1))) return [];
  const from = Math.max(0, key.start - 640);
  const pair = VALUE_FIRST.exec(text.slice(from, key.start));
  const value = pair?.[2];
  if (pair === null || value === undefined || !isSecretValue(value, keyClass, { written: 'quoted', key: key.name }))
    return [];
  const start = from + pair.index + pair[0].indexOf(value, pair[0].indexOf(':'));
  return [{ start, end: start + value.length, rule: RULES[keyClass], confidence: 'medium' }];
}

/** Every element of a list: `"Authorization": ["Bearer X", "Bearer Y"]`. */
function arrayValues(text: string, key: Key, keyClass: KeyClass, connector: Connector): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let at = connector.at + 1;
  for (let count = 0; count < MAX_ARRAY; count += 1) {
    at += /^[\s,]{0,64}/.exec(text.slice(at, at + 64))?.[0].length ?? 0;
    const value = readValue(text, at, 'call');
    if (value === undefined) break;
    const span = judge(text, key, keyClass, connector, value);
    if (span !== undefined) spans.push(span);
    at = value.next;
  }
  return spans;
}

function judge(text: string, key: Key, keyClass: KeyClass, connector: Connector, raw: Value): SecretSpan | undefined {
  const read = withoutQuotes(text, afterScheme(text, raw) ?? withoutScheme(text, raw));
  const written = read.literal ? 'quoted' : isConfigLine(text, key, connector) ? 'line' : 'bare';
  const value = written === 'bare' ? withoutStop(text, read) : read;
  const content = text.slice(value.start, value.end);
  if (!fitsConnector(text, key, connector, content, value)) return undefined;
  if (!isSecretValue(content, keyClass, { written, key: key.name })) return undefined;
  return { start: value.start, end: value.end, rule: RULES[keyClass], confidence: 'medium' };
}

/** A full stop or a question mark behind a bare value ends the sentence. */
function withoutStop(text: string, value: Value): Value {
  const stop = /[.!?:]+$/.exec(text.slice(value.start, value.end))?.[0].length ?? 0;
  return { ...value, end: value.end - stop };
}

const RULES: Readonly<Record<KeyClass, string>> = {
  password: 'assigned-password',
  secret: 'assigned-secret',
  weak: 'assigned-key',
  none: 'assigned-secret',
};

/** `KEY=value` or `key: value` alone on its line, as in .env, INI, properties and YAML files: a bare value is a literal there. */
function isConfigLine(text: string, key: Key, connector: Connector): boolean {
  if (connector.kind !== 'assign') return false;
  const floor = Math.max(0, key.start - MAX_LINE_HEAD);
  const start = lineStart(text, key.start, floor);
  if (start === floor && floor > 0) return false;
  const before = text.slice(start, key.start);
  const between = text.slice(key.end, connector.at);
  return (
    /^\s*(?:export |set |ENV |ARG |- |\d{1,6}[:\t] ?)?["']?(?:[\w.-]{1,60}\.)?$/.test(before) &&
    /^["']?(?:=|:[ \t]+|[ \t]+=[ \t]+)$/.test(between)
  );
}

/** Spaces and prose join too easily: they need a command line, a config word or a value that is no word at all. */
function fitsConnector(text: string, key: Key, connector: Connector, content: string, value: Value): boolean {
  switch (connector.kind) {
    case 'space':
      if (value.literal && content.length >= 16 && /\d/.test(content)) return true;
      return isSpaceSyntax(text, key) && (value.literal || /\d|[^\w.,;:-]/.test(content.replace(/[.,;:]$/, '')));
    case 'prose':
      return value.literal || (/\d/.test(content) && /[A-Za-z]/.test(content));
    case 'cell':
      return /\d/.test(content) && /[A-Za-z]/.test(content);
    case 'call':
      return !/^[A-Za-z]+$/.test(content);
    default:
      return true;
  }
}

/** The key is a flag, or the word of a netrc line, a Dockerfile, an SQL clause, a shell builtin or a header. */
function isSpaceSyntax(text: string, key: Key): boolean {
  if (key.name.startsWith('-')) return true;
  const before = text.slice(Math.max(0, key.start - 48), key.start);
  if (
    /(?:^|[\s;])(?:ENV|ARG|setenv|export|set|SET|config|login \S{1,40}|account|user \S{1,40}|identified by|with|encrypted|auth)\s+["']?$/i.test(
      before,
    )
  )
    return true;
  return /^(?:password|passwd|requirepass|masterauth|bearer|identified by|.*_auth(?:token)?)$/i.test(key.name);
}
