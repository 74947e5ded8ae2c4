import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeRequest, decodeResponse } from '../../src/wire/decode-message.js';
import { definition, denialData } from '../helpers/grpc/client.js';
import { type ServeProcess, startServe } from '../helpers/serve-process.js';
import { toStruct } from '../helpers/wire/contract.js';

/** One message as a running agentgateway 1.4.1 sent it, texts shortened, and what the default policy makes of it. */
interface Row {
  readonly server: string;
  readonly hook: 'CheckRequest' | 'CheckResponse';
  readonly services: readonly string[];
  readonly method: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly params?: string;
  readonly result?: string;
  readonly headers?: readonly (readonly [key: string, value: string])[];
  /** `pass`, `mutated` or the denial's code. */
  readonly wanted: string;
  /** What is not harmless about it. Every message without a reason passes. */
  readonly why?: string;
}

const rows = readFileSync('test/fixtures/gateway-traffic.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

const titled = rows.map((row, index): [title: string, row: Row] => [
  `${index + 1}: ${row.hook} ${row.method} of ${row.server} is ${row.wanted}${row.why === undefined ? '' : `: ${row.why}`}`,
  row,
]);

function toMessage(row: Row): object {
  return {
    serviceNames: row.services,
    method: row.method,
    metadataContext: toStruct(row.metadata),
    ...(row.params === undefined ? {} : { mcpRequest: Buffer.from(row.params) }),
    ...(row.result === undefined ? {} : { mcpResponse: Buffer.from(row.result) }),
    ...(row.headers === undefined
      ? {}
      : { headers: row.headers.map(([key, value]) => ({ key, value: Buffer.from(value) })) }),
  };
}

describe('recorded gateway traffic decodes to what was sent', () => {
  test.each(titled)('%s', (_title, row) => {
    const bytes = definition(row.hook).requestSerialize(toMessage(row));
    const decoded = row.hook === 'CheckRequest' ? decodeRequest(bytes) : decodeResponse(bytes);
    if (!decoded.ok) throw new Error(decoded.error.kind);
    const { services, method, metadata } = decoded.value;
    expect({ services, method }).toEqual({ services: row.services, method: row.method });
    expect(metadata()).toEqual({ ok: true, value: row.metadata });
    const payload = 'result' in decoded.value ? decoded.value.result : decoded.value.params;
    expect(payload && Buffer.from(payload).toString()).toBe(row.params ?? row.result);
  });
});

test('recorded gateway traffic passes unless the row says why not', () => {
  expect(rows.filter(({ wanted, why }) => (wanted === 'pass') !== (why === undefined))).toEqual([]);
});

describe('recorded gateway traffic is decided', () => {
  let serve: ServeProcess;
  beforeAll(async () => {
    serve = await startServe();
  });
  afterAll(async () => {
    await serve[Symbol.asyncDispose]();
  });

  test.each(titled)('%s', async (_title, row) => {
    const answer = await serve.client.call(row.hook, toMessage(row));
    expect(answer.result === 'error' ? denialData(answer).code : answer.result).toBe(row.wanted);
  });
});
