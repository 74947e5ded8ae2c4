import { mixOf } from '../characters.js';
import type { KeyClass } from './key-grammar.js';
import { FILLER_WORDS, TERMS } from './value-words.js';

/** Forms that are never a secret, whatever the key. */
const PUBLIC_FORMS = [
  /^[a-z][a-z0-9+.-]{1,30}:\/\/[^\s@]*$/i,
  /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/,
  /^(?:sha(?:1|224|256|384|512)|md5|blake\w{0,3})[-:=]/i,
  /^data:[\w.+-]+\/[\w.+-]+[;,]/,
  /^v?\d{1,6}\.\d{1,6}(?:\.\d{1,6}){0,3}(?:[-+][\w.-]{1,40})?$/,
  /^(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-\S{1,40}) /,
  /^[\w.+-]{1,64}\/[\w.+-]{1,64}(?:;.*)?$/i,
  /^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5}|\/\d{1,2})?$/,
  /^#[0-9a-f]{3,8}$/i,
  /^(?:--|var\(|rgba?\(|calc\()/,
  /^[-+]?\d{1,3}(?:,\d{3})+$/,
  /^\^.*\$$/,
  /^0x[0-9a-f]{1,16}$/i,
  /^[A-Za-z_$][\w$]*\[\d{1,3}\](?:\.[\w$]+)+$/,
  /^(?:pk_(?:live|test)_\w+|phc_\w+|pk\.eyJ[\w.-]+|sb_publishable_[\w-]+|A(?:IDA|ROA|GPA)[A-Z2-7]{16,17}|AC[0-9a-f]{32})$/,
];
const PATH_FORMS = [
  /^(?:\.{1,2}|~)?\/(?:[\w@.+ ~-]+\/)*[\w@.+ ~-]*\.?[\w*]*$/,
  /^[A-Za-z]:[\\/]/,
  /^\\\\[\w.$-]+\\/,
  /^(?:[\w@.-]+\/){2,}[\w@.-]+$/,
  /^[\w-]+(?:\.[\w-]+)*\.(?:json|ya?ml|toml|txt|env|pem|key|crt|cfg|conf|ini|properties|xml|js|ts|tsx|jsx|py|rb|go|java|rs|php|html|css|md|sh|sql|log|cs|vue|png|svg|jpg)$/i,
];
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Names in capitals, such as constants, have no humps. */
const ALL_CAPS = /^[^a-z]+$/;
const DATE = /\b\d{4}-\d\d-\d\d\b/g;
const HUMP = /([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g;
const VOWEL = /[aeiouy]/;
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{5}/;
const SHORT_WORDS: ReadonlySet<string> = new Set(
  'a i id my me to of in on at by is it as or an if no up db ui js ts x y go os io ip ai ml mcp http https html css xml sql ssh ssl tls tcp url uri api jwt sdk cli npm src dst cfg ctx req res msg str num fn cb ok dev prod tmp ttl cdn dns ftp ldap smtp gcp aws vpc iam rds sqs sns kms acl crud csv pdf png svg gif jpg rpc grpc'.split(
    ' ',
  ),
);

/** Shorter runs with a slash are paths more often than keys. */
const MIN_BASE64 = 20;

/** Whether a whole value has a form of its own that is no secret: a URL without a user, a date, a path, a version, a hash with its name. */
export function isPlainForm(value: string, keyClass: KeyClass): boolean {
  if (isBase64Run(value)) return false;
  if (PUBLIC_FORMS.some((pattern) => pattern.test(value)) && !/^\S+:\/\/[^/\s]*:[^/\s]*@/.test(value)) return true;
  if (isPath(value)) return true;
  if (keyClass === 'password') return EMAIL.test(value);
  if (EMAIL.test(value) || /^[-+]?[\d.,_ ]+$/.test(value)) return true;
  return keyClass === 'weak' && UUID.test(value);
}

/** Base64 holds slashes as paths do: digits and letters of both cases, and most of them in parts that are no words. */
function isBase64Run(value: string): boolean {
  if (value.length < MIN_BASE64 || !/^[A-Za-z0-9+/]+={0,2}$/.test(value) || !value.includes('/')) return false;
  const mix = mixOf(value);
  if (mix.digits === 0 || mix.lower === 0 || mix.upper === 0) return false;
  const wordy = value.split(/[/+=]/).filter((part) => part !== '' && isWordy(part));
  return wordy.join('').length * 2 < value.length;
}

function isPath(value: string): boolean {
  return (
    PATH_FORMS.some((pattern) => pattern.test(value)) &&
    value.split(/[\\/]/).every((part) => part.length < 40 && (isWordy(part) || part.length < 24))
  );
}

/** Signs that do not join words; so many different ones stand in no name and no sentence. */
const SYMBOL = /[^\p{L}\p{N}\s_.,:;/-]/gu;
const MANY_SYMBOLS = 4;

/**
 * Whether a value is words: an identifier, a slug, a message key. Each part (between humps and punctuation) is a
 * pronounceable word, a known term or a short number, and there is at most one number.
 */
export function isWordy(written: string): boolean {
  const value = written.replace(DATE, '');
  const parts = (ALL_CAPS.test(value) ? value : value.replace(HUMP, '$1$3 $2$4'))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  if (parts.length === 0 || new Set(value.match(SYMBOL)).size >= MANY_SYMBOLS) return false;
  let numbers = 0;
  let words = 0;
  for (const part of parts) {
    if (/^\d{1,5}$/.test(part)) numbers += 1;
    else if (isWord(part)) words += 1;
    else return false;
  }
  const letters = mixOf(value);
  return words > 0 && numbers <= Math.max(1, words / 2) && (letters.lower + letters.upper) / words >= 2.5;
}

function isWord(part: string): boolean {
  if (TERMS.has(part) || SHORT_WORDS.has(part) || FILLER_WORDS.has(part)) return true;
  const stem = part.replace(/\d{1,2}$/, '');
  if (part.length === 1 || (stem !== part && (SHORT_WORDS.has(stem) || FILLER_WORDS.has(stem)))) return true;
  if (/[^a-z]/.test(part)) return /^\p{L}+$/u.test(part) && !/[a-z]/.test(part);
  return part.length >= 3 && part.length <= 24 && VOWEL.test(part) && !CONSONANTS.test(part);
}

/** Whether text with spaces is a sentence or label: most of its words are words. */
export function isProse(value: string): boolean {
  const words = value.split(/\s+/).filter((word) => word !== '');
  const plain = words.filter(
    (word) => isWordy(word.replace(/[.,:;!?'"()]+$/g, '').replace(/^['"(]+/, '')) || !/[\p{L}\p{N}]/u.test(word),
  );
  return words.length > 6 || plain.length * 3 >= words.length * 2;
}
