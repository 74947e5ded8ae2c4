import type { JsonBounds } from '../../domain/json/scan.js';
import type { JsonObject, JsonValue } from '../../domain/json/types.js';

/** The error object of a refusal. */
export interface RefusalError {
  readonly code: number;
  readonly message: string;
  readonly data?: JsonValue;
}

/** What a guard says to one piece of a message. `bytes` stand in for what was asked about. */
export type Verdict =
  | { readonly kind: 'pass'; readonly metadata?: JsonObject }
  | { readonly kind: 'replace'; readonly bytes: Uint8Array; readonly metadata?: JsonObject }
  | { readonly kind: 'refuse'; readonly error: RefusalError };

/** Who decides. Never rejects: a fault is a refusal, or what the failure mode makes of it. */
export interface StdioGuard {
  readonly bounds: JsonBounds;
  readonly maxMessageBytes: number;
  /** A client's request, or a notification that is really a call: may it go to the server? */
  request(method: string, params: Uint8Array | undefined): Promise<Verdict>;
  /** A server's result. `metadata` is what the request's verdict said. */
  result(method: string, metadata: JsonObject, result: Uint8Array): Promise<Verdict>;
  /** Anything else that a server says: an error answer, a notification, a request. The whole message, and its method. */
  serverMessage(method: string, metadata: JsonObject, message: Uint8Array): Promise<Verdict>;
  /** What the client answers to a server's request. */
  clientAnswer(method: string, result: Uint8Array): Promise<Verdict>;
}

/** Codes of JSON-RPC and of agentgateway. */
export const CODE = {
  parseError: -32700,
  invalidRequest: -32600,
  denied: -32001,
  exhausted: -32003,
  internal: -32603,
  /** The server ended before it answered. */
  connectionClosed: -32000,
} as const;
