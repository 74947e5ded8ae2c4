import { INVISIBLE_CLASS } from '../invisible.js';
import { chain, type Reading, ReadingBuilder } from './reading.js';

/** JSON in JSON in JSON, percent-encoded: as many rounds as nested writers are likely to make. */
const MAX_ROUNDS = 5;

const ANSI = '\\u001b\\[[0-9;]{0,24}[A-Za-z]';
const ESCAPE = new RegExp(
  [
    `${INVISIBLE_CLASS}+`,
    ANSI,
    '\\\\(?:["\'\\\\/nrtbf]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})',
    '%[0-9a-fA-F]{2}',
    '&(?:quot|amp|lt|gt|apos|nbsp|#[0-9]{1,5}|#x[0-9a-fA-F]{1,4});',
  ].join('|'),
  'g',
);
/** One of these begins every escape. Searched by themselves, they are found many times faster. */
const ESCAPE_SIGNS = ['\\', '%', '&', '\u001b'];
const INVISIBLE = new RegExp(INVISIBLE_CLASS);
const CONTROL: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: ' ' };

/**
 * The text with string escapes, percent-encoding and HTML entities decoded, and invisible characters and ANSI colours
 * gone, round after round until nothing changes. `undefined` when it holds none of them.
 */
export function decodedReading(text: string): Reading | undefined {
  let reading: Reading | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = decodeOnce(reading?.text ?? text);
    if (next === undefined) break;
    reading = reading === undefined ? next : chain(reading, next);
  }
  return reading;
}

function decodeOnce(text: string): Reading | undefined {
  if (!ESCAPE_SIGNS.some((sign) => text.includes(sign)) && !INVISIBLE.test(text)) return undefined;
  if (text.search(ESCAPE) < 0) return undefined;

  const builder = new ReadingBuilder(text);
  for (const match of text.matchAll(ESCAPE)) {
    builder.replace(match.index, match.index + match[0].length, decode(match[0]));
  }
  return builder.finish();
}

function decode(unit: string): string {
  switch (unit.charAt(0)) {
    case '\\':
      return decodeBackslash(unit.slice(1));
    case '%':
      return String.fromCharCode(Number.parseInt(unit.slice(1), 16));
    case '&':
      return decodeEntity(unit.slice(1, -1));
    default:
      return '';
  }
}

function decodeBackslash(body: string): string {
  if (body.length > 1) return String.fromCharCode(Number.parseInt(body.slice(1), 16));
  return CONTROL[body] ?? body;
}

function decodeEntity(name: string): string {
  const named = ENTITIES[name];
  if (named !== undefined) return named;
  return String.fromCharCode(
    name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10),
  );
}
