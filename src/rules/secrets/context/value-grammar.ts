import { classCount, mixOf } from '../characters.js';
import { isFillerBody } from '../filler.js';
import type { KeyClass } from './key-grammar.js';
import { isExpression, isPlaceholder, isReference } from './placeholders.js';
import { isPlainForm, isProse, isWordy } from './plain-forms.js';
import { FILLER_WORDS } from './value-words.js';

/** How a value was written, which says how much it may be trusted to be a literal. */
export interface ValueForm {
  /**
   * `quoted`: in quotes, an XML element, a JSON string: surely a literal. `line`: bare and alone on a line of a config
   * file, where a name is a literal but a call is code. `bare`: anywhere else.
   */
  readonly written: 'quoted' | 'line' | 'bare';
  /** The key, for values that only repeat it. */
  readonly key: string;
}

const MAX_VALUE = 4096;
const MIN_PASSWORD = 6;
const MIN_LETTERS_PASSWORD = 8;
const MIN_SECRET = 8;
/** From here one digit among letters of one case is enough. */
const MIN_MIXED = 12;
const MIN_WEAK = 16;
/** Letters of one case, and no words: chance makes no such run shorter. */
const MIN_LETTERS_SECRET = 20;

/** Whether a value under a key of this class is a secret, by the value's own grammar. Compares whole values, never parts. */
export function isSecretValue(value: string, keyClass: KeyClass, form: ValueForm): boolean {
  if (keyClass === 'none' || value.length < MIN_PASSWORD || value.length > MAX_VALUE) return false;
  if (isPlaceholder(value, form.key) || isReference(value)) return false;
  if (form.written !== 'quoted' && isExpression(value, form.written)) return false;
  if (isPlainForm(value, keyClass)) return false;
  if (/\s/.test(value)) return isPassphrase(value, keyClass);
  switch (keyClass) {
    case 'password':
      return isPasswordLike(value, form);
    case 'secret':
      return isSecretLike(value);
    case 'weak':
      return isWeakSecret(value);
  }
}

/** `authpassword`, `mysecret`: a word for the thing and not the thing. */
export const NAMES_ITSELF = /^[a-z]*(?:password|passwd|passphrase|secret|token|apikey)[a-z]*$/i;

/** Digits, symbols or both cases make a password; so do eight letters written as a literal. */
function isPasswordLike(value: string, form: ValueForm): boolean {
  const mix = mixOf(value);
  if (mix.distinct <= 2) return false;
  if (mix.digits > 0) return !isSlug(value);
  if (isWordy(value))
    return (
      form.written !== 'bare' &&
      /^[a-z]+$/i.test(value) &&
      value.length >= MIN_LETTERS_PASSWORD &&
      !/[a-z][A-Z]/.test(value) &&
      !NAMES_ITSELF.test(value)
    );
  return classCount(mix) >= 2 || (form.written !== 'bare' && value.length >= MIN_LETTERS_PASSWORD);
}

/** `secret-2-levels`: words and numbers in a row, one of them a filler word. */
function isSlug(value: string): boolean {
  const parts = value.toLowerCase().split(/[-_. ]/);
  return parts.length >= 3 && parts.some((part) => FILLER_WORDS.has(part)) && isWordy(value);
}

/** Letters and digits mixed, or a long run that no word list explains. */
function isSecretLike(value: string): boolean {
  if (value.length < MIN_SECRET || isFillerBody(value)) return false;
  const mix = mixOf(value);
  const letters = mix.lower + mix.upper;
  if (isWordy(value)) return false;
  if (mix.digits === 0) {
    const isMixed = value.length >= MIN_WEAK && classCount(mix) >= 2 && mix.distinct >= 8;
    return isMixed || (value.length >= MIN_LETTERS_SECRET && mix.distinct >= 10);
  }
  if (letters === 0) return mix.other > 0 && value.length >= MIN_WEAK;
  return mix.digits >= 2 || classCount(mix) >= 3 || value.length >= MIN_MIXED;
}

/** At least 16 characters of one run, letters and digits well mixed. */
function isWeakSecret(value: string): boolean {
  if (value.length < MIN_WEAK || isFillerBody(value)) return false;
  if (!/^[A-Za-z0-9+/=_.:~-]+$/.test(value) || isWordy(value)) return false;
  const mix = mixOf(value);
  return mix.digits >= 2 && mix.lower + mix.upper >= 2 && mix.distinct >= 8;
}

/** Several words: a passphrase only if one of them is no word. */
function isPassphrase(value: string, keyClass: KeyClass): boolean {
  if (keyClass !== 'password' || value.length > 128 || isProse(value)) return false;
  return value
    .split(/\s+/)
    .some((word) => word.length >= MIN_PASSWORD && classCount(mixOf(word)) >= 3 && !isWordy(word));
}
