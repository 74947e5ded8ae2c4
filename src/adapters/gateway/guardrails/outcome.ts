import type { JsonObject, JsonValue } from '../../../domain/json/types.js';

/** The error object of a JSON-RPC answer. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: JsonValue;
}

/** What one processor, or all of them in turn, made of a message. */
export type Outcome<T> =
  | { readonly kind: 'pass'; readonly metadata?: JsonObject }
  | { readonly kind: 'mutated'; readonly value: T; readonly metadata?: JsonObject }
  | { readonly kind: 'reject'; readonly error: RpcError };

export const PASS = { kind: 'pass' } as const;
