import { isJsonObject, type JsonObject, member } from '../../domain/json/types.js';
import { hasAmbiguousSubject, keyOf, type Message, withMember } from './message.js';
import { answerError, answerInvalid, type Commit, drop, errorText, forward, type Outcome } from './outcome.js';
import { type Deciders, decideByKind, dropped, type MessageOf, type Relay } from './relay.js';
import { CODE, type Verdict } from './stdio-guard.js';

const NO_METADATA: JsonObject = {};
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

const deciders: Deciders = {
  request: decideRequest,
  notification: decideNotification,
  result: decideAnswer,
  error: (relay, message) => () =>
    message.id !== undefined && relay.fromServer.take(message.id) !== undefined ? forward(message) : unasked(relay),
  invalid: (_relay, message) => () => answerInvalid(message.id, message.why),
};

/** Decides one message of the client's. */
export function decideFromClient(relay: Relay, message: Message): Promise<Commit> {
  return decideByKind(deciders, relay, message);
}

async function decideRequest(relay: Relay, message: MessageOf<'request'>): Promise<Commit> {
  if (hasAmbiguousSubject(message)) return () => answerInvalid(message.id, 'ambiguous-key');
  const verdict = await relay.guard.request(
    message.method,
    message.params === undefined ? undefined : utf8(message.params),
  );
  return () => commitRequest(relay, message, verdict);
}

function commitRequest(relay: Relay, message: MessageOf<'request'>, verdict: Verdict): Outcome {
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
async function decideNotification(relay: Relay, message: MessageOf<'notification'>): Promise<Commit> {
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
function commitCancel(relay: Relay, message: MessageOf<'notification'>): Outcome {
  const params = member(message.value, 'params');
  const id = isJsonObject(params) ? member(params, 'requestId') : undefined;
  const known = (typeof id === 'string' || typeof id === 'number') && relay.fromClient.cancel(keyOf(id));
  return known ? forward(message) : drop;
}

async function decideAnswer(relay: Relay, message: MessageOf<'result'>): Promise<Commit> {
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
  message: MessageOf<'request' | 'notification'>,
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
