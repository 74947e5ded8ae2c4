import { describe, expect, test } from 'vitest';
import { decodeAnswer } from '../../src/wire/decode-answer.js';
import { encodeRequestAnswer, encodeResponseAnswer } from '../../src/wire/encode-answer.js';
import type { DenialStatus } from '../../src/wire/types.js';
import { delimited } from '../helpers/wire/bytes.js';
import { codecOf } from '../helpers/wire/contract.js';

const request = codecOf('McpRequestResult');
const response = codecOf('McpResponseResult');

describe('an encoded answer reads in another implementation as', () => {
  test('a pass with its metadata', () => {
    const bytes = encodeRequestAnswer({ kind: 'pass', metadata: { client: 'alice', ключ: 'ü' } });
    expect(request.decode(bytes)).toEqual({
      pass: {},
      result: 'pass',
      metadata: {
        fields: {
          client: { stringValue: 'alice', kind: 'stringValue' },
          ключ: { stringValue: 'ü', kind: 'stringValue' },
        },
      },
    });
  });

  test('a pass without metadata', () => {
    expect(request.decode(encodeRequestAnswer({ kind: 'pass', metadata: {} }))).toMatchObject({ result: 'pass' });
    expect(response.decode(encodeResponseAnswer({ kind: 'pass' }))).toMatchObject({ result: 'pass' });
  });

  test.each([1, 127, 128, 16_383, 16_384, 3_000_000])('a mutation of %d bytes', (size) => {
    const payload = Buffer.alloc(size, 0x78);
    const answers = [
      response.decode(encodeResponseAnswer({ kind: 'mutated', result: payload })),
      request.decode(encodeRequestAnswer({ kind: 'mutated', params: payload, metadata: {} })),
    ];
    for (const answer of answers) {
      const { result, mutated } = answer as { readonly result: string; readonly mutated: Buffer };
      expect(result).toBe('mutated');
      expect(mutated.equals(payload)).toBe(true);
    }
  });

  test.each<DenialStatus>(['UNKNOWN', 'PERMISSION_DENIED', 'RESOURCE_EXHAUSTED', 'INVALID'])(
    'a denial of status %s',
    (status) => {
      const answer = { kind: 'deny', status, reason: 'no', data: { code: 'x', list: [1, null] } } as const;
      for (const decoded of [
        request.decode(encodeRequestAnswer(answer)),
        response.decode(encodeResponseAnswer(answer)),
      ]) {
        expect(decoded).toMatchObject({
          result: 'error',
          error: { code: status, reason: 'no', mcpError: Buffer.from('{"code":"x","list":[1,null]}') },
        });
      }
    },
  );
});

describe('outgoing text', () => {
  test('is well-formed whatever it was', () => {
    const answer = { kind: 'deny', status: 'INVALID', reason: 'a\ud800b', data: { code: '\udfffx' } } as const;
    const decoded = decodeAnswer(encodeRequestAnswer({ ...answer, metadata: { k: '\ud801' } }));
    if (!decoded.ok || decoded.value.kind !== 'deny') throw new Error('not a denial');
    expect(decoded.value.reason).toBe('a\ufffdb');
    expect(JSON.parse(Buffer.from(decoded.value.data).toString())).toEqual({ code: '\ufffdx' });
    expect(decoded.value.metadata).toEqual({ k: '\ufffd' });
  });

  test('is cut where nobody reads on', () => {
    const answer = { kind: 'deny', status: 'INVALID', reason: '😀'.repeat(5_000), data: {} } as const;
    const decoded = decodeAnswer(encodeResponseAnswer(answer));
    if (!decoded.ok || decoded.value.kind !== 'deny') throw new Error('not a denial');
    expect(decoded.value.reason.length).toBe(2_000);
  });
});

describe('an answer that the gateway would not take reads as a fault', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'no-result'],
    ['two results', Buffer.concat([delimited(1, ''), delimited(1, '')]), 'duplicate'],
    ['an empty mutation', delimited(2, ''), 'no-result'],
    ['a denial without a reason', delimited(3, ''), 'no-result'],
    ['metadata alone', delimited(5, ''), 'no-result'],
    ['a result of another wire type', Buffer.from([0x08, 0x01]), 'wire-type'],
  ])('%s', (_what, bytes, kind) => {
    expect(decodeAnswer(bytes)).toEqual({ ok: false, error: { kind, message: 'answer' } });
  });
});
