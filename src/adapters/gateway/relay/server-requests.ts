import { member } from '../../../domain/json/types.js';
import type { RpcId, RpcNotification, RpcRequest, RpcResponse } from './json-rpc.js';

/**
 * Requests that the servers of one session have sent to the client (sampling, elicitation, roots). Every server has its
 * own ids, so the client sees fresh ones; its answers are led back.
 */
export interface ServerRequests {
  /** The request as the client shall see it. */
  outward(target: string, request: RpcRequest): RpcRequest;
  /** Where a client's answer belongs, with the server's own id; undefined when nobody asked. */
  homeward(response: RpcResponse): { readonly target: string; readonly response: RpcResponse } | undefined;
  /** A server's `notifications/cancelled` with the client's id in place of its own. */
  cancelled(target: string, notification: RpcNotification): RpcNotification | undefined;
}

/** More unanswered questions than this are a server gone wild: the oldest are forgotten. */
const MAX_PENDING = 1024;

export function createServerRequests(): ServerRequests {
  const pending = new Map<RpcId, { readonly target: string; readonly id: RpcId }>();
  let nextId = 1;
  return {
    outward(target, request) {
      const id = nextId++;
      pending.set(id, { target, id: request.id });
      const [oldest] = pending.keys();
      if (pending.size > MAX_PENDING && oldest !== undefined) pending.delete(oldest);
      return { ...request, id };
    },
    homeward(response) {
      const asked = pending.get(response.id);
      pending.delete(response.id);
      return asked === undefined ? undefined : { target: asked.target, response: { ...response, id: asked.id } };
    },
    cancelled(target, notification) {
      const own = notification.params === undefined ? undefined : member(notification.params, 'requestId');
      for (const [id, asked] of pending) {
        if (asked.target !== target || asked.id !== own) continue;
        pending.delete(id);
        return { ...notification, params: { ...notification.params, requestId: id } };
      }
      return undefined;
    },
  };
}
