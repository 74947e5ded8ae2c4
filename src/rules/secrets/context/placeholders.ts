import { hasFewCharacters } from '../characters.js';
import { isWordy } from './plain-forms.js';
import { FILLER_WORDS, STATE_WORDS } from './value-words.js';

/** Brackets and marks that template languages put around a name: the whole value stands inside them. */
const WRAPPED = [
  /^\$\{[^}]{0,200}\}+$/,
  /^\$\$?[A-Za-z_][\w.:]{0,100}$/,
  /^\$\(.{0,200}\)$/,
  /^\$?\{\{.{0,200}\}\}$/,
  /^\{[\w.: -]{0,100}\}$/,
  /^%\{?[\w.:() -]{1,100}[%}]s?$/,
  /^<[^<>]{0,200}>$/,
  /^\[[^[\]]{0,200}\]$/,
  /^\([^()]{0,200}\)$/,
  /^@{1,2}[\w.-]{1,100}@{1,2}$/,
  /^#\{[^}]{0,200}\}$/,
  /^__[A-Za-z0-9_]{1,100}__$/,
  /^`[^`]{0,200}`$/,
  /^(?:<%|\{%).{0,200}(?:%>|%\})$/,
];
const REDACTED = /\[REDACTED|\[MASKED|\[FILTERED|\[HIDDEN|\*{3,}|•{2,}|●{2,}|…|\.{3,}|x{6,}|X{6,}|<redacted>|<hidden>/i;
const REFERENCE =
  /^(?:process\.env|import\.meta|os\.(?:environ|getenv)|System\.|Environment\.|ENV[[.]|env[[.(:]|\$env:|getenv|secrets?\.[A-Za-z_]|vars\.|var\.|local\.|data\.|module\.|vault[:/]|kv\/|secret[:/]|op:\/\/|arn:|aws-?s[ms]|ssm:|keyring:|keychain:|ref\+|gcpsm:|azurekv:|awssm:|file:|cmd:|exec:|projects\/|ENC[[(]|!(?:vault|Ref|Sub|ImportValue|GetAtt|secret)|AQICAH|\{cipher\}|resolve:|doppler:|infisical:|bao:|sops:|\$2[aby]\$ARG|config\(|settings\.|self\.|this\.|args\.|ctx\.|req\.|request\.|params?\.|props\.|options?\.|opts\.|cfg\.|conf\.)/i;
/**
 * A name in the marks of a template language: at the start of a value, where a space may have cut the rest off, or anywhere if
 * it goes on as such a template does. Passwords hold braces and dollars as well.
 */
const TEMPLATE =
  /^\$[{(A-Za-z_]|^\$\$|^\{\{|^%[A-Za-z_]+%|[$#]\{[A-Za-z_][\w.]*(?:[}:?(+|[ -]|$)|\$\([^()]*(?:\)|$)|\{\{[^{}]*\}\}/;
/** A member, a call, an index, an operator: what source code has on the right of `=`. */
const CODE = [
  /^[A-Za-z_$][\w$]*\.[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/,
  /^[!&*~-]*[A-Za-z_$][\w$.:<>]*[([](?:.*["'`].*|(?:.*[^\w!-])?|.*[)\]](?:\??\.[A-Za-z_$][\w$]*)+)$/,
  /^(?:new|await|typeof|function|async|class|return|throw|lambda|not|if)\b/,
  /^(?:\(|\[|\{|=>|<[A-Za-z/]|&&|\|\||\?)/,
  /^[A-Za-z_][\w.]*\|[A-Za-z_]/,
];
/** First words of a text that tells a reader what to put here. */
const TO_READER: ReadonlySet<string> = new Set(
  'your my insert replace enter put add paste example dummy fake sample change'.split(' '),
);
/** `config.password`, `self.db->token!`: names of one member after another. */
const MEMBER = /^[A-Za-z_$]+(?:(?:\.|->|::|\?\.)[A-Za-z_$]{2,})+(?![\w$])[([!;,]?/;
const NUMBERED_MEMBER = /^[A-Za-z_$][\w$]*(?:(?:\.|->|::|\?\.)[A-Za-z_$][\w$]+)+[([!;,]?$/;
const SAME_CHARACTERS = 2;
/** Placeholders made of words are no longer than this. */
const MAX_WORDS = 128;

/** Whether a whole value stands in for a secret: a template, a mask, our own marker, words such as `your-api-key-here`. */
export function isPlaceholder(value: string, key = ''): boolean {
  const bare = trimQuotes(value);
  if (bare === '' || hasFewCharacters(bare, SAME_CHARACTERS) || REDACTED.test(bare)) return true;
  if (WRAPPED.some((pattern) => pattern.test(bare))) return true;
  if (bare.length > MAX_WORDS) return false;
  const lower = bare.toLowerCase();
  if (STATE_WORDS.has(lower) || isEcho(lower, key)) return true;
  return isMadeOfFiller(bare);
}

/** Whether a value names the place of a secret: an environment variable, a vault path, an encrypted block. */
export function isReference(value: string): boolean {
  const bare = trimQuotes(value);
  return REFERENCE.test(bare) || TEMPLATE.test(bare);
}

/**
 * Whether text that is not in quotes is code that yields a value, and not the value. Anywhere in code, letters alone are
 * a variable's name, and brackets or operators are code; on a line of a config file they are not.
 */
export function isExpression(value: string, written: 'line' | 'bare'): boolean {
  if (CODE.some((pattern) => pattern.test(value)) || MEMBER.test(value)) return true;
  if (NUMBERED_MEMBER.test(value) && (written === 'bare' || isWordy(value))) return true;
  return written === 'bare' && (/^[A-Za-z_$]+[;,)]*$/.test(value) || /[(){};|]|&&|[!=]=\w|\w=\w/.test(value));
}

function trimQuotes(value: string): string {
  return value.replace(/^[\s"'`\\]+|[\s"'`\\]+$/g, '');
}

/** The value only repeats its key: `password: password`, `API_KEY=api-key`. */
function isEcho(value: string, key: string): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return key !== '' && letters(value) === letters(key);
}

/** Every part is a filler word, a run of `x`, or a number of up to two digits. */
function isMadeOfFiller(value: string): boolean {
  const parts = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  if (parts.length === 0) return !/[^\s*.…•_#?-]/.test(value);
  const isFiller = (part: string): boolean =>
    FILLER_WORDS.has(part.replace(/\d{1,2}$/, '')) || /^(?:x+|\d{1,2}|([a-z])\1{2,})$/.test(part);
  return parts.every(isFiller) || isPointedAtReader(value);
}

/**
 * `<your token>`, `YOUR_…`, `…_here`, `…-goes-here`, `INSERT…`, `replace-with-…`: words to a reader. Behind a first word
 * that names and passwords begin with as well (`my`, `add`, `put`), the rest has to be words too.
 */
function isPointedAtReader(value: string): boolean {
  if (!/^[A-Za-z0-9 _.<>[\]{}-]{1,80}$/.test(value) || /\d{4}/.test(value)) return false;
  if (/[-_ ](?:here|placeholder|example|goes here)[>\]}]?$/i.test(value)) return true;
  return /^[<[{]?your[-_ .]/i.test(value) || (isAddressed(value) && isWordy(value));
}

function isAddressed(value: string): boolean {
  const first = value.replace(/^[<[{]/, '').split(/[-_ .]|(?<=[a-z])(?=[A-Z])/, 2)[0];
  return first !== undefined && TO_READER.has(first.toLowerCase());
}
