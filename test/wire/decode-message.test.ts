import { describe, expect, test } from 'vitest';
import { decodeRequest, decodeResponse } from '../../src/wire/decode-message.js';
import type { WireFaultKind } from '../../src/wire/wire-fault.js';
import { base, delimited, tag, varint, withBase } from '../helpers/wire/bytes.js';
import { codecOf } from '../helpers/wire/contract.js';

describe('a well-formed message', () => {
  test('decodes with payload and header values as views of the buffer', () => {
    const bytes = codecOf('McpRequest').encode({
      serviceNames: ['a', 'b'],
      method: 'tools/list',
      mcpRequest: Buffer.from('{"x":1}'),
      headers: [
        { key: ':method', value: Buffer.from('POST') },
        { key: 'x-two', value: Buffer.from([0xff, 0x00]) },
      ],
    });
    const decoded = decodeRequest(bytes);
    if (!decoded.ok) throw new Error(decoded.error.kind);
    const { services, method, params, headers, metadata } = decoded.value;
    expect({ services, method }).toEqual({ services: ['a', 'b'], method: 'tools/list' });
    expect(Buffer.from(params ?? []).toString()).toBe('{"x":1}');
    expect(params?.buffer).toBe(bytes.buffer);
    const list = headers();
    expect(list.ok && list.value.map((header) => [header.key, Buffer.from(header.value).toString('hex')])).toEqual([
      [':method', '504f5354'],
      ['x-two', 'ff00'],
    ]);
    expect(metadata()).toEqual({ ok: true, value: {} });
  });

  test('tells absent params from empty ones', () => {
    const absent = decodeRequest(base);
    const empty = decodeRequest(withBase(delimited(4, '')));
    expect(absent.ok && 'params' in absent.value).toBe(false);
    expect(empty.ok && empty.value.params?.byteLength).toBe(0);
  });

  test('has an empty result when the response carries none', () => {
    const decoded = decodeResponse(base);
    expect(decoded.ok && decoded.value.result.byteLength).toBe(0);
  });

  test('may hold fields of a later contract', () => {
    const unknown = [
      Buffer.concat([tag(9, 0), varint(300)]),
      Buffer.concat([tag(10, 1), Buffer.alloc(8)]),
      delimited(11, 'later'),
      Buffer.concat([tag(12, 5), Buffer.alloc(4)]),
    ];
    expect(decodeRequest(withBase(...unknown)).ok).toBe(true);
  });

  test('may spell a length with padding, as protobuf allows', () => {
    const padded = Buffer.concat([tag(4, 2), Buffer.from([0x82, 0x80, 0x00]), Buffer.from('{}')]);
    const decoded = decodeRequest(withBase(padded));
    expect(decoded.ok && Buffer.from(decoded.value.params ?? []).toString()).toBe('{}');
  });

  test('may name a service in any script', () => {
    const decoded = decodeRequest(Buffer.concat([delimited(1, 'dateien-ä-文'), delimited(2, 'ping')]));
    expect(decoded.ok && decoded.value.services).toEqual(['dateien-ä-文']);
  });
});

const hostile: readonly [what: string, bytes: Buffer, fault: WireFaultKind][] = [
  ['an empty message', Buffer.alloc(0), 'method'],
  ['no method', delimited(1, 'files'), 'method'],
  ['an empty method', Buffer.concat([delimited(1, 'files'), delimited(2, '')]), 'method'],
  ['a method with a line break', Buffer.concat([delimited(1, 'files'), delimited(2, 'tools/call\n')]), 'method'],
  ['a method with a NUL', Buffer.concat([delimited(1, 'files'), delimited(2, 'tools/call\0')]), 'method'],
  ['a method with a space', Buffer.concat([delimited(1, 'files'), delimited(2, 'tools/ call')]), 'method'],
  ['a method with a look-alike letter', Buffer.concat([delimited(1, 'files'), delimited(2, 'tооls/call')]), 'method'],
  ['a method of 257 bytes', Buffer.concat([delimited(1, 'files'), delimited(2, 'a'.repeat(257))]), 'method'],
  ['no service', delimited(2, 'tools/call'), 'no-service'],
  ['an empty service name', Buffer.concat([delimited(1, ''), delimited(2, 'tools/call')]), 'no-service'],
  ['the method twice', withBase(delimited(2, 'ping')), 'duplicate'],
  ['the params twice', withBase(delimited(4, '{}'), delimited(4, '{}')), 'duplicate'],
  ['the metadata twice', withBase(delimited(3, ''), delimited(3, '')), 'duplicate'],
  ['a string cut short', Buffer.from([0x12, 0x7f, 0x61]), 'truncated'],
  ['a tag without value', withBase(tag(4, 2)), 'truncated'],
  ['a length of 4 GiB', withBase(tag(4, 2), varint(0xff_ff_ff_ff)), 'truncated'],
  ['a length beyond 32 bits', withBase(tag(4, 2), varint(2 ** 35)), 'overlong-varint'],
  ['a fixed64 cut short', withBase(tag(9, 1), Buffer.alloc(7)), 'truncated'],
  ['a fixed32 cut short', withBase(tag(9, 5), Buffer.alloc(3)), 'truncated'],
  ['a varint of eleven bytes', withBase(tag(9, 0), Buffer.alloc(10, 0xff), Buffer.from([1])), 'overlong-varint'],
  ['an endless varint', withBase(tag(9, 0), Buffer.alloc(9, 0x80)), 'truncated'],
  ['a tag of six bytes', withBase(Buffer.from([0xa2, 0x80, 0x80, 0x80, 0x80, 0x00])), 'overlong-varint'],
  ['field number 0', withBase(Buffer.from([0x02, 0x00])), 'bad-tag'],
  ['an unmatched group start', withBase(tag(9, 3)), 'bad-tag'],
  ['an unmatched group end', withBase(tag(9, 4)), 'bad-tag'],
  ['wire type 6', withBase(tag(9, 6)), 'bad-tag'],
  ['wire type 7', withBase(tag(9, 7)), 'bad-tag'],
  ['the method as a varint', Buffer.concat([delimited(1, 'files'), tag(2, 0), varint(1)]), 'wire-type'],
  ['the params as a varint', withBase(tag(4, 0), varint(1)), 'wire-type'],
  ['a header as a varint', withBase(tag(5, 0), varint(1)), 'wire-type'],
  [
    'invalid UTF-8 in the method',
    Buffer.concat([delimited(1, 'files'), delimited(2, Buffer.from([0x61, 0xff]))]),
    'invalid-utf8',
  ],
  [
    'overlong UTF-8 in a service',
    Buffer.concat([delimited(1, Buffer.from([0xc0, 0xae])), delimited(2, 'ping')]),
    'invalid-utf8',
  ],
  [
    'a surrogate in a service',
    Buffer.concat([delimited(1, Buffer.from([0xed, 0xa0, 0x80])), delimited(2, 'ping')]),
    'invalid-utf8',
  ],
];

describe('a message that is not the contract is a fault', () => {
  test.each(hostile)('%s', (_what, bytes, kind) => {
    expect(decodeRequest(bytes)).toEqual({ ok: false, error: { kind, message: 'McpRequest' } });
  });

  test.each(hostile.filter(([what]) => !what.includes('header')))('%s, in a response', (_what, bytes, kind) => {
    expect(decodeResponse(bytes)).toEqual({ ok: false, error: { kind, message: 'McpResponse' } });
  });
});

describe('headers', () => {
  const headersOf = (...headers: readonly Buffer[]) => {
    const decoded = decodeRequest(withBase(...headers.map((header) => delimited(5, header))));
    if (!decoded.ok) throw new Error(decoded.error.kind);
    return decoded.value.headers();
  };

  test('keep their order and their doubles', () => {
    const read = headersOf(
      Buffer.concat([delimited(1, 'a'), delimited(2, '1')]),
      Buffer.concat([delimited(1, 'a'), delimited(2, '2')]),
      delimited(1, 'bare'),
    );
    expect(read.ok && read.value.map(({ key, value }) => [key, Buffer.from(value).toString()])).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['bare', ''],
    ]);
  });

  test.each([
    ['a key that is not UTF-8', delimited(1, Buffer.from([0xff])), 'invalid-utf8'],
    ['a key given twice', Buffer.concat([delimited(1, 'a'), delimited(1, 'b')]), 'duplicate'],
    ['a value given twice', Buffer.concat([delimited(2, 'a'), delimited(2, 'b')]), 'duplicate'],
    ['a value of another wire type', Buffer.concat([tag(2, 0), varint(1)]), 'wire-type'],
    ['a header cut short', Buffer.from([0x0a, 0x05, 0x61]), 'truncated'],
  ])('%s is a fault', (_what, header, kind) => {
    expect(headersOf(header)).toEqual({ ok: false, error: { kind, message: 'McpHeader' } });
  });

  test('ten thousand of them decode', () => {
    const header = Buffer.concat([delimited(1, 'x'), delimited(2, 'y')]);
    const read = headersOf(...Array.from({ length: 10_000 }, () => header));
    expect(read.ok && read.value.length).toBe(10_000);
  });

  test('too many of them are a fault', () => {
    const read = headersOf(...Array.from({ length: 20_001 }, () => Buffer.alloc(0)));
    expect(read).toMatchObject({ ok: false, error: { kind: 'too-many' } });
  });
});
