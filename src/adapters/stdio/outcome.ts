import type { Message, MessageId } from './message.js';
import { CODE, type RefusalError } from './stdio-guard.js';

/** What becomes of one message. */
export type Outcome =
  /** On to the other side; `text` is the message's own text where nothing changed. */
  | { readonly kind: 'forward'; readonly text: string; readonly changed: boolean }
  /** Not forwarded; its sender gets this answer. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'drop' };

/**
 * The second half of a decision. It runs when everything before the message has been sent, so that what it looks up in the
 * open requests is what the other side will have seen.
 */
export type Commit = () => Outcome;

export const drop: Outcome = { kind: 'drop' };

export function forward(message: Message): Outcome {
  return { kind: 'forward', text: message.text, changed: false };
}

/** An answer to the sender of a message that is not forwarded. */
export function answerError(id: MessageId | undefined, error: RefusalError): Outcome {
  return { kind: 'answer', text: errorText(id, error) };
}

/** A message whose own form is at fault: a request is answered, anything else has nobody who waits for it. */
export function answerInvalid(id: MessageId | undefined, rule: string): Outcome {
  return answerError(id, {
    code: CODE.invalidRequest,
    message: 'the message cannot be read',
    data: { code: 'undecodable', rule },
  });
}

/** A JSON-RPC error answer. The id is spelled as its sender spelled it. */
export function errorText(id: MessageId | undefined, error: RefusalError): string {
  const body = JSON.stringify({
    code: error.code,
    message: error.message,
    ...(error.data === undefined ? {} : { data: error.data }),
  });
  return `{"jsonrpc":"2.0","id":${id?.raw ?? 'null'},"error":${body}}`;
}
