import type { IncomingMessage } from 'node:http';
import type { JsonValue } from '../../../domain/json/types.js';
import { err, ok, type Result } from '../../../domain/result.js';

/** agentgateway refuses larger requests from clients. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Reads a request's body as JSON. The error is a fixed sentence. Duplicate keys: the last one counts. */
export async function readJsonBody(request: IncomingMessage): Promise<Result<JsonValue, string>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) return err('the body is not bytes');
    length += chunk.length;
    if (length > MAX_BYTES) return err('the body is larger than 2 MiB');
    chunks.push(chunk);
  }
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks, length))));
  } catch {
    return err('the body is not JSON');
  }
}
