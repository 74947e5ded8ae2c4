import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/domain/json/types.js';
import { decodeAnswer } from '../../src/wire/decode-answer.js';
import { decodeRequest, decodeResponse } from '../../src/wire/decode-message.js';
import { encodeRequestAnswer, encodeResponseAnswer } from '../../src/wire/encode-answer.js';
import { codecOf, toStruct } from '../helpers/wire/contract.js';

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const method = fc.stringMatching(/^[\x21-\x7e]{1,40}$/);
const payload = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
const json = fc
  .dictionary(name, fc.jsonValue({ maxDepth: 4 }), { maxKeys: 6 })
  .map((value) => JSON.parse(JSON.stringify(value)) as JsonObject);
const header = fc.record({ key: name, value: payload });

describe('against proto-loader', () => {
  test('what it encodes as a request reads the same here', () => {
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 4 }),
        method,
        json,
        fc.option(payload, { nil: undefined }),
        fc.array(header, { maxLength: 5 }),
        (serviceNames, methodName, metadata, params, headers) => {
          const bytes = codecOf('McpRequest').encode({
            serviceNames,
            method: methodName,
            metadataContext: toStruct(metadata),
            ...(params === undefined ? {} : { mcpRequest: params }),
            headers,
          });
          const decoded = decodeRequest(bytes);
          if (!decoded.ok) throw new Error(decoded.error.kind);
          expect(decoded.value.services).toEqual(serviceNames);
          expect(decoded.value.method).toBe(methodName);
          expect(decoded.value.params && Buffer.from(decoded.value.params)).toEqual(params);
          const readMetadata = decoded.value.metadata();
          expect(readMetadata.ok && JSON.stringify(readMetadata.value)).toBe(JSON.stringify(metadata));
          const readHeaders = decoded.value.headers();
          expect(
            readHeaders.ok && readHeaders.value.map(({ key, value }) => ({ key, value: Buffer.from(value) })),
          ).toEqual(headers);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('what is encoded here reads the same there and here', () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: 'binary' }), { maxKeys: 5 }), payload, (metadata, params) => {
        const whole = Buffer.concat([Buffer.from('{'), params]);
        const bytes = encodeRequestAnswer({ kind: 'mutated', params: whole, metadata });
        expect(codecOf('McpRequestResult').decode(bytes)).toMatchObject({ result: 'mutated', mutated: whole });
        const decoded = decodeAnswer(bytes);
        expect(decoded.ok && decoded.value.metadata).toEqual(
          Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, Buffer.from(value).toString()])),
        );
      }),
      { numRuns: 300 },
    );
  });
});

/** A message with some bytes changed, cut or doubled. */
const mangled = fc
  .tuple(json, payload, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat())
  .map(([metadata, params, edits, cut]) => {
    const bytes = codecOf('McpRequest').encode({
      serviceNames: ['s'],
      method: 'tools/call',
      metadataContext: toStruct(metadata),
      mcpRequest: params,
      headers: [{ key: 'a', value: params }],
    });
    for (const [at, value] of edits) bytes[at % bytes.length] = value;
    return bytes.subarray(0, bytes.length - (cut % 5));
  });

describe('whatever arrives', () => {
  const readAll = (bytes: Uint8Array): void => {
    const request = decodeRequest(bytes);
    if (request.ok) {
      request.value.metadata();
      request.value.headers();
      expect(request.value.method).toMatch(/^[\x21-\x7e]{1,256}$/);
    }
    const response = decodeResponse(bytes);
    if (response.ok) response.value.metadata();
    decodeAnswer(bytes);
  };

  test('random bytes never throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), readAll), { numRuns: 3_000 });
  });

  test('a mangled message never throws', () => {
    fc.assert(fc.property(mangled, readAll), { numRuns: 1_500 });
  });

  test('denials always read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), json, (reason, data) => {
        const decoded = decodeAnswer(encodeResponseAnswer({ kind: 'deny', status: 'INVALID', reason, data }));
        expect(decoded.ok && decoded.value.kind).toBe('deny');
      }),
      { numRuns: 300 },
    );
  });
});
