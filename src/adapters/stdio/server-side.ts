import { spliceJson } from '../../domain/json/splice.js';
import { isJsonObject, type JsonObject, member } from '../../domain/json/types.js';
import { keyOf, type Message, withMember } from './message.js';
import { answerError, type Commit, errorText, forward, type Outcome } from './outcome.js';
import type { PendingRequest } from './pending.js';
import { type Deciders, decideByKind, dropped, type MessageOf, type Relay } from './relay.js';
import { CODE, type Verdict } from './stdio-guard.js';

const NO_METADATA: JsonObject = {};
const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

const deciders: Deciders = {
  request: decideRequest,
  notification: decideNotification,
  result: decideResult,
  error: decideError,
  invalid: decideInvalid,
};

/** Decides one message of the server's. */
export function decideFromServer(relay: Relay, message: Message): Promise<Commit> {
  return decideByKind(deciders, relay, message);
}

async function decideRequest(relay: Relay, message: MessageOf<'request'>): Promise<Commit> {
  const verdict = await relay.guard.serverMessage(message.method, NO_METADATA, utf8(message.text));
  return () => {
    if (verdict.kind === 'refuse') return answerError(message.id, verdict.error);
    if (relay.fromServer.has(message.id) || !relay.fromServer.add(message.id, message.method, NO_METADATA)) {
      return answerError(message.id, { code: CODE.exhausted, message: 'too many requests are open, or two of one id' });
    }
    return forwardWhole(message, verdict);
  };
}

async function decideNotification(relay: Relay, message: MessageOf<'notification'>): Promise<Commit> {
  const verdict = await relay.guard.serverMessage(message.method, NO_METADATA, utf8(message.text));
  if (verdict.kind === 'refuse') return () => dropped(relay, 'server', 'refused');
  return () => {
    if (message.method === 'notifications/cancelled') cancel(relay, message);
    return forwardWhole(message, verdict);
  };
}

function cancel(relay: Relay, message: MessageOf<'notification'>): void {
  const params = member(message.value, 'params');
  const id = isJsonObject(params) ? member(params, 'requestId') : undefined;
  if (typeof id === 'string' || typeof id === 'number') relay.fromServer.cancel(keyOf(id));
}

async function decideResult(relay: Relay, message: MessageOf<'result'>): Promise<Commit> {
  const asked = relay.fromClient.take(message.id);
  if (asked === undefined) return () => dropped(relay, 'server', 'answer-to-nothing');
  const verdict = await relay.guard.result(asked.method, asked.metadata, utf8(message.result));
  if (verdict.kind === 'refuse') return () => changed(errorText(asked.id, verdict.error));
  const plain = await withoutForeignMembers(relay, asked, message);
  if (verdict.kind === 'pass') return () => (plain === message ? forward(message) : changed(plain.text));
  return () => changed(withMember(plain, 'result', textOf(verdict.bytes)));
}

/** Members beside `result` are searched as well; where they hold something, all that JSON-RPC does not name goes. */
async function withoutForeignMembers(
  relay: Relay,
  asked: PendingRequest,
  message: MessageOf<'result'>,
): Promise<MessageOf<'result'>> {
  const foreign = Object.keys(message.value).filter((key) => key !== 'jsonrpc' && key !== 'id' && key !== 'result');
  if (foreign.length === 0) return message;
  const dropEach = (keys: readonly string[]): string =>
    spliceJson(message.text, {
      kind: 'members',
      edits: new Map(keys.map((key) => [key, { kind: 'drop' }])),
      renames: new Map(),
    });
  const verdict = await relay.guard.serverMessage(asked.method, asked.metadata, utf8(dropEach(['result'])));
  return verdict.kind === 'pass' ? message : { ...message, text: dropEach(foreign) };
}

async function decideError(relay: Relay, message: MessageOf<'error'>): Promise<Commit> {
  const asked = message.id === undefined ? undefined : relay.fromClient.take(message.id);
  // An error without an id is about a message that the server could not read; to any other id nobody waits.
  if (asked === undefined && message.id !== undefined) return () => dropped(relay, 'server', 'answer-to-nothing');
  const verdict = await relay.guard.serverMessage(
    asked?.method ?? 'error',
    asked?.metadata ?? NO_METADATA,
    utf8(message.text),
  );
  if (verdict.kind === 'refuse') return () => changed(errorText(message.id, verdict.error));
  return () => forwardWhole(message, verdict);
}

function decideInvalid(relay: Relay, message: MessageOf<'invalid'>): Commit {
  const asked = message.id === undefined ? undefined : relay.fromClient.take(message.id);
  return () => (asked === undefined ? dropped(relay, 'server', message.why) : broken(asked, message.why));
}

function forwardWhole(message: Message, verdict: Exclude<Verdict, { kind: 'refuse' }>): Outcome {
  return verdict.kind === 'pass' ? forward(message) : changed(textOf(verdict.bytes));
}

function changed(text: string): Outcome {
  return { kind: 'forward', text, changed: true };
}

/** What the client gets for an answer that cannot be read. */
export function broken(asked: PendingRequest, rule: string): Outcome {
  return changed(
    errorText(asked.id, {
      code: CODE.invalidRequest,
      message: "the server's answer cannot be read",
      data: { code: 'undecodable', rule },
    }),
  );
}
