import { setTimeout as sleep } from 'node:timers/promises';
import {
  createExtMcpClient,
  type ExtMcpRpc,
  type McpRequestMessage,
  type McpResponseMessage,
  type ResultMessage,
} from '../../adapters/gateway/guardrails/ext-mcp-client.js';
import { toStruct } from '../../adapters/gateway/guardrails/struct.js';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import type { TargetOptions } from './target-types.js';

/** An answer of the guard, as far as a test of it cares. */
export type GuardAnswer =
  | { readonly kind: 'pass' }
  | { readonly kind: 'mutated'; readonly text: string }
  | { readonly kind: 'denied'; readonly code: string; readonly data: JsonObject }
  | { readonly kind: 'failed'; readonly why: string };

/** A connection to a running guard, which waits where a rate limit says so. */
export interface GuardLine {
  request(method: string, params: JsonObject): Promise<GuardAnswer>;
  response(method: string, result: JsonObject): Promise<GuardAnswer>;
  readonly waitedMs: () => number;
  close(): void;
}

export function openGuardLine(options: TargetOptions): GuardLine {
  const client = createExtMcpClient(
    { host: options.target, policies: Object.keys(options.tls).length > 0 ? { backendTLS: { ...options.tls } } : {} },
    options.timeoutMs,
  );
  const common = { serviceNames: [options.service], metadataContext: toStruct(options.metadata) };
  const headers = Object.entries(options.headers).map(([key, value]) => ({ key, value: Buffer.from(value) }));
  let waited = 0;
  const ask = async (rpc: ExtMcpRpc, message: McpRequestMessage | McpResponseMessage): Promise<GuardAnswer> => {
    for (;;) {
      const answer = await client.call(rpc, message);
      if (!answer.ok) return { kind: 'failed', why: answer.error };
      const read = readAnswer(answer.value);
      const pause = read.kind === 'denied' ? retryAfter(read.data) : undefined;
      if (pause === undefined || waited + pause > options.maxWaitMs) return read;
      options.onWait(pause);
      waited += pause;
      await sleep(pause);
    }
  };
  return {
    request: (method, params) =>
      ask('CheckRequest', { ...common, method, mcpRequest: Buffer.from(JSON.stringify(params)), headers }),
    response: (method, result) =>
      ask('CheckResponse', { ...common, method, mcpResponse: Buffer.from(JSON.stringify(result)) }),
    waitedMs: () => waited,
    close: () => client.close(),
  };
}

function readAnswer(answer: ResultMessage): GuardAnswer {
  switch (answer.result) {
    case 'pass':
      return { kind: 'pass' };
    case 'mutated':
      return { kind: 'mutated', text: Buffer.from(answer.mutated ?? []).toString('utf8') };
    case 'error': {
      const data = parseObject(answer.error?.mcpError);
      const code = member(data, 'code');
      return { kind: 'denied', code: typeof code === 'string' ? code : 'without a code', data };
    }
    default:
      return { kind: 'failed', why: 'an answer without a result' };
  }
}

function parseObject(bytes: Uint8Array | undefined): JsonObject {
  try {
    const value: JsonValue = JSON.parse(Buffer.from(bytes ?? []).toString('utf8'));
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Milliseconds after which a rate-limited call may be tried again, a little later than told. */
function retryAfter(data: JsonObject): number | undefined {
  const ms = member(data, 'retryAfterMs');
  return member(data, 'code') === 'rate-limited' && typeof ms === 'number' ? Math.max(ms, 0) + 20 : undefined;
}
