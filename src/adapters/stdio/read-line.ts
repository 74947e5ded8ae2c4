import { decodeJson, type JsonFault } from '../../domain/json/decode.js';
import { readElements } from '../../domain/json/members.js';
import type { JsonBounds } from '../../domain/json/scan.js';
import { isJsonArray } from '../../domain/json/types.js';
import { findId, type Message, type MessageId, readMessage } from './message.js';

/** What a line holds. */
export type LineContent =
  | { readonly kind: 'blank' }
  | { readonly kind: 'message'; readonly message: Message }
  /** An array of messages (protocol 2025-03-26). */
  | { readonly kind: 'batch'; readonly messages: readonly Message[] }
  | { readonly kind: 'fault'; readonly fault: JsonFault | 'empty-batch'; readonly id: MessageId | undefined };

/** Reads a line strictly: what two parsers could read in two ways is a fault. */
export function readLine(body: Buffer, bounds: JsonBounds): LineContent {
  if (isBlank(body)) return { kind: 'blank' };
  const decoded = decodeJson(body, bounds);
  if (!decoded.ok) return { kind: 'fault', fault: decoded.error, id: faultId(body, decoded.error) };
  const { text, value } = decoded.value;
  if (!isJsonArray(value)) return { kind: 'message', message: readMessage(text, value) };
  const spans = readElements(text) ?? [];
  if (spans.length === 0 || spans.length !== value.length)
    return { kind: 'fault', fault: 'empty-batch', id: undefined };
  const messages = spans.map(({ start, end }, index) => readMessage(text.slice(start, end), value[index] ?? null));
  return { kind: 'batch', messages };
}

/** Whose answer a message is that was too long to be kept: from what its two ends show. */
export function idOfTooLong(head: Buffer, tail: Buffer): MessageId | undefined {
  const first = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(-?\d{1,20}|"[^"\\]{0,256}")\s*,/.exec(
    head.toString('latin1'),
  );
  // What follows the id at the very end has no nesting left that could belong to anything else.
  const last = /,"id":(-?\d{1,20}|"[^"\\]{0,256}")(?:,"jsonrpc":"2\.0")?\}\s*$/.exec(
    tail.toString('latin1').slice(-512),
  );
  const raw = first?.[1] ?? last?.[1];
  return raw === undefined ? undefined : findId(`{"id":${raw}}`);
}

function faultId(body: Buffer, fault: JsonFault): MessageId | undefined {
  return fault === 'not-utf8' || fault === 'not-json' ? undefined : findId(body.toString('utf8'));
}

function isBlank(body: Buffer): boolean {
  return body.length === 0 || (body.length < 1024 && /^[\t ]*$/.test(body.toString('latin1')));
}
