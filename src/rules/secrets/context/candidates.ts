import type { SignLiteral } from '../detector.js';
import { PROVIDERS } from './providers.js';

const PASSWORD_STEMS =
  'pass(?:w|[ _-]?phrase|[ _-]?code|[ _-]?key)|pwd|pswd|[_.:\\s"\'-]pass["\'\\s:=]|pass["\'`]?\\s{0,4}[:=]|userpass|dbpass|_pw|requirepass|masterauth|identified by|senha|kennwort|motdepasse|contrase|has[lł]o|heslo|geslo|parola|[sş]ifre|salasana|adgangskode|l[oö]senord|jelsz|пароль|密码|密碼|口令|パスワード|비밀번호|패스워드|암호';
const SECRET_STEMS =
  'secret|token|api[ _.-]?key|[a-z0-9][ _.-]{0,2}keys?|cred|auth|bearer|jwt|psk|otp|mnemonic|seed|hmac|signature|\\bpat\\b|토큰|令牌|密钥|トークン|токен|секрет|시크릿';
/** From a key word on: the rest of the key, then something that joins, then perhaps words (types, `value`), then the value's first characters. */
const ESCAPED = '%[0-9a-f]{2}|&#?[a-z0-9]+;|\\x1b\\[[0-9;]*m|\\\\u00[0-9a-f]{2}|\\\\x[0-9a-f]{2}|\\\\[nrt]';
const JOIN = `[\\w.$-]*(?:[^\\w]|${ESCAPED})+(?:[a-z_*&]+[^\\w]+){0,3}`;
/** A short word that is a key only where it ends at what joins: `SMTP_PASS=X`, `pw: X`. */
const SHORT_STEM = `(?:[_.:\\s"'-]pass["'\\s:=]|(?:pass|\\bpw)["'\`]?\\s{0,4}[:=])(?:[^\\w]|${ESCAPED})*(?:[a-z_*&]+[^\\w]+){0,3}`;
const VALUE_WITH_DIGIT = '[^\\s"\'`]*[0-9]';
const LONG_VALUE = '[\\w+/=.~-]{12}';
const LETTERS = '(?:[^\\s"\'`(){}<>\\[\\]$]{6}|[^\\s"\'`]{12})';
/** No digit and no long run, but long: brackets, dollars and what else a generator puts in. */
const SYMBOLS = '[^\\s"\'`]{16}';

function providerNames(): readonly string[] {
  return [...PROVIDERS].filter((name) => name.length > 3 || name === 'aws').sort();
}

/** Where a key may begin: its key word, before something that could be a value. RE2 source. */
export function candidateSource(): string {
  const alternatives = [
    `(?:${PASSWORD_STEMS})${JOIN}(?:${VALUE_WITH_DIGIT}|${LETTERS})`,
    `${SHORT_STEM}(?:${VALUE_WITH_DIGIT}|${LETTERS})`,
    `(?:${SECRET_STEMS})${JOIN}(?:${VALUE_WITH_DIGIT}|${LONG_VALUE}|${SYMBOLS})`,
    `(?:${providerNames().join('|')})[\\w.-]*[^\\w\\n]*[:=,>|("'\\s][^\\w]*(?:[a-z_*&]+[^\\w]+){0,2}[\\w+/=-]{16}`,
  ];
  const pairs = `["'](?:name|key|id|variable|env)["']\\s*:\\s*["'][\\w.-]*(?:${PASSWORD_STEMS}|${SECRET_STEMS})[\\w.-]*["']\\s*}`;
  return `(?i:${[...alternatives, pairs].join('|')})`;
}

/** What a value may be away from its key word. Longer is never read. */
const REACH = 256;
const RUN = 12;
const LONG_RUN = 16;
const TOKEN = 1;
const OUTSIDE = 2;
/** For each ASCII code, TOKEN for `\w + / = . ~ -`, OUTSIDE for spaces and quotes. */
const IN_RUN = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

function kindOf(character: string): number {
  if (/[\w+/=.~-]/.test(character)) return TOKEN;
  return /[\s"'`]/.test(character) ? OUTSIDE : 0;
}
/** What follows a provider's name: the rest of the key, what joins, at most two words, a long run. Bounded on all sides. */
const PROVIDER_TAIL = /[\w.-]{0,64}[^\w\n]{1,128}(?:[a-z_*&]{1,24}[^\w]{1,64}){0,2}[\w+/=-]{16}/iy;

/** The ASCII key words, where something that could be a value follows. See Detector. */
export function candidateLiterals(): readonly SignLiteral[] {
  const passwords =
    'pass pwd pswd identified senha kennwort contrase haslo heslo geslo parola sifre salasana adgangskode losenord jelsz'.split(
      ' ',
    );
  const secrets = 'secret token cred auth bearer jwt psk otp mnemonic seed hmac signature'.split(' ');
  return [
    ...passwords,
    {
      text: 'pw',
      holds: (all, start) =>
        all.charAt(start - 1) === '_' || /^["'`]?\s{0,4}[:=]/.test(all.slice(start + 2, start + 8)),
    },
    ...secrets.map((text) => ({
      text,
      holds: (all: string, start: number) => hasDigitOrRun(all, start + text.length) || isPairEnd(all, start),
    })),
    {
      text: 'key',
      holds: (all, start) =>
        /[a-z0-9][ _.-]{0,2}$/i.test(all.slice(Math.max(0, start - 3), start)) &&
        (hasDigitOrRun(all, start + 3) || isPairEnd(all, start)),
    },
    {
      text: 'pat',
      alone: true,
      holds: (all, start) => !/\w/.test(all.charAt(start - 1)) && !/\w/.test(all.charAt(start + 3)),
    },
    ...providerNames().map((text) => ({
      text,
      holds: (all: string, start: number) => hasProviderTail(all, start + text.length),
    })),
  ];
}

function hasProviderTail(text: string, at: number): boolean {
  PROVIDER_TAIL.lastIndex = at;
  return PROVIDER_TAIL.test(text);
}

/** Whether there is a digit, a run of RUN characters, or one of LONG_RUN of any but spaces and quotes, within REACH characters. */
function hasDigitOrRun(text: string, from: number): boolean {
  const end = Math.min(text.length, from + REACH);
  let run = 0;
  let long = 0;
  for (let at = from; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) return true;
    const kind = code < 128 ? IN_RUN[code] : 0;
    run = kind === TOKEN ? run + 1 : 0;
    long = kind === OUTSIDE ? 0 : long + 1;
    if (run === RUN || long === LONG_RUN) return true;
  }
  return false;
}

/** A name that ends its pair has its value before it: `{"value": "X", "name": "TOKEN"}`. */
function isPairEnd(text: string, start: number): boolean {
  return /^[\w.-]{0,80}["']\s{0,80}}/.test(text.slice(start, start + 200));
}
