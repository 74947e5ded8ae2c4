import {
  CLEAR_TAILS,
  KEY_QUALIFIERS,
  PASSWORD_ENDINGS,
  PASSWORD_PARTS,
  PUBLIC_QUALIFIERS,
  SECRET_ENDINGS,
  SECRET_PARTS,
  STOP_TAILS,
  TOKEN_UNITS,
  WEAK_PARTS,
} from './key-words.js';
import { PROVIDERS } from './providers.js';

/**
 * What a key says of its value. `password`: any opaque word is one. `secret`: the value must look like a secret. `weak`:
 * it must be long and mixed. A key alone never makes a finding.
 */
export type KeyClass = 'password' | 'secret' | 'weak' | 'none';

const MAX_KEY = 160;
const PART_BREAK = /([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])|([A-Za-z])(\d)|(\d)([A-Za-z])/g;

/** Parts of a key in lower case: split at camelCase humps, digits and everything that is no letter or digit. */
export function keyParts(key: string): readonly string[] {
  const humps = key.slice(-MAX_KEY).replace(PART_BREAK, '$1$3$5$7 $2$4$6$8').replace(PART_BREAK, '$1$3$5$7 $2$4$6$8');
  return humps
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
}

/** Texts name the same keys again and again. Emptied when it is full: what callers send must not fill memory. */
const classes = new Map<string, KeyClass>();
const MAX_REMEMBERED = 4096;

/** Judges a key by its parts. Case, separators and humps do not matter. */
export function classifyKey(key: string): KeyClass {
  const known = classes.get(key);
  if (known !== undefined) return known;
  const judged = judgeKey(key);
  if (classes.size >= MAX_REMEMBERED) classes.clear();
  classes.set(key, judged);
  return judged;
}

function judgeKey(key: string): KeyClass {
  const parts = keyParts(key).filter((part) => !/^\d+$/.test(part));
  const strongest = rejoin(parts).reduce<KeyClass>(
    (best, part, index, all) => stronger(best, classOf(part, index, all)),
    'none',
  );
  const tail = parts.at(-1);
  if (strongest === 'none' || tail === undefined) return 'none';
  if (STOP_TAILS.has(tail) && !(CLEAR_TAILS.has(tail) && strongest === 'password')) return 'none';
  return strongest;
}

const RANK: Readonly<Record<KeyClass, number>> = { none: 0, weak: 1, secret: 2, password: 3 };

function stronger(left: KeyClass, right: KeyClass): KeyClass {
  return RANK[right] > RANK[left] ? right : left;
}

/** Puts spellings with a break inside back together: `pass word`, `pass phrase`, `auth 0`. */
function rejoin(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last === 'pass' && /^(?:word|wd|phrase|code)$/.test(part)) joined[joined.length - 1] = `pass${part}`;
    else joined.push(part);
  }
  return joined;
}

function classOf(part: string, index: number, parts: readonly string[]): KeyClass {
  if (PASSWORD_PARTS.has(part) || PASSWORD_ENDINGS.some((ending) => part.endsWith(ending))) return 'password';
  if (part === 'key' || part === 'keys') return keyClass(index, parts);
  if (part === 'token' || part === 'tokens') return tokenClass(part, index, parts);
  if (SECRET_PARTS.has(part)) return part === 'auth' && parts.length > 1 ? 'weak' : 'secret';
  if (/^[cx]srf/.test(part)) return 'none';
  if (SECRET_ENDINGS.some((ending) => part.endsWith(ending) && part.length > ending.length + 1)) return 'secret';
  if (WEAK_PARTS.has(part) || PROVIDERS.has(part)) return 'weak';
  return 'none';
}

function keyClass(index: number, parts: readonly string[]): KeyClass {
  const before = parts[index - 1];
  if (before === undefined || parts.slice(0, index).some((part) => PUBLIC_QUALIFIERS.has(part))) return 'none';
  if (KEY_QUALIFIERS.has(before)) return 'secret';
  return PROVIDERS.has(before) || parts.some((part) => PROVIDERS.has(part)) ? 'weak' : 'none';
}

function tokenClass(part: string, index: number, parts: readonly string[]): KeyClass {
  const before = parts[index - 1];
  if (before !== undefined && TOKEN_UNITS.has(before)) return 'none';
  return part === 'tokens' ? 'weak' : 'secret';
}
