import { type RawMember, readMembers } from '../../domain/json/members.js';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';

/** A JSON-RPC id: how the text spells it, and a key under which equal ids meet. */
export interface MessageId {
  readonly raw: string;
  readonly key: string;
}

interface Parts {
  /** The message's own JSON text. */
  readonly text: string;
  readonly value: JsonObject;
}

/** One JSON-RPC message, told apart by what it has, as peers do. Params and results are pieces of its text. */
export type Message =
  | (Parts & {
      readonly kind: 'request';
      readonly id: MessageId;
      readonly method: string;
      readonly params: string | undefined;
    })
  | (Parts & { readonly kind: 'notification'; readonly method: string; readonly params: string | undefined })
  | (Parts & { readonly kind: 'result'; readonly id: MessageId; readonly result: string })
  | (Parts & { readonly kind: 'error'; readonly id: MessageId | undefined })
  /** Nothing that JSON-RPC knows, or something that two readers could take for different things. */
  | (Parts & { readonly kind: 'invalid'; readonly id: MessageId | undefined; readonly why: string });

const ENVELOPE: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);
const SUBJECT: ReadonlySet<string> = new Set([
  'name',
  'arguments',
  'uri',
  'ref',
  'argument',
  'inputresponses',
  '_meta',
]);
const SUBJECT_NAMES: ReadonlySet<string> = new Set([...SUBJECT, 'inputResponses']);

/** Reads one message. `text` is its JSON text and `value` what it says, already checked for doubled keys. */
export function readMessage(text: string, value: JsonValue): Message {
  const members = readMembers(text);
  if (!isJsonObject(value) || members === undefined) {
    return { kind: 'invalid', text, value: {}, id: undefined, why: 'not-an-object' };
  }
  const parts: Parts = { text, value };
  const id = readId(text, value, members);
  const invalid = (why: string): Message => ({ ...parts, kind: 'invalid', id, why });
  if (members.some(({ key }) => isLookalike(key, ENVELOPE, ENVELOPE))) return invalid('ambiguous-key');
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (has('method')) {
    const method = member(value, 'method');
    if (typeof method !== 'string' || has('result') || has('error')) return invalid('neither-call-nor-answer');
    const params = rawMember(text, members, 'params');
    if (!has('id')) return { ...parts, kind: 'notification', method, params };
    return id === undefined ? invalid('bad-id') : { ...parts, kind: 'request', id, method, params };
  }
  if (has('result') === has('error')) return invalid('neither-call-nor-answer');
  if (has('error')) return { ...parts, kind: 'error', id };
  const result = rawMember(text, members, 'result');
  return id === undefined || result === undefined ? invalid('bad-id') : { ...parts, kind: 'result', id, result };
}

/**
 * The id of a message that cannot be read as a whole: too deep, a key twice. Undefined when there is none to find, or more
 * than one.
 */
export function findId(text: string): MessageId | undefined {
  const ids = (readMembers(text) ?? []).filter(({ key }) => key === 'id');
  const [only, ...others] = ids;
  if (only === undefined || others.length > 0 || only.end - only.start > MAX_ID_CHARS) return undefined;
  return toId(text.slice(only.start, only.end));
}

/** The text with the value of one member replaced; everything else keeps its bytes. */
export function withMember(message: Parts, key: string, json: string): string {
  const found = readMembers(message.text)?.find((one) => one.key === key);
  if (found === undefined) throw new TypeError(`the message has no member ${key}`);
  return message.text.slice(0, found.start) + json + message.text.slice(found.end);
}

/** Longest id that is looked at in a message that cannot be read. */
const MAX_ID_CHARS = 1024;

function readId(text: string, value: JsonObject, members: readonly RawMember[]): MessageId | undefined {
  const raw = rawMember(text, members, 'id');
  const id = member(value, 'id');
  if (raw === undefined || !(typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id))))
    return undefined;
  return { raw, key: keyOf(id) };
}

function toId(raw: string): MessageId | undefined {
  try {
    const id: unknown = JSON.parse(raw);
    return typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id))
      ? { raw, key: keyOf(id) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The key under which an id is kept: `1` and `"1"` differ, `1` and `1.0` do not. */
export function keyOf(id: string | number): string {
  return `${typeof id}:${id}`;
}

function rawMember(text: string, members: readonly RawMember[], key: string): string | undefined {
  const found = members.find((one) => one.key === key);
  return found === undefined ? undefined : text.slice(found.start, found.end);
}

/**
 * Whether the params hold a name that a reader without case would take for one that decides: Go's JSON decoder takes `Name`
 * for `name`, and the last of the two counts.
 */
export function hasAmbiguousSubject(message: Message): boolean {
  const params = member(message.value, 'params');
  return isJsonObject(params) && Object.keys(params).some((key) => isLookalike(key, SUBJECT, SUBJECT_NAMES));
}

function isLookalike(key: string, folded: ReadonlySet<string>, exact: ReadonlySet<string>): boolean {
  // Upper case first: the long s and the Kelvin sign fold to letters that way only.
  return key.length <= 64 && !exact.has(key) && folded.has(key.toUpperCase().toLowerCase());
}
