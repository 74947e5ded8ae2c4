import type { JsonObject } from '../domain/json/types.js';
import type { Result } from '../domain/result.js';
import type { WireFault } from './wire-fault.js';

/** One HTTP header of the client's request, as the gateway hands it on. Values are bytes; names may repeat. */
export interface McpHeader {
  readonly key: string;
  readonly value: Uint8Array;
}

/** What both messages carry. Byte fields are views of the received buffer, never copies. */
interface HookMessage {
  /** Upstream targets, at least one: the target of a call, every target for a list. */
  readonly services: readonly string[];
  /** JSON-RPC method: printable ASCII, never empty. */
  readonly method: string;
  /**
   * Values that the gateway vouches for. Decoded at each call, so call it once. A number that JSON cannot hold (NaN,
   * the infinities) leaves its member out and is null in a list; `__proto__` is an ordinary own key.
   */
  readonly metadata: () => Result<JsonObject, WireFault>;
}

/** A decoded McpRequest. */
export interface RequestMessage extends HookMessage {
  /** JSON text of the params; absent when the method has none (empty bytes are not absent). */
  readonly params?: Uint8Array;
  /** Headers in wire order. Decoded at each call, so call it once. */
  readonly headers: () => Result<readonly McpHeader[], WireFault>;
}

/** A decoded McpResponse. */
export interface ResponseMessage extends HookMessage {
  /** JSON text of the result; empty when the field was missing. */
  readonly result: Uint8Array;
}

/** AuthorizationError.Code. The gateway maps them to JSON-RPC -32001, -32003, -32600 and -32603. */
export type DenialStatus = 'PERMISSION_DENIED' | 'RESOURCE_EXHAUSTED' | 'INVALID' | 'UNKNOWN';

/** What the gateway's expressions see as `mcpGuardrails.<key>`. */
export type AnswerMetadata = Readonly<Record<string, string>>;

export interface DenyAnswer {
  readonly kind: 'deny';
  readonly status: DenialStatus;
  /** Becomes `error.message`; never empty, never text of the caller. */
  readonly reason: string;
  /** Becomes `error.data`. */
  readonly data: JsonObject;
  /** Ignored in a response answer: the contract has no field for it there. */
  readonly metadata?: AnswerMetadata;
}

export type RequestAnswer =
  | { readonly kind: 'pass'; readonly metadata: AnswerMetadata }
  | { readonly kind: 'mutated'; readonly params: Uint8Array; readonly metadata: AnswerMetadata }
  | DenyAnswer;

export type ResponseAnswer =
  | { readonly kind: 'pass' }
  | { readonly kind: 'mutated'; readonly result: Uint8Array }
  | DenyAnswer;
