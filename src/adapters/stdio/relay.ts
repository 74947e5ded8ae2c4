import { assertNever } from '../../domain/result.js';
import type { Message } from './message.js';
import { type Commit, drop, type Outcome } from './outcome.js';
import type { Pending } from './pending.js';
import type { StdioGuard } from './stdio-guard.js';

/** What both sides of a proxy share. */
export interface Relay {
  readonly guard: StdioGuard;
  /** Requests of the client that the server has not answered. */
  readonly fromClient: Pending;
  /** Requests of the server that the client has not answered. */
  readonly fromServer: Pending;
  /** Something was kept back for a reason that no answer tells. */
  readonly onDropped: (from: Side, why: string) => void;
}

export type Side = 'client' | 'server';

/** A message of one kind. */
export type MessageOf<K extends Message['kind']> = Extract<Message, { kind: K }>;

/** How the messages of one side are decided, by their kind. */
export type Deciders = {
  readonly [K in Message['kind']]: (relay: Relay, message: MessageOf<K>) => Commit | Promise<Commit>;
};

/** Decides one message by its kind. */
export async function decideByKind(deciders: Deciders, relay: Relay, message: Message): Promise<Commit> {
  switch (message.kind) {
    case 'request':
      return deciders.request(relay, message);
    case 'notification':
      return deciders.notification(relay, message);
    case 'result':
      return deciders.result(relay, message);
    case 'error':
      return deciders.error(relay, message);
    case 'invalid':
      return deciders.invalid(relay, message);
    default:
      return assertNever(message);
  }
}

/** Keeps a message back and tells why. */
export function dropped(relay: Relay, from: Side, why: string): Outcome {
  relay.onDropped(from, why);
  return drop;
}
