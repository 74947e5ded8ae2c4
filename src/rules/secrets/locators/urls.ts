import { classCount, mixOf } from '../characters.js';
import { classifyKey } from '../context/key-grammar.js';
import { isPlaceholder, isReference } from '../context/placeholders.js';
import { isWordy } from '../context/plain-forms.js';
import { isSecretValue, NAMES_ITSELF, type ValueForm } from '../context/value-grammar.js';
import type { SignLiteral } from '../detector.js';
import type { SecretSpan } from '../types.js';

const MAX_URL = 4096;
/** A URL that goes on beyond this is looked at in any case. */
const SIGN_REACH = 512;
const URL_SIGN = /^[^\s"'`<>]*(?:@|%40|[?&;#][^\s"'`<>=]+=[^\s"'`<>]{6})|^[^\s"'`<>]{512}/;
const MAX_SCHEME = 32;
const SCHEME = /[A-Za-z][A-Za-z0-9+.-]*$/;
const URL_END = /[\s"'`<>\\]|&quot;/;
/** Schemes whose userinfo is an address and not a login. */
const ADDRESS_SCHEMES: ReadonlySet<string> = new Set(['mailto', 'sip', 'sips', 'xmpp', 'urn', 'data', 'tel']);
/** A user without a password on these hosts is public: a DSN's key. */
const PUBLIC_USER_HOST =
  /(?:^|\.)(?:sentry\.io|ingest(?:\.\w+)?\.sentry\.io|sentry\.[\w.-]+|bugsink\.[\w.-]+|glitchtip\.[\w.-]+)$/i;
/** Query parameters that hold a secret although their names do not say so. */
const QUERY_SECRETS: ReadonlySet<string> = new Set([
  'key',
  'sig',
  'code',
  'apikey',
  'api_key',
  'auth',
  'sas',
  'jwt',
  'pat',
  'hmac',
  'access',
  'credential',
  'secret',
  'token',
  'subscription-key',
  'session',
  'sid',
  'state_token',
  'ticket',
  'hash_key',
  'x-api-key',
]);
const SIGNATURES: ReadonlySet<string> = new Set([
  'x-amz-signature',
  'x-amz-security-token',
  'x-goog-signature',
  'x-oss-signature',
  'x-cos-security-token',
  'signature',
  'sig',
  'x-tos-signature',
]);
const MIN_TOKEN_USER = 16;
const MIN_PASSWORD = 4;

/**
 * See Detector: a URL that has a user or a parameter. Some writers of JSON escape slashes, and JSON in JSON escapes the
 * escapes: the URL shows once the text is decoded.
 */
export const URL_LITERALS: readonly SignLiteral[] = [
  { text: '://', holds: (text, start) => URL_SIGN.test(text.slice(start + 3, start + 3 + SIGN_REACH)) },
  ':\\/',
  ':\\\\/',
];

/** Finds passwords, tokens and secret parameters in URLs and connection strings of any scheme. */
export function findUrlSecrets(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
    const start = at + 3;
    const next = text.indexOf('://', start);
    const rest = text.slice(start, Math.min(start + MAX_URL, next < 0 ? text.length : next));
    const url = rest.slice(0, URL_END.exec(rest)?.index ?? rest.length);
    if (!url.includes('@') && !url.includes('=')) continue;
    const scheme = SCHEME.exec(text.slice(Math.max(0, at - MAX_SCHEME), at))?.[0].toLowerCase();
    if (scheme === undefined || ADDRESS_SCHEMES.has(scheme)) continue;
    spans.push(...userinfoSecrets(url, start), ...querySecrets(url, start));
  }
  return spans;
}

function userinfoSecrets(url: string, base: number): SecretSpan[] {
  const at = userinfoEnd(url);
  if (at === undefined) return [];
  const info = url.slice(0, at);
  const colon = info.indexOf(':');
  const host = /^[^/?#:,]*/.exec(url.slice(at + 1))?.[0] ?? '';
  if (colon < 0) return isTokenUser(info, host) ? [span(base, base + at, 'url-token')] : [];
  const [user, password] = [info.slice(0, colon), info.slice(colon + 1)];
  if (isUserPassword(user, password)) return [span(base + colon + 1, base + at, 'url-password')];
  return /^(?:x-oauth-basic|x-access-token|oauth2?)?$/i.test(password) && isTokenUser(user, host)
    ? [span(base, base + colon, 'url-token')]
    : [];
}

/** Where the userinfo ends: the last `@` of the authority. A password may itself hold `@`, `/`, `?` or `#` unencoded. */
function userinfoEnd(url: string): number | undefined {
  const slash = /[/?#]/.exec(url)?.index ?? url.length;
  const inAuthority = url.lastIndexOf('@', slash - 1);
  if (slash > 0 && inAuthority >= 0 && inAuthority < slash) return inAuthority;
  const late = url.indexOf('@', slash);
  const colon = url.indexOf(':');
  if (late < 0 || colon < 0 || colon > slash) return undefined;
  const afterColon = url.slice(colon + 1, slash);
  const isPort = /^\d{0,5}$/.test(afterColon);
  const hostAfter = /^[\w.-]+(?::\d{1,5})?(?:[/?,]|$)/.test(url.slice(late + 1));
  return isPort || !hostAfter || late - colon > 128 || url.slice(colon, late).includes('/@') ? undefined : late;
}

function isUserPassword(user: string, password: string): boolean {
  const plain = decodeLoosely(password);
  if (plain.length < MIN_PASSWORD || isPlaceholder(plain, user) || isReference(plain)) return false;
  if (NAMES_ITSELF.test(plain) || /^[<{[$%]/.test(plain) || /^[:*]+$/.test(plain)) return false;
  if (plain.toLowerCase() === user.toLowerCase() && isWordy(plain)) return false;
  return !/^(?:pass(?:word|wd)?|pwd|secret|guest|user(?:name)?|admin|root|postgres|mysql|test|port)$/i.test(plain);
}

/** A user alone is a token only if it looks like one: long, and letters and digits mixed. */
function isTokenUser(user: string, host: string): boolean {
  const plain = decodeLoosely(user);
  if (
    plain.length < MIN_TOKEN_USER ||
    PUBLIC_USER_HOST.test(host) ||
    isPlaceholder(plain) ||
    isReference(plain) ||
    isWordy(plain)
  )
    return false;
  const mix = mixOf(plain);
  return /^[\w.~+/=-]+$/.test(plain) && mix.digits >= 2 && mix.lower + mix.upper >= 2;
}

function querySecrets(url: string, base: number): SecretSpan[] {
  const question = /[?#;]/.exec(url)?.index;
  if (question === undefined) return [];
  const spans: SecretSpan[] = [];
  for (const match of url.slice(question).matchAll(/[?&#;]([\w.%[\]-]{1,64})=([^&#;,)\]}]{6,2048})/g)) {
    const [, name = '', value = ''] = match;
    const valueEnd = base + question + match.index + match[0].length;
    const rule = queryRule(name.toLowerCase(), decodeLoosely(value));
    if (rule !== undefined) spans.push(span(valueEnd - value.length, valueEnd, rule));
  }
  return spans;
}

function queryRule(name: string, value: string): string | undefined {
  if (SIGNATURES.has(name)) return value.length >= 20 && classCount(mixOf(value)) >= 2 ? 'signed-url' : undefined;
  const keyClass = classifyKey(name);
  const form: ValueForm = { written: 'quoted', key: name };
  if (keyClass !== 'none' && isSecretValue(value, keyClass, form)) return 'url-parameter';
  return QUERY_SECRETS.has(name) && isSecretValue(value, 'weak', form) ? 'url-parameter' : undefined;
}

/** Percent-decoding that keeps what is not valid. */
function decodeLoosely(text: string): string {
  return text.replace(/%([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function span(start: number, end: number, rule: string): SecretSpan {
  return { start, end, rule, confidence: 'high' };
}
