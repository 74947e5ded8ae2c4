import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';
import type { RpcClient, RpcReply } from './rpc-client.js';

/** A server that never ends its list is asked this often. */
const MAX_PAGES = 50;

export interface Listing {
  readonly items: readonly JsonObject[];
  /** The text of each page. */
  readonly pages: readonly string[];
}

/** Every page of a list method. `key` is the member that holds the items. The error is the first page that failed. */
export async function listAll(
  rpc: RpcClient,
  method: string,
  key: string,
): Promise<Result<Listing, Exclude<RpcReply, { kind: 'result' }>>> {
  const items: JsonObject[] = [];
  const pages: string[] = [];
  let cursor: JsonValue | undefined;
  while (pages.length < MAX_PAGES) {
    const reply = await rpc.request(method, typeof cursor === 'string' ? { cursor } : {});
    if (reply.kind !== 'result') return err(reply);
    const page: JsonValue = JSON.parse(reply.text);
    pages.push(reply.text);
    const found = isJsonObject(page) ? member(page, key) : undefined;
    items.push(...(isJsonArray(found) ? found : []).filter(isJsonObject));
    const next = isJsonObject(page) ? member(page, 'nextCursor') : undefined;
    if (typeof next !== 'string' || next === cursor) break;
    cursor = next;
  }
  return ok({ items, pages });
}
