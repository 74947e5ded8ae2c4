import type { JsonObject, JsonValue } from '../../../domain/json/types.js';
import { err, ok, type Result } from '../../../domain/result.js';
import type { ProcessorDocument } from '../config/document.js';
import { durationMs } from '../config/duration.js';
import { createExtMcpClient, type ExtMcpClient, type ResultMessage } from './ext-mcp-client.js';
import { filterHeaders, type RequestHeader } from './header-filter.js';
import {
  compileExpression,
  type ExpressionScope,
  evaluateMetadata,
  type MetadataExpression,
} from './metadata-expressions.js';
import { type Outcome, PASS } from './outcome.js';
import { resolvePhase, runsRequest, runsResponse } from './phase.js';
import { fromStruct, toStruct } from './struct.js';
import { toRpcError } from './to-rpc-error.js';

/** What is known of the call that a processor is asked about. */
export interface CallContext {
  readonly services: readonly string[];
  readonly method: string;
  readonly headers: readonly RequestHeader[];
  readonly scope: ExpressionScope;
}

/** Turns `mutated` bytes into params of the method's type, or says why they are none. */
export type ParamsReader = (value: JsonValue) => Result<JsonObject, string>;

export interface Processor {
  runsRequest(method: string): boolean;
  runsResponse(method: string): boolean;
  request(call: CallContext, params: JsonObject | undefined, read: ParamsReader): Promise<Outcome<JsonObject>>;
  response(call: CallContext, result: JsonValue): Promise<Outcome<JsonValue>>;
  close(): void;
}

const DEFAULT_TIMEOUT_MS = 10_000;
const INTERNAL_ERROR = -32603;

/** A remote processor: asks one ExtMCP server, and answers for it by `failureMode` when it fails. */
export function createProcessor(document: ProcessorDocument, client = connect(document)): Processor {
  const expressions = compileAll(document.metadata);
  const context = (call: CallContext) => ({
    serviceNames: call.services,
    method: call.method,
    ...(expressions.size > 0 ? { metadataContext: toStruct(evaluateMetadata(expressions, call.scope)) } : {}),
  });
  const fail = <T>(message: string): Outcome<T> =>
    document.failureMode === 'failOpen' ? PASS : { kind: 'reject', error: { code: INTERNAL_ERROR, message } };
  return {
    runsRequest: (method) => runsRequest(resolvePhase(method, document.methods)),
    runsResponse: (method) => runsResponse(resolvePhase(method, document.methods)),
    async request(call, params, read) {
      const headers = filterHeaders(call.headers, document.requestHeaders);
      const answer = await client.call('CheckRequest', {
        ...context(call),
        ...(params === undefined ? {} : { mcpRequest: Buffer.from(JSON.stringify(params)) }),
        headers: headers.map(({ name, value }) => ({ key: name, value: Buffer.from(value, 'latin1') })),
      });
      if (!answer.ok) return fail(`mcpGuardrails checkRequest failed: ${answer.error}`);
      // A mutation of a method without params has nothing to apply to.
      const readParams = params === undefined ? undefined : read;
      return readAnswer(answer.value, readParams, (reason) => fail(violation(reason)));
    },
    async response(call, result) {
      const mcpResponse = Buffer.from(JSON.stringify(result));
      const answer = await client.call('CheckResponse', { ...context(call), mcpResponse });
      if (!answer.ok) return fail(`mcpGuardrails checkResponse failed: ${answer.error}`);
      return readAnswer(
        answer.value,
        (value: JsonValue) => ok(value),
        (reason) => fail(violation(reason)),
      );
    },
    close: () => client.close(),
  };
}

function readAnswer<T>(
  answer: ResultMessage,
  read: ((value: JsonValue) => Result<T, string>) | undefined,
  violated: (reason: string) => Outcome<T>,
): Outcome<T> {
  const metadata = fromStruct(answer.metadata);
  switch (answer.result) {
    case 'pass':
      return { kind: 'pass', metadata };
    case 'mutated': {
      if (read === undefined) return { kind: 'pass', metadata };
      const parsed = parseJson(answer.mutated ?? new Uint8Array());
      const value = parsed.ok ? read(parsed.value) : parsed;
      return value.ok ? { kind: 'mutated', value: value.value, metadata } : violated(`mutated decode: ${value.error}`);
    }
    case 'error':
      return { kind: 'reject', error: toRpcError(answer.error ?? {}) };
    default:
      return violated('missing result oneof');
  }
}

function violation(reason: string): string {
  return `mcpGuardrails protocol violation: ${reason}`;
}

function parseJson(bytes: Uint8Array): Result<JsonValue, string> {
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return err('not JSON');
  }
}

function compileAll(sources: Readonly<Record<string, string>>): ReadonlyMap<string, MetadataExpression> {
  const compiled = Object.entries(sources).map(([key, source]) => [key, compileExpression(source)] as const);
  return new Map(compiled.flatMap(([key, result]) => (result.ok ? [[key, result.value] as const] : [])));
}

function connect(document: ProcessorDocument): ExtMcpClient {
  const configured = document.policies.http?.requestTimeout;
  return createExtMcpClient(document, (configured && durationMs(configured)) || DEFAULT_TIMEOUT_MS);
}
