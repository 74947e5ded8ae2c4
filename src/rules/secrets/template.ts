import type { Draw, Example } from './types.js';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const DIGITS = '0123456789';

/** Alphabets by the name that templates use: `{base62:36}` is 36 characters of `base62`. */
export const ALPHABETS: Readonly<Record<string, string>> = {
  lower: LOWER,
  upper: UPPER,
  digits: DIGITS,
  letters: UPPER + LOWER,
  hex: `${DIGITS}abcdef`,
  HEX: `${DIGITS}ABCDEF`,
  base32: `${UPPER}234567`,
  base32lower: `${LOWER}234567`,
  base36: DIGITS + LOWER,
  BASE36: DIGITS + UPPER,
  base58: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  base62: DIGITS + UPPER + LOWER,
  base64: `${UPPER}${LOWER}${DIGITS}+/`,
  base64url: `${UPPER}${LOWER}${DIGITS}-_`,
  bech32: 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L',
};

const PLACEHOLDER = /\{([A-Za-z0-9]+)(?::([^{}]*))?\}/g;
const MAX_REDRAWS = 1000;

/**
 * Builds an example. In a template, `{alphabet:n}` is n characters (names: ALPHABETS, and digits, upper- and lower-case
 * letters all occur if the alphabet has them and n >= 12), `{uuid}` a random UUID, `{one:a|b|c}` one of the choices, `{jwt}` a signed-looking JWT. An unknown name throws.
 * @param seed any integer; the same template and seed give the same text.
 */
export function expandTemplate(example: Example, seed: number): string {
  const draw = createDraw(seed);
  if (typeof example === 'function') return example(draw);
  return example.replace(PLACEHOLDER, (_all, name: string, argument: string | undefined) => fill(name, argument, draw));
}

/** A source of characters that depends on the seed alone. */
export function createDraw(seed: number): Draw {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const integer = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const chars = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet.charAt(integer(alphabet.length))).join('');
  return { integer, chars };
}

function fill(name: string, argument: string | undefined, draw: Draw): string {
  if (name === 'uuid') return uuid(draw);
  if (name === 'jwt') return jwt(draw);
  if (name === 'one') {
    const choices = (argument ?? '').split('|');
    return choices[draw.integer(choices.length)] ?? '';
  }
  const alphabet = ALPHABETS[name];
  const length = Number(argument);
  if (alphabet === undefined || !Number.isInteger(length))
    throw new TypeError(`no template {${name}:${argument ?? ''}}`);
  return mixedRun(alphabet, length, draw);
}

/** Real tokens of some length hold every class of their alphabet; so do these, or structure tests would flicker. */
function mixedRun(alphabet: string, length: number, draw: Draw): string {
  const classes = [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(alphabet));
  for (let round = 0; round < MAX_REDRAWS; round += 1) {
    const run = draw.chars(alphabet, length);
    const plain = /^[A-Za-z0-9].*[A-Za-z0-9]$/.test(run) || length < 2;
    if (plain && (length < 12 || classes.every((kind) => kind.test(run)))) return run;
  }
  throw new Error(`no mixed run of ${length} characters found`);
}

function uuid(draw: Draw): string {
  const hex = (length: number): string => draw.chars(ALPHABETS.hex ?? '', length);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'.charAt(draw.integer(4))}${hex(3)}-${hex(12)}`;
}

function jwt(draw: Draw): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const subject = draw.chars(DIGITS, 10);
  const id = draw.chars(ALPHABETS.hex ?? '', 24);
  const signature = mixedRun(ALPHABETS.base64url ?? '', 43, draw);
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: subject, iat: 1_700_000_000 + draw.integer(1e7), jti: id })}.${signature}`;
}
