import { isJsonObject, type JsonObject, member } from '../../domain/json/types.js';
import { assertNever } from '../../domain/result.js';
import { hasAmbiguousSubject, keyOf, type Message, withMember } from './message.js';
import { answerError, answerInvalid, type Commit, drop, errorText, forward, type Outcome } from './outcome.js';
import type { Pending } from './pending.js';
import { CODE, type StdioGuard, type Verdict } from './stdio-guard.js';

export interface Relay {
  readonly guard: StdioGuard;
  /** Requests of the client that the server has not answered. */
  readonly fromClient: Pending;
  /** Requests of the server that the client has not answered. */
  readonly fromServer: Pending;
  /** Something was kept back for a reason that no answer tells. */
  readonly onDropped: (from: 'client' | 'server', why: string) => void;
}

type Of<K extends Message['kind']> = Extract<Message, { kind: K }>;

const NO_METADATA: JsonObject = {};
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Decides one message of the client's. */
export async function decideFromClient(relay: Relay, message: Message): Promise<Commit> {
  switch (message.kind) {
    case 'request':
      return decideRequest(relay, message);
    case 'notification':
      return decideNotification(relay, message);
    case 'result':
      return decideAnswer(relay, message);
    case 'error':
      return () =>
        message.id !== undefined && relay.fromServer.take(message.id) !== undefined ? forward(message) : unasked(relay);
    case 'invalid':
      return () => answerInvalid(message.id, message.why);
    default:
      return assertNever(message);
  }
}

async function decideRequest(relay: Relay, message: Of<'request'>): Promise<Commit> {
  if (hasAmbiguousSubject(message)) return () => answerInvalid(message.id, 'ambiguous-key');
  const verdict = await relay.guard.request(
    message.method,
    message.params === undefined ? undefined : utf8(message.params),
  );
  return () => commitRequest(relay, message, verdict);
}

function commitRequest(relay: Relay, message: Of<'request'>, verdict: Verdict): Outcome {
  // Told apart from a refusal by the guard: two open requests of one id would make the next answer anybody's.
  if (relay.fromClient.has(message.id)) return answerInvalid(message.id, 'id-in-use');
  if (verdict.kind === 'refuse') return answerError(message.id, verdict.error);
  if (!relay.fromClient.add(message.id, message.method, verdict.metadata ?? NO_METADATA)) {
    return answerError(message.id, {
      code: CODE.exhausted,
      message: 'too many requests are open',
      data: { code: 'overloaded' },
    });
  }
  return forwardParams(message, verdict);
}

/** A method without an id is no question, but some servers act on it all the same. */
async function decideNotification(relay: Relay, message: Of<'notification'>): Promise<Commit> {
  if (message.method === 'notifications/cancelled') return () => commitCancel(relay, message);
  if (message.method.startsWith('notifications/')) return () => forward(message);
  if (hasAmbiguousSubject(message)) return () => dropped(relay, 'client', 'ambiguous-key');
  const verdict = await relay.guard.request(
    message.method,
    message.params === undefined ? undefined : utf8(message.params),
  );
  return () => (verdict.kind === 'refuse' ? dropped(relay, 'client', 'refused') : forwardParams(message, verdict));
}

/** Only of requests that went on: the server has never heard of those that were refused here. */
function commitCancel(relay: Relay, message: Of<'notification'>): Outcome {
  const params = member(message.value, 'params');
  const id = isJsonObject(params) ? member(params, 'requestId') : undefined;
  const known = (typeof id === 'string' || typeof id === 'number') && relay.fromClient.cancel(keyOf(id));
  return known ? forward(message) : drop;
}

async function decideAnswer(relay: Relay, message: Of<'result'>): Promise<Commit> {
  const asked = relay.fromServer.take(message.id);
  if (asked === undefined) return () => unasked(relay);
  const verdict = await relay.guard.clientAnswer(asked.method, utf8(message.result));
  if (verdict.kind === 'pass') return () => forward(message);
  const text =
    verdict.kind === 'refuse'
      ? errorText(message.id, verdict.error)
      : withMember(message, 'result', Buffer.from(verdict.bytes).toString('utf8'));
  return () => ({ kind: 'forward', text, changed: true });
}

function forwardParams(
  message: Of<'request' | 'notification'>,
  verdict: Exclude<Verdict, { kind: 'refuse' }>,
): Outcome {
  if (verdict.kind === 'pass') return forward(message);
  return {
    kind: 'forward',
    text: withMember(message, 'params', Buffer.from(verdict.bytes).toString('utf8')),
    changed: true,
  };
}

function unasked(relay: Relay): Outcome {
  return dropped(relay, 'client', 'answer-to-nothing');
}

function dropped(relay: Relay, from: 'client' | 'server', why: string): Outcome {
  relay.onDropped(from, why);
  return drop;
}
