import type { Structure } from '../types.js';

/** Prefixes that need this look have two to five characters; two letters of the body more or less decide nothing. */
const PREFIX_LENGTH = 3;
/**
 * Share of neighbours that are both small letters: about 0.18 in text drawn from digits and both cases, about 0.6 in
 * words and camel-case names.
 */
const MAX_WORD_SHARE = 0.45;
/** The same without digits: about 0.25 in drawn text, above 0.7 in words. */
const MAX_WORD_SHARE_OF_LETTERS = 0.6;

function unlessRejected(holds: boolean): Structure {
  return holds ? 'unknown' : 'invalid';
}

function readsAsWords(body: string, maxShare = MAX_WORD_SHARE): boolean {
  let pairs = 0;
  for (let at = 1; at < body.length; at += 1) {
    if (isSmallLetter(body.charCodeAt(at - 1)) && isSmallLetter(body.charCodeAt(at))) pairs += 1;
  }
  return pairs > maxShare * (body.length - 1);
}

function isSmallLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

function isMixed(body: string): boolean {
  return /[0-9]/.test(body) && /[A-Z]/.test(body) && /[a-z]/.test(body) && !readsAsWords(body);
}

function hasLettersAndDigits(body: string): boolean {
  return /[A-Za-z]/.test(body) && /[0-9]/.test(body);
}

/** Whether the body looks drawn at random from digits, capitals and small letters: all three, and not words. */
export function mixedClasses(token: string): Structure {
  return unlessRejected(isMixed(token.slice(PREFIX_LENGTH)));
}

/** Whether the body has letters of both cases and does not read as words: for alphabets without digits. */
export function mixedCase(token: string): Structure {
  const body = token.slice(PREFIX_LENGTH);
  return unlessRejected(/[A-Z]/.test(body) && /[a-z]/.test(body) && !readsAsWords(body, MAX_WORD_SHARE_OF_LETTERS));
}

/** Whether the body has letters and digits: for alphabets of one case. */
export function lettersAndDigits(token: string): Structure {
  return unlessRejected(hasLettersAndDigits(token.slice(PREFIX_LENGTH)));
}

function isDrawn(body: string): boolean {
  return isMixed(body) || (/^[0-9a-f]+$/.test(body) && hasLettersAndDigits(body));
}

/** Whether what follows the first hyphen is hexadecimal with letters and digits, or drawn from digits and both cases. */
export function drawnAfterHyphen(token: string): Structure {
  return unlessRejected(isDrawn(token.slice(token.indexOf('-') + 1)));
}

/** The same for what follows the last underscore. */
export function drawnAfterUnderscore(token: string): Structure {
  return unlessRejected(isDrawn(token.slice(token.lastIndexOf('_') + 1)));
}

/** Whether what follows the bar (or its percent code) is drawn from digits and both cases. */
export function drawnAfterBar(token: string): Structure {
  return unlessRejected(isMixed(token.replace(/^[0-9]+(?:\||%7[Cc])/, '')));
}

/** Whether the token is `s.` and exactly 24 characters drawn from digits and both cases: Vault's old form. */
export function vaultLegacyToken(token: string): Structure {
  return unlessRejected(token.length === 26 && isMixed(token.slice(2)));
}
