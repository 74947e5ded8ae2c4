import { createServer } from 'node:http';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { InMemorySpanExporter, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import { describe, expect, test } from 'vitest';
import { createTelemetry } from '../../../src/adapters/telemetry/otel-tracer.js';
import { parseTraceparent } from '../../../src/adapters/telemetry/traceparent.js';
import { definition } from '../../helpers/grpc/client.js';
import { aRequest, aResponse, passingHooks, run } from '../../helpers/grpc/server.js';

const TRACE = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const SPAN = 'c'.repeat(16);
const of = (traceId: string): string => `00-${traceId}-${SPAN}-01`;

/** Keeps what was exported when the provider shuts down. */
class Kept implements SpanExporter {
  readonly spans: ReadableSpan[] = [];
  private readonly inner = new InMemorySpanExporter();
  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.spans.push(...spans);
    this.inner.export(spans, done);
  }
  shutdown(): Promise<void> {
    return this.inner.shutdown();
  }
}

const options = { url: 'http://127.0.0.1:1/v1/traces', serviceName: 'guard', version: '1' };

async function spansOf(calls: (address: string) => Promise<void>): Promise<readonly ReadableSpan[]> {
  const kept = new Kept();
  const telemetry = createTelemetry({ ...options, exporter: kept });
  await using running = await run({
    tracer: telemetry.tracer,
    hooks: {
      ...passingHooks,
      checkResponse: async () => ({ kind: 'deny', status: 'INVALID', reason: 'no', data: { code: 'too-large' } }),
    },
  });
  await calls(running.server.address);
  await telemetry.shutdown(1_000);
  return kept.spans;
}

function callWith(
  address: string,
  method: 'CheckRequest' | 'CheckResponse',
  message: object,
  traceparent?: string,
): Promise<void> {
  const { path, requestSerialize, responseDeserialize } = definition(method);
  const client = new Client(address, credentials.createInsecure());
  const metadata = new Metadata();
  if (traceparent !== undefined) metadata.set('traceparent', traceparent);
  return new Promise((resolve, reject) =>
    client.makeUnaryRequest(path, requestSerialize, responseDeserialize, message, metadata, (error) => {
      client.close();
      if (error === null) resolve();
      else reject(error);
    }),
  );
}

const withHeaders = (...values: readonly string[]): object => ({
  ...aRequest,
  headers: values.map((value) => ({ key: 'traceparent', value: Buffer.from(value) })),
});

describe('a span', () => {
  test('of each hook names method, services, verdict and code', async () => {
    const spans = await spansOf(async (address) => {
      await callWith(address, 'CheckRequest', aRequest);
      await callWith(address, 'CheckResponse', aResponse);
    });
    expect(
      spans.map(({ name, attributes }) => [
        name,
        attributes['mcp.method.name'],
        attributes['extmcp.verdict'],
        attributes['extmcp.code'],
      ]),
    ).toEqual([
      ['ExtMcp/CheckRequest', 'tools/call', 'pass', undefined],
      ['ExtMcp/CheckResponse', 'tools/call', 'deny', 'too-large'],
    ]);
    expect(spans[0]?.attributes['extmcp.services']).toEqual(['files']);
    expect(spans[0]?.resource.attributes['service.name']).toBe('guard');
  });

  test.each([
    ['the gRPC metadata first', withHeaders(of(OTHER)), of(TRACE), TRACE],
    ['the headers without it', withHeaders(of(OTHER)), undefined, OTHER],
  ])('joins the trace of %s', async (_what, message, metadata, traceId) => {
    const [span] = await spansOf((address) => callWith(address, 'CheckRequest', message, metadata));
    expect(span?.spanContext().traceId).toBe(traceId);
    expect(span?.parentSpanContext?.spanId).toBe(SPAN);
  });

  test.each([
    ['two in the headers', withHeaders(of(TRACE), of(OTHER)), undefined],
    ['none that is valid', withHeaders('00-xyz'), undefined],
    ['none at all', aRequest, undefined],
  ])('begins a trace of its own with %s', async (_what, message, metadata) => {
    const [span] = await spansOf((address) => callWith(address, 'CheckRequest', message, metadata));
    expect(span?.parentSpanContext).toBeUndefined();
    expect([TRACE, OTHER]).not.toContain(span?.spanContext().traceId);
  });

  test('holds nothing of params, results or headers', async () => {
    const secret = 'hunter4711';
    const spans = await spansOf(async (address) => {
      const headers = [{ key: 'authorization', value: Buffer.from(secret) }];
      await callWith(address, 'CheckRequest', { ...aRequest, mcpRequest: Buffer.from(`{"p":"${secret}"}`), headers });
      await callWith(address, 'CheckResponse', { ...aResponse, mcpResponse: Buffer.from(`{"p":"${secret}"}`) });
    });
    expect(spans).toHaveLength(2);
    for (const { attributes, events, name, links } of spans) {
      expect(JSON.stringify({ attributes, events, name, links })).not.toContain(secret);
    }
  });
});

describe('a collector', () => {
  test('that is down costs no call and no exit', async () => {
    const telemetry = createTelemetry(options);
    await using running = await run({ tracer: telemetry.tracer });
    for (let count = 0; count < 50; count++) {
      expect((await running.client.call('CheckRequest', aRequest)).result).toBe('pass');
    }
    await telemetry.shutdown(200);
  });

  test('that never answers does not hold up the end', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const bound = silent.address();
    const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
    const telemetry = createTelemetry({ ...options, url: `http://127.0.0.1:${port}/v1/traces` });
    await using running = await run({ tracer: telemetry.tracer });
    await running.client.call('CheckRequest', aRequest);
    await telemetry.shutdown(100);
    silent.closeAllConnections();
    silent.close();
  });
});

describe('a traceparent', () => {
  test.each([
    ['of version 00', of(TRACE), true],
    ['of a later version with more fields', `01-${TRACE}-${SPAN}-01-more`, true],
    ['of version 00 with more fields', `${of(TRACE)}-more`, false],
    ['of version ff', `ff-${TRACE}-${SPAN}-01`, false],
    ['with a zero trace id', `00-${'0'.repeat(32)}-${SPAN}-01`, false],
    ['with a zero span id', `00-${TRACE}-${'0'.repeat(16)}-01`, false],
    ['in capitals', of('A'.repeat(32)), false],
    ['with a line break', `${of(TRACE)}\n`, false],
    ['that is empty', '', false],
  ])('%s is valid: %s', (_what, text, valid) => {
    expect(parseTraceparent(text) !== undefined).toBe(valid);
  });
});
