import { isJsonObject, type JsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import type { RpcError } from '../guardrails/outcome.js';

export type RpcId = string | number;

export interface RpcRequest {
  readonly kind: 'request';
  readonly id: RpcId;
  readonly method: string;
  readonly params: JsonObject | undefined;
}

export interface RpcNotification {
  readonly kind: 'notification';
  readonly method: string;
  readonly params: JsonObject | undefined;
}

export type RpcReply = { readonly result: JsonValue } | { readonly error: RpcError };

export interface RpcResponse {
  readonly kind: 'response';
  readonly id: RpcId;
  readonly reply: RpcReply;
}

export type RpcMessage = RpcRequest | RpcNotification | RpcResponse;

export const ERROR = {
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** The connection to a target ended before it answered. */
  connectionClosed: -32000,
} as const;

/** Reads one JSON-RPC 2.0 message; undefined for anything else, batches and null ids included. */
export function readMessage(value: JsonValue): RpcMessage | undefined {
  if (!isJsonObject(value) || member(value, 'jsonrpc') !== '2.0') return undefined;
  const id = member(value, 'id');
  const method = member(value, 'method');
  const params = member(value, 'params');
  if (typeof method === 'string') {
    if (params !== undefined && !isJsonObject(params)) return undefined;
    if (id === undefined) return { kind: 'notification', method, params };
    return isId(id) ? { kind: 'request', id, method, params } : undefined;
  }
  const reply = readReply(value);
  return isId(id) && method === undefined && reply !== undefined ? { kind: 'response', id, reply } : undefined;
}

/** The message as it goes over a wire. */
export function writeMessage(message: RpcMessage): JsonObject {
  switch (message.kind) {
    case 'request':
      return { jsonrpc: '2.0', id: message.id, method: message.method, ...paramsOf(message) };
    case 'notification':
      return { jsonrpc: '2.0', method: message.method, ...paramsOf(message) };
    case 'response':
      return { jsonrpc: '2.0', id: message.id, ...replyOf(message.reply) };
  }
}

function readReply(value: JsonObject): RpcReply | undefined {
  const result = member(value, 'result');
  if (result !== undefined) return { result };
  const error = member(value, 'error');
  if (error === undefined || !isJsonObject(error)) return undefined;
  const code = member(error, 'code');
  const message = member(error, 'message');
  if (typeof code !== 'number' || typeof message !== 'string') return undefined;
  const data = member(error, 'data');
  return { error: { code, message, ...(data === undefined ? {} : { data }) } };
}

function paramsOf(message: RpcRequest | RpcNotification): JsonObject {
  return message.params === undefined ? {} : { params: message.params };
}

function replyOf(reply: RpcReply): JsonObject {
  return 'result' in reply ? { result: reply.result } : { error: { ...reply.error } };
}

function isId(value: JsonValue | undefined): value is RpcId {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}
