import { describe, expect, test } from 'vitest';
import { decodeRequest } from '../../src/wire/decode-message.js';
import { delimited, tag, varint, withBase } from '../helpers/wire/bytes.js';
import { codecOf, toStruct } from '../helpers/wire/contract.js';

function metadataOf(struct: Buffer) {
  const decoded = decodeRequest(withBase(delimited(3, struct)));
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return decoded.value.metadata();
}

function encoded(value: object): Buffer {
  const bytes = codecOf('McpRequest').encode({ serviceNames: ['s'], method: 'm', metadataContext: toStruct(value) });
  const decoded = decodeRequest(bytes);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  // The struct's own bytes: field 3 is the last of the message.
  return bytes.subarray(bytes.indexOf(tag(3, 2), 6));
}

function decodeEncoded(value: object) {
  const decoded = decodeRequest(Buffer.concat([delimited(1, 's'), delimited(2, 'm'), encoded(value)]));
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return decoded.value.metadata();
}

const entry = (key: string | undefined, value: Buffer): Buffer =>
  delimited(1, Buffer.concat([...(key === undefined ? [] : [delimited(1, key)]), delimited(2, value)]));
const text = (value: string): Buffer => delimited(3, value);
const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return Buffer.concat([tag(2, 1), bytes]);
};

describe('a Struct', () => {
  test('becomes the JSON object that it stands for', () => {
    const value = { s: 'x', n: -1.5, t: true, f: false, z: null, list: [1, 'a', [], {}], o: { deep: { er: 'y' } } };
    expect(decodeEncoded(value)).toEqual({ ok: true, value });
  });

  test('keeps __proto__ and its like as ordinary keys', () => {
    const decoded = metadataOf(
      Buffer.concat([
        entry('__proto__', delimited(5, entry('polluted', text('yes')))),
        entry('constructor', text('c')),
        entry('toString', text('t')),
      ]),
    );
    if (!decoded.ok) throw new Error(decoded.error.kind);
    expect(Object.keys(decoded.value)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(decoded.value)).toBe(Object.prototype);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'leaves out a member that is %d',
    (number) => {
      expect(metadataOf(Buffer.concat([entry('gone', double(number)), entry('kept', text('x'))]))).toEqual({
        ok: true,
        value: { kept: 'x' },
      });
    },
  );

  test('has null where a list holds NaN', () => {
    const list = delimited(6, Buffer.concat([delimited(1, double(Number.NaN)), delimited(1, double(2))]));
    expect(metadataOf(entry('list', list))).toEqual({ ok: true, value: { list: [null, 2] } });
  });

  test('has null for a value without any arm and the empty key for an entry without one', () => {
    expect(metadataOf(entry(undefined, Buffer.alloc(0)))).toEqual({ ok: true, value: { '': null } });
  });

  const nested = (depth: number): Buffer =>
    Array.from({ length: depth }).reduce<Buffer>((inner) => entry('a', delimited(5, inner)), Buffer.alloc(0));

  test('decodes at the greatest depth', () => {
    expect(metadataOf(nested(32)).ok).toBe(true);
  });

  test.each([33, 100, 5_000])('nested %d deep is a fault', (depth) => {
    expect(metadataOf(nested(depth))).toEqual({ ok: false, error: { kind: 'too-deep', message: 'Struct' } });
  });

  test('with too many values is a fault', () => {
    const entries = Array.from({ length: 10_001 }, (_, index) => entry(`k${index}`, text('')));
    expect(metadataOf(Buffer.concat(entries))).toMatchObject({ ok: false, error: { kind: 'too-many' } });
  });

  test.each([
    ['a key given twice', Buffer.concat([entry('a', text('1')), entry('a', text('2'))]), 'duplicate'],
    ['a value with two arms', entry('a', Buffer.concat([text('1'), text('2')])), 'duplicate'],
    ['a key that is not UTF-8', delimited(1, delimited(1, Buffer.from([0xfe]))), 'invalid-utf8'],
    ['text that is not UTF-8', entry('a', delimited(3, Buffer.from([0xc3, 0x28]))), 'invalid-utf8'],
    ['a number of the wrong wire type', entry('a', Buffer.concat([tag(2, 0), varint(7)])), 'wire-type'],
    ['a number cut short', entry('a', Buffer.concat([tag(2, 1), Buffer.alloc(4)])), 'truncated'],
    ['a member that runs past its struct', Buffer.from([0x0a, 0x20, 0x0a]), 'truncated'],
  ])('with %s is a fault', (_what, struct, kind) => {
    expect(metadataOf(struct)).toEqual({ ok: false, error: { kind, message: 'Struct' } });
  });
});
