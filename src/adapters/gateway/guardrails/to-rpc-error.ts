import type { JsonValue } from '../../../domain/json/types.js';
import type { AuthorizationErrorMessage } from './ext-mcp-client.js';
import type { RpcError } from './outcome.js';

const INTERNAL_ERROR = -32603;

const CODES: ReadonlyMap<string | number | undefined, number> = new Map([
  ['PERMISSION_DENIED', -32001],
  ['RESOURCE_EXHAUSTED', -32003],
  ['INVALID', -32600],
]);

/**
 * The JSON-RPC error of a refusal. `reason` is the message and `mcp_error` the data; data that is not JSON is dropped.
 * An unknown code, or none, is an internal error.
 */
export function toRpcError(refusal: AuthorizationErrorMessage): RpcError {
  const code = CODES.get(refusal.code) ?? INTERNAL_ERROR;
  const data = parseData(refusal.mcpError);
  return { code, message: refusal.reason ?? '', ...(data === undefined ? {} : { data }) };
}

function parseData(bytes: Uint8Array | undefined): JsonValue | undefined {
  if (bytes === undefined || bytes.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
