import { mixOf } from '../characters.js';
import { SESSION_NAME } from '../context/key-words.js';
import { isPlaceholder } from '../context/placeholders.js';
import { isWordy } from '../context/plain-forms.js';
import { isSecretValue } from '../context/value-grammar.js';
import type { Place } from '../places.js';
import type { SecretSpan } from '../types.js';

const COOKIE_HEADER = /cookie["'\\]{0,4}\s{0,4}[:=]\s{0,4}["'\\]{0,4}/iy;
const COOKIE_PAIR = /(?:^|;\s{0,4})([\w!#$%&'*+.^|~-]{1,64})=([^;\s"'\\,]{6,4096})/g;
const COOKIE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'path',
  'domain',
  'expires',
  'max-age',
  'samesite',
  'version',
  'comment',
  'priority',
]);
const MAX_COOKIE = 8192;
const AUTH_SCHEME =
  /\b(bearer|basic|token|ssws|geniekey|splunk|negotiate|apikey)(?:\s{1,4}|%20|\+)["']?([A-Za-z0-9+/=_.~:-]{8,4096})/iy;
const MIN_OPAQUE = 16;

/** See Detector. Schemes that are key words as well (`Bearer`, `Token`) are found by the signs of assignments. */
export const HEADER_SIGN =
  '(?i:cookie["\'\\\\]{0,4} ?[:=]|(?:basic|ssws|geniekey|splunk|negotiate)(?: |%20|\\+)["\']?[a-z0-9+/_-]{6})';

export const HEADER_LITERALS = ['cookie', ...'basic ssws geniekey splunk negotiate bearer token apikey'.split(' ')];

/** Finds credentials after an HTTP authentication scheme and the values of cookies. */
export function findHeaderSecrets(text: string, places: readonly Place[]): SecretSpan[] {
  return [...findAt(text, places, AUTH_SCHEME, credentialOf), ...findAt(text, places, COOKIE_HEADER, cookiesOf)];
}

/** What `read` makes of each match of a sticky expression that begins at a place and not inside the match before. */
function findAt(
  text: string,
  places: readonly Place[],
  expression: RegExp,
  read: (text: string, match: RegExpExecArray) => readonly SecretSpan[],
): readonly SecretSpan[] {
  const spans: SecretSpan[] = [];
  let resume = 0;
  for (const { start } of places) {
    if (start < resume) continue;
    expression.lastIndex = start;
    const match = expression.exec(text);
    if (match === null) continue;
    spans.push(...read(text, match));
    resume = start + match[0].length;
  }
  return spans;
}

function credentialOf(_text: string, match: RegExpExecArray): readonly SecretSpan[] {
  const [, scheme = '', raw = ''] = match;
  const value = raw.replace(/[.,:;]+$/, '');
  const start = match.index + match[0].length - raw.length;
  if (!isCredential(scheme.toLowerCase(), value)) return [];
  return [{ start, end: start + value.length, rule: 'authorization-header', confidence: 'high' }];
}

function isCredential(scheme: string, value: string): boolean {
  if (isPlaceholder(value)) return false;
  if (scheme === 'basic') return isBasicPair(value);
  if (scheme === 'token' || scheme === 'apikey')
    return value.length >= MIN_OPAQUE && isSecretValue(value, 'weak', { written: 'quoted', key: scheme });
  return value.length >= MIN_OPAQUE && isSecretValue(value, 'secret', { written: 'quoted', key: scheme });
}

/** Base64 of `user:password` in printable characters. */
function isBasicPair(value: string): boolean {
  if (value.length < 8 || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(value)) return false;
  const pair = Buffer.from(value, 'base64').toString('latin1');
  const colon = pair.indexOf(':');
  if (colon < 0 || !/^[\x20-\x7e\xa0-\xff]+$/.test(pair)) return false;
  const password = pair.slice(colon + 1);
  return !(isPlaceholder(password) && isPlaceholder(pair.slice(0, colon)));
}

function cookiesOf(text: string, match: RegExpExecArray): readonly SecretSpan[] {
  const start = match.index + match[0].length;
  const line = /^[^\r\n]*/.exec(text.slice(start, start + MAX_COOKIE))?.[0] ?? '';
  return cookieSpans(line, start);
}

/** The secret values of one cookie header's text, which begins at `base`. */
export function cookieSpans(line: string, base: number): SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (const pair of line.matchAll(COOKIE_PAIR)) {
    const [, name = '', value = ''] = pair;
    if (COOKIE_ATTRIBUTES.has(name.toLowerCase()) || !isSessionValue(name, value)) continue;
    const end = base + pair.index + pair[0].length;
    spans.push({ start: end - value.length, end, rule: 'cookie', confidence: 'medium' });
  }
  return spans;
}

function isSessionValue(name: string, value: string): boolean {
  if (isPlaceholder(value, name) || isWordy(value)) return false;
  const mix = mixOf(value);
  if (SESSION_NAME.test(name)) return value.length >= 8 && mix.digits > 0 && mix.lower + mix.upper > 0;
  return value.length >= MIN_OPAQUE && mix.digits >= 2 && mix.lower + mix.upper >= 4 && mix.distinct >= 10;
}
