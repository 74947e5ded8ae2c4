import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import type { JsonValue } from '../../../domain/json/types.js';
import type { Exchange } from '../relay/client-requests.js';
import { ERROR, type RpcId, type RpcMessage, writeMessage } from '../relay/json-rpc.js';
import type { ClientLink } from '../relay/server-messages.js';
import { createSession, type Session, type SessionOptions } from '../relay/session.js';

/** One client's message and the HTTP request that brought it. */
export interface Delivery {
  readonly message: RpcMessage;
  readonly body: JsonValue;
  readonly exchange: Exchange;
}

/** A session as the HTTP server sees it. */
export interface ClientSession {
  /** Undefined until the client's `initialize` has been read. */
  id(): string | undefined;
  post(request: Request, delivery: Delivery): Promise<Response>;
  /** The session's own stream. `onOpen` must be called once the response is on its way. */
  get(request: Request): Promise<Response>;
  delete(request: Request): Promise<Response>;
  /** No stream for messages that belong to no request is open any more. */
  streamClosed(): void;
  close(): Promise<void>;
}

/** Messages kept for a client that has not opened its stream yet. */
const MAX_WAITING = 256;

/**
 * Ties a Streamable HTTP transport of the SDK to a relay session. The transport checks the protocol; messages are taken
 * as they were read, not as its schemas rebuild them. `onEnd` is told once, with the reason.
 */
export function createClientSession(options: Omit<SessionOptions, 'client'>): ClientSession {
  const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => randomUUID() });
  const deliveries = new AsyncLocalStorage<Delivery>();
  const standalone = createStandaloneQueue((message) => transport.send(message));
  let session: Session | undefined;
  const end = (why: string): void => {
    void transport.close();
    options.onEnd(why);
  };
  const client: ClientLink = {
    send(message, relatedTo) {
      const wire = toWire(message);
      if (message.kind !== 'response' && relatedTo === undefined) return standalone.push(wire);
      const sent = transport.send(wire, relatedTo === undefined ? {} : { relatedRequestId: relatedTo });
      // The client has hung up on that request: what still belongs to it has nowhere to go.
      sent.catch(() => (message.kind === 'response' ? undefined : standalone.push(wire)));
    },
  };
  transport.onmessage = () => {
    const delivery = deliveries.getStore();
    if (delivery === undefined) return;
    session ??= createSession({ ...options, client, onEnd: end });
    session.receive(delivery.message, delivery.exchange);
  };
  return {
    id: () => transport.sessionId,
    post: (request, delivery) =>
      deliveries.run(delivery, () => transport.handleRequest(request, { parsedBody: delivery.body })),
    async get(request) {
      const response = await transport.handleRequest(request);
      if (response.status === 200) standalone.open();
      return response;
    },
    async delete(request) {
      const response = await transport.handleRequest(request);
      if (response.status === 200) options.onEnd('the client ended it');
      return response;
    },
    streamClosed: () => standalone.shut(),
    async close() {
      await transport.close();
      await session?.close();
    },
  };
}

/** Holds messages back until the session's own stream is open: a server may speak before the client listens. */
function createStandaloneQueue(send: (message: JSONRPCMessage) => Promise<void>) {
  const waiting: JSONRPCMessage[] = [];
  let isOpen = false;
  const deliver = (message: JSONRPCMessage): void => void send(message).catch(() => undefined);
  return {
    push(message: JSONRPCMessage): void {
      if (isOpen) deliver(message);
      else waiting.push(message);
      if (waiting.length > MAX_WAITING) waiting.shift();
    },
    open(): void {
      isOpen = true;
      for (const message of waiting.splice(0)) deliver(message);
    },
    shut(): void {
      isOpen = false;
    },
  };
}

/** A result that is no JSON-RPC result (a number, say) becomes an error: clients cannot read it. */
function toWire(message: RpcMessage): JSONRPCMessage {
  const parsed = JSONRPCMessageSchema.safeParse(writeMessage(message));
  if (parsed.success) return parsed.data;
  return {
    jsonrpc: '2.0',
    id: idOf(message),
    error: { code: ERROR.internal, message: 'the target sent no valid message' },
  };
}

function idOf(message: RpcMessage): RpcId {
  return message.kind === 'notification' ? 0 : message.id;
}
