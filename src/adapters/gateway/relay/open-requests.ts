import { isJsonObject, type JsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import type { RpcId, RpcNotification, RpcRequest } from './json-rpc.js';
import type { StdioTarget } from './stdio-target.js';

/** A client's request that is not answered yet. */
export interface OpenRequest {
  readonly clientId: RpcId;
  /** Remembers under which id a target was asked, for cancellation and for the way back of what the server sends. */
  sentTo(target: StdioTarget, id: number): void;
  close(): void;
}

/** The open requests of one session. */
export interface OpenRequests {
  open(request: RpcRequest): OpenRequest;
  /** The client's id of the request that a server's message belongs to; undefined when it belongs to none. */
  relatedTo(target: string, message: RpcRequest | RpcNotification): RpcId | undefined;
  /** Where a request was sent, and under which ids. */
  sends(clientId: RpcId): readonly { readonly target: StdioTarget; readonly id: number }[];
}

interface Entry {
  readonly clientId: RpcId;
  readonly progressToken: JsonValue | undefined;
  readonly sends: { readonly target: StdioTarget; readonly id: number }[];
}

/** Notifications about the server as a whole: they belong to no request, whatever happens to be open. */
const SESSION_WIDE = /^notifications\/(?:(?:tools|prompts|resources)\/list_changed|resources\/updated)$/;

/**
 * A stdio server does not say which request a message of its own belongs to. Progress names its token; everything else
 * (log lines, sampling, elicitation) is taken to belong to the newest request that the server still owes an answer.
 */
export function createOpenRequests(): OpenRequests {
  const entries = new Set<Entry>();
  const newest = (matches: (entry: Entry) => boolean): Entry | undefined => [...entries].reverse().find(matches);
  return {
    open(request) {
      const entry: Entry = { clientId: request.id, progressToken: progressTokenOf(request.params), sends: [] };
      entries.add(entry);
      return {
        clientId: request.id,
        sentTo: (target, id) => void entry.sends.push({ target, id }),
        close: () => void entries.delete(entry),
      };
    },
    relatedTo(target, message) {
      if (SESSION_WIDE.test(message.method)) return undefined;
      const token =
        message.method === 'notifications/progress' ? ownMember(message.params, 'progressToken') : undefined;
      const owed = (entry: Entry): boolean => entry.sends.some((sent) => sent.target.name === target);
      const entry = newest(
        (candidate) => owed(candidate) && (token === undefined || candidate.progressToken === token),
      );
      return entry?.clientId;
    },
    sends: (clientId) => newest((entry) => entry.clientId === clientId)?.sends ?? [],
  };
}

function progressTokenOf(params: JsonObject | undefined): JsonValue | undefined {
  const meta = ownMember(params, '_meta');
  return isJsonObject(meta) ? member(meta, 'progressToken') : undefined;
}

function ownMember(object: JsonObject | undefined, key: string): JsonValue | undefined {
  return object === undefined ? undefined : member(object, key);
}
