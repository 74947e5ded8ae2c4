import type { JsonObject, JsonValue } from '../../domain/json/types.js';
import type { Channel, ChannelEvents } from './channel.js';
import { type Incoming, readIncoming } from './incoming.js';

/** What became of a request. `failed`: no answer came, for a reason that names no address. */
export type RpcReply =
  | { readonly kind: 'result'; readonly text: string }
  | {
      readonly kind: 'error';
      readonly code: number;
      readonly message: string;
      readonly data: JsonValue | undefined;
    }
  | { readonly kind: 'failed'; readonly why: string };

export interface RpcClient {
  /** Never rejects. */
  request(method: string, params?: JsonObject): Promise<RpcReply>;
  notify(method: string): Promise<void>;
  negotiated(version: string): void;
  close(): Promise<void>;
}

const METHOD_NOT_FOUND = -32601;

/** JSON-RPC over a channel: one id per request, a time limit for each, and an answer to whatever the server asks. */
export function createRpcClient(open: (events: ChannelEvents) => Channel, timeoutMs: number): RpcClient {
  const pending = new Map<JsonValue, (reply: RpcReply) => void>();
  let nextId = 1;
  let gone: string | undefined;
  const settle = (id: JsonValue, reply: RpcReply): void => {
    pending.get(id)?.(reply);
    pending.delete(id);
  };
  const channel = open({
    message: (text) => {
      for (const message of readIncoming(text)) receive(message);
    },
    closed: (why) => {
      gone ??= why;
      for (const id of [...pending.keys()]) settle(id, { kind: 'failed', why });
    },
  });
  const receive = (message: Incoming): void => {
    if (message.kind === 'result') settle(message.id, { kind: 'result', text: message.text });
    // A gateway that refuses a message before it has read it answers without its id.
    else if (message.kind === 'error') settle(message.id ?? onlyPending(pending) ?? null, message);
    else if (message.kind === 'request') void channel.send(answerTo(message)).catch(() => undefined);
  };
  const send = async (id: number, text: string): Promise<void> => {
    try {
      const how = await channel.send(text);
      if (how === 'exchanged') settle(id, { kind: 'failed', why: 'the server ended its answer without a reply' });
    } catch (error) {
      settle(id, { kind: 'failed', why: error instanceof Error ? error.message : 'cannot be sent' });
    }
  };
  return {
    request: (method, params) =>
      new Promise((resolve) => {
        if (gone !== undefined) return resolve({ kind: 'failed', why: gone });
        const id = nextId++;
        const late = (): void => settle(id, { kind: 'failed', why: `no answer within ${timeoutMs} ms` });
        const timer = setTimeout(late, timeoutMs);
        pending.set(id, (reply) => {
          clearTimeout(timer);
          resolve(reply);
        });
        void send(id, JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) }));
      }),
    async notify(method) {
      await channel.send(JSON.stringify({ jsonrpc: '2.0', method })).catch(() => undefined);
    },
    negotiated: (version) => channel.negotiated(version),
    close: () => channel.close(),
  };
}

function onlyPending(pending: ReadonlyMap<JsonValue, unknown>): JsonValue | undefined {
  return pending.size === 1 ? pending.keys().next().value : undefined;
}

/** Servers may ask whether we live; everything else needs a capability that was not announced. */
function answerTo({ id, method }: Extract<Incoming, { kind: 'request' }>): string {
  const error = { code: METHOD_NOT_FOUND, message: 'method not found' };
  return JSON.stringify({ jsonrpc: '2.0', id, ...(method === 'ping' ? { result: {} } : { error }) });
}
