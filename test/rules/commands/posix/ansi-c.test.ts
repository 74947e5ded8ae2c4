import { expect, it } from 'vitest';
import { decodeEscapes } from '../../../../src/rules/commands/posix/ansi-c.js';

const ROWS: readonly [string, string][] = [
  ['plain', 'plain'],
  ['\\x2eenv', '.env'],
  ['\\056env', '.env'],
  ['\\0056env', '.env'],
  ['\\u002eenv', '.env'],
  ['\\U0000002eenv', '.env'],
  ['\\xc3\\xa9', 'é'],
  ['a\\tb\\nc', 'a\tb\nc'],
  ['\\\'\\\\\\"', '\'\\"'],
  ['\\cA', '\x01'],
  ['\\z', '\\z'],
  ['end\\', 'end\\'],
  ['\\U00110000', '\ufffd'],
];

it.each(ROWS)('%j decodes to %j', (text, decoded) => {
  expect(decodeEscapes(text)).toBe(decoded);
});
