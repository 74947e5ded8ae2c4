import type { RpcId, RpcMessage, RpcNotification, RpcRequest, RpcResponse } from './json-rpc.js';
import type { OpenRequests } from './open-requests.js';
import { createServerRequests } from './server-requests.js';
import { joinUri, renameOwn, type TargetNames } from './target-names.js';

/** The client's end of a session. */
export interface ClientLink {
  /** Sends on the stream of the request `relatedTo`, or on the session's own stream. */
  send(message: RpcMessage, relatedTo?: RpcId): void;
}

/** What the servers of a session say on their own, and the client's answers to it. No guard sees any of this. */
export interface ServerMessages {
  toClient(target: string, message: RpcRequest | RpcNotification): void;
  /** Where a client's answer belongs; undefined when nobody asked. */
  toServer(response: RpcResponse): { readonly target: string; readonly response: RpcResponse } | undefined;
}

export function createServerMessages(names: TargetNames, open: OpenRequests, client: ClientLink): ServerMessages {
  const asked = createServerRequests();
  const outward = (target: string, message: RpcRequest | RpcNotification): RpcMessage | undefined => {
    if (message.kind === 'request') return asked.outward(target, message);
    if (message.method === 'notifications/cancelled') return asked.cancelled(target, message);
    return message.method === 'notifications/resources/updated' ? renameUpdated(names, target, message) : message;
  };
  return {
    toClient(target, message) {
      const relayed = outward(target, message);
      if (relayed !== undefined) client.send(relayed, open.relatedTo(target, message));
    },
    toServer: asked.homeward,
  };
}

function renameUpdated(names: TargetNames, target: string, message: RpcNotification): RpcNotification {
  return { ...message, params: renameOwn(message.params ?? {}, 'uri', (uri) => joinUri(names, target, uri)) };
}
