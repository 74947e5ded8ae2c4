import { member } from '../../../domain/json/types.js';
import { assertNever } from '../../../domain/result.js';
import type { TargetDocument } from '../config/document.js';
import type { Environment } from '../config/expand-variables.js';
import type { Guardrails } from '../guardrails/guardrails.js';
import { answerRequest, type Exchange, type RelayParts } from './client-requests.js';
import { ERROR, type RpcMessage, type RpcNotification, type RpcReply, type RpcRequest } from './json-rpc.js';
import { createOpenRequests, type OpenRequests } from './open-requests.js';
import { type ClientLink, createServerMessages } from './server-messages.js';
import { startStdioTarget } from './stdio-target.js';
import { createTargetNames } from './target-names.js';

/** One client's session: a process of its own for every target. */
export interface Session {
  receive(message: RpcMessage, exchange: Exchange): void;
  /** Ends the targets. */
  close(): Promise<void>;
}

export interface SessionOptions {
  readonly targets: readonly TargetDocument[];
  readonly guardrails: Guardrails;
  /** What the targets inherit. */
  readonly environment: Environment;
  readonly client: ClientLink;
  /**
   * Told once when the session cannot go on: a target has ended, or the client was not let in. Requests in flight have
   * been answered with an error by then.
   */
  readonly onEnd: (why: string) => void;
}

export function createSession(options: SessionOptions): Session {
  const { guardrails, client } = options;
  const names = createTargetNames(options.targets.map(({ name }) => name));
  const open = createOpenRequests();
  const server = createServerMessages(names, open, client);
  const running = new Set<Promise<void>>();
  let ended = false;
  const end = async (why: string): Promise<void> => {
    if (ended) return;
    ended = true;
    await Promise.allSettled(running);
    options.onEnd(why);
  };
  const targets = options.targets.map((document) =>
    startStdioTarget(document, options.environment, {
      onMessage: (message) => server.toClient(document.name, message),
      onEnd: (why) => void end(`target ${document.name} ${why}`),
    }),
  );
  const parts: RelayParts = { targets, names, guardrails };
  const answer = async (request: RpcRequest, exchange: Exchange): Promise<void> => {
    const reply = await replyTo(parts, open, request, exchange);
    client.send({ kind: 'response', id: request.id, reply });
    if (request.method === 'initialize' && 'error' in reply) void end('the client was not let in');
  };
  return {
    receive(message, exchange) {
      switch (message.kind) {
        case 'request': {
          const work = answer(message, exchange).finally(() => running.delete(work));
          running.add(work);
          return;
        }
        case 'notification':
          notifyTargets(parts, open, message);
          return;
        case 'response': {
          const home = server.toServer(message);
          if (home !== undefined) targets.find(({ name }) => name === home.target)?.send(home.response);
          return;
        }
        default:
          assertNever(message);
      }
    },
    close: async () => void (await Promise.all(targets.map((target) => target.stop()))),
  };
}

/** A fault of the gateway's own never lets a request through: it is an error without details. */
async function replyTo(
  parts: RelayParts,
  open: OpenRequests,
  request: RpcRequest,
  exchange: Exchange,
): Promise<RpcReply> {
  const entry = open.open(request);
  try {
    return await answerRequest(parts, request, exchange, entry);
  } catch {
    return { error: { code: ERROR.internal, message: 'the development gateway failed' } };
  } finally {
    entry.close();
  }
}

function notifyTargets(parts: RelayParts, open: OpenRequests, message: RpcNotification): void {
  if (message.method === 'notifications/cancelled') cancelRequest(open, message);
  else for (const target of parts.targets) target.send(message);
}

/** Every target that was asked hears of it under the id it knows. */
function cancelRequest(open: OpenRequests, message: RpcNotification): void {
  const requestId = member(message.params ?? {}, 'requestId');
  if (typeof requestId !== 'string' && typeof requestId !== 'number') return;
  for (const { target, id } of open.sends(requestId)) {
    target.send({ ...message, params: { ...message.params, requestId: id } });
    target.forget(id);
  }
}
