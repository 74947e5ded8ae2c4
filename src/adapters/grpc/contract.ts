import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSync, type PackageDefinition } from '@grpc/proto-loader';

export const SERVICE_NAME = 'agentgateway.dev.ext_mcp.ExtMcp';
export const CHECK_REQUEST_PATH = `/${SERVICE_NAME}/CheckRequest`;
export const CHECK_RESPONSE_PATH = `/${SERVICE_NAME}/CheckResponse`;

/** From the source tree and the installed package, then from a dist/ that was copied alone. */
const CANDIDATES = ['../../../proto/ext_mcp.proto', '../../proto/ext_mcp.proto'];

/** The path of the contract's proto file. @throws Error when the installation is incomplete. */
export function protoFile(): string {
  const found = CANDIDATES.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url))).find(existsSync);
  if (found === undefined) throw new Error('proto/ext_mcp.proto is missing from this installation');
  return found;
}

/**
 * Loads the contract for reflection and for clients. `defaults: false` tells absent params from empty ones;
 * `oneofs: true` says which result was set. Bytes are Buffers.
 */
export function loadContract(): PackageDefinition {
  return loadSync(protoFile(), { longs: String, enums: String, defaults: false, arrays: true, oneofs: true });
}
