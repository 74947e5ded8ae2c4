import { describe, expect, test } from 'vitest';
import { decodeJson } from '../../../src/domain/json/decode.js';

const bounds = { maxDepth: 200, maxNodes: 200_000 };
const bytes = (text: string) => new TextEncoder().encode(text);
const fault = (input: Uint8Array, limits = bounds) => {
  const decoded = decodeJson(input, limits);
  return decoded.ok ? 'ok' : decoded.error;
};

describe('decodeJson refuses', () => {
  test.each([
    ['nothing', ''],
    ['a cut-off object', '{"a":1'],
    ['trailing text', '{"a":1} x'],
    ['two values', '{"a":1}{"b":2}'],
    ['a byte order mark', '\ufeff{"a":1}'],
    ['single quotes', "{'a':1}"],
    ['a raw line feed in a string', '{"a":"\n"}'],
    ['NaN', '{"a":NaN}'],
  ])('%s', (_name, text) => expect(fault(bytes(text))).toBe('not-json'));

  test.each([
    ['twice the same key', '{"a":1,"a":2}'],
    ['the same key under an escape', '{"path":1,"p\\u0061th":2}'],
    ['a duplicate deep inside', '{"x":[{"y":{"a":1,"b":2,"a":3}}]}'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}'],
  ])('%s', (_name, text) => expect(fault(bytes(text))).toBe('duplicate-keys'));

  test.each([
    ['a lone continuation byte', [0x22, 0x80, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x22, 0x00, 0x22, 0x00]],
    ['a cut-off character', [0x22, 0xe2, 0x82, 0x22]],
  ])('%s', (_name, octets) => expect(fault(Uint8Array.from(octets))).toBe('not-utf8'));

  test('nesting beyond the bound, in linear time and without recursion', () => {
    expect(fault(bytes(`${'['.repeat(201)}${']'.repeat(201)}`))).toBe('too-deep');
    expect(fault(bytes('['.repeat(10_000_000)))).toBe('too-deep');
    expect(fault(bytes(`${'['.repeat(200)}${']'.repeat(200)}`))).toBe('ok');
  });

  test('more nodes than the bound before they are built', () => {
    expect(fault(bytes(`[${'[],'.repeat(150_000)}[]]`))).toBe('too-many-nodes');
    expect(fault(bytes(`[${'{},'.repeat(150_000)}{}]`))).toBe('too-many-nodes');
    expect(fault(bytes(`[${'1,'.repeat(250_000)}1]`))).toBe('too-many-nodes');
  });
});

describe('decodeJson reads', () => {
  test.each([
    ['a replacement character that was sent as such', '{"a":"\ufffd"}'],
    ['keys that objects inherit', '{"constructor":1,"toString":{"__proto__":{"x":1}}}'],
    ['structure characters and escapes inside strings', '{"a":"{[,:\\"\\\\","b":"\\\\"}'],
    ['long strings with quotes near a power of two', `{"a":"${'x'.repeat(23)}\\"${'y'.repeat(70)}\\\\","b":1}`],
    ['lone surrogates in escapes', '{"a":"\\ud800"}'],
  ])('%s', (_name, text) => {
    const decoded = decodeJson(bytes(text), bounds);
    expect(decoded).toEqual({ ok: true, value: { text, value: JSON.parse(text) } });
  });

  test('__proto__ as a plain own key', () => {
    const decoded = decodeJson(bytes('{"__proto__":{"admin":true}}'), bounds);
    expect(decoded.ok && Object.keys(decoded.value.value ?? {})).toEqual(['__proto__']);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});
