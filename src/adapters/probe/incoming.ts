import { readElements, readMembers } from '../../domain/json/members.js';
import { isJsonObject, type JsonValue, member } from '../../domain/json/types.js';

/** A message of a server. A result keeps the text it came in: libraries take out what they do not know. */
export type Incoming =
  | { readonly kind: 'result'; readonly id: JsonValue; readonly text: string }
  | {
      readonly kind: 'error';
      readonly id: JsonValue;
      readonly code: number;
      readonly message: string;
      readonly data: JsonValue | undefined;
    }
  | { readonly kind: 'request'; readonly id: JsonValue; readonly method: string }
  /** Notifications, and what is no JSON-RPC. */
  | { readonly kind: 'other' };

/** Reads one message or the messages of a batch. What cannot be read is `other`. */
export function readIncoming(text: string): readonly Incoming[] {
  const value = tryParse(text);
  if (!Array.isArray(value)) return [readOne(text, value)];
  return (readElements(text) ?? []).map(({ start, end }) => {
    const part = text.slice(start, end);
    return readOne(part, tryParse(part));
  });
}

function readOne(text: string, value: JsonValue | undefined): Incoming {
  if (!isJsonObject(value)) return { kind: 'other' };
  const id = member(value, 'id');
  const method = member(value, 'method');
  if (typeof method === 'string')
    return id === undefined || id === null ? { kind: 'other' } : { kind: 'request', id, method };
  const error = member(value, 'error');
  if (isJsonObject(error)) return { kind: 'error', id: id ?? null, ...readError(error) };
  const result = readMembers(text)?.find(({ key }) => key === 'result');
  if (id === undefined || result === undefined) return { kind: 'other' };
  return { kind: 'result', id, text: text.slice(result.start, result.end) };
}

function readError(error: { readonly [key: string]: JsonValue }): {
  readonly code: number;
  readonly message: string;
  readonly data: JsonValue | undefined;
} {
  const code = member(error, 'code');
  const message = member(error, 'message');
  return {
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message : '',
    data: member(error, 'data'),
  };
}

function tryParse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
