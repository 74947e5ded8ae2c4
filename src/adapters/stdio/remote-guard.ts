import { type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { createExtMcpClient, type ExtMcpClient, type ResultMessage } from '../gateway/guardrails/ext-mcp-client.js';
import { fromStruct, toStruct } from '../gateway/guardrails/struct.js';
import { toRpcError } from '../gateway/guardrails/to-rpc-error.js';
import { CODE, type StdioGuard, type Verdict } from './stdio-guard.js';

export type FailureMode = 'failClosed' | 'failOpen';

export interface RemoteGuardOptions {
  /** HOST:PORT, with https:// for TLS. */
  readonly host: string;
  readonly failureMode: FailureMode;
  readonly service: string;
  readonly client: string | undefined;
  /** Decides what ExtMCP has no call for. */
  readonly local: StdioGuard;
}

export interface RemoteGuard extends StdioGuard {
  close(): void;
}

/** agentgateway's own default. */
const TIMEOUT_MS = 10_000;

/** Methods about whose requests the guard is asked; about results it is asked for every method. As in the gateway's example file. */
const ASKED_BEFORE: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read']);

/** Asks an ExtMCP server about calls and results as agentgateway does: same phases, same messages, same failure modes. */
export function createRemoteGuard(options: RemoteGuardOptions): RemoteGuard {
  const { host, failureMode, service, client, local } = options;
  const remote: ExtMcpClient = createExtMcpClient({ host, policies: {} }, TIMEOUT_MS);
  const context = (method: string, metadata: JsonObject) => ({
    serviceNames: [service],
    method,
    metadataContext: toStruct({ ...metadata, ...(client === undefined ? {} : { client }) }),
  });
  const failed = (message: string): Verdict =>
    failureMode === 'failOpen' ? { kind: 'pass' } : { kind: 'refuse', error: { code: CODE.internal, message } };
  return {
    ...local,
    async request(method, params) {
      if (!ASKED_BEFORE.has(method)) return { kind: 'pass' };
      const mcpRequest = params === undefined ? {} : { mcpRequest: Buffer.from(params) };
      const answer = await remote.call('CheckRequest', { ...context(method, {}), ...mcpRequest, headers: [] });
      return answer.ok
        ? readAnswer(answer.value, failed)
        : failed(`mcpGuardrails checkRequest failed: ${answer.error}`);
    },
    async result(method, metadata, result) {
      const message = { ...context(method, metadata), mcpResponse: Buffer.from(result) };
      const answer = await remote.call('CheckResponse', message);
      return answer.ok
        ? readAnswer(answer.value, failed)
        : failed(`mcpGuardrails checkResponse failed: ${answer.error}`);
    },
    close: () => remote.close(),
  };
}

function readAnswer(answer: ResultMessage, failed: (message: string) => Verdict): Verdict {
  const metadata = carriedOver(fromStruct(answer.metadata));
  switch (answer.result) {
    case 'pass':
      return { kind: 'pass', metadata };
    case 'mutated':
      return readMutated(answer.mutated ?? new Uint8Array(), metadata, failed);
    case 'error':
      return { kind: 'refuse', error: toRpcError(answer.error ?? {}) };
    default:
      return failed('mcpGuardrails protocol violation: missing result oneof');
  }
}

function readMutated(bytes: Uint8Array, metadata: JsonObject, failed: (message: string) => Verdict): Verdict {
  const text = oneLine(bytes);
  return text === undefined
    ? failed('mcpGuardrails protocol violation: mutated decode: not a JSON object')
    : { kind: 'replace', bytes: Buffer.from(text), metadata };
}

/** The JSON text of an object, without line breaks: they would end the message. */
function oneLine(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: JsonValue = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return /[\r\n]/.test(text) ? text.replace(/[\r\n]/g, ' ') : text;
  } catch {
    return undefined;
  }
}

/** What of the request's answer the guard gets back with the result, as the gateway's example file maps it. */
function carriedOver(metadata: JsonObject): JsonObject {
  const kept = ['client', 'ref', 'tool'].flatMap((key) => {
    const value = member(metadata, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(kept);
}
