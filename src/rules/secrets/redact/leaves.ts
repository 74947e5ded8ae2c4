import type { Edit } from '../../../domain/json/edit.js';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, pointerStep } from '../../../domain/json/types.js';
import { JWK_PRIVATE_MEMBERS } from '../keys/jwk.js';
import { isOpaqueMedia } from './media.js';

/** A place in a JSON value, as a chain to the root: pointers are only built for what is found. */
export interface Place {
  readonly parent: Place | undefined;
  readonly step: string | number;
}

/** A string to be scanned: a value, or the name of a member. */
export interface Leaf {
  readonly text: string;
  readonly place: Place | undefined;
  readonly role: 'value' | 'name';
  /** The member name whose value the string is or belongs to. */
  readonly key: string | undefined;
  /** The whole value is a secret by what it stands in: a Kubernetes Secret's data, a private member of a JWK. */
  readonly certain: boolean;
}

export interface LeafOptions {
  /** Edits already decided: what they drop or set is not visited. */
  readonly skip: Edit | undefined;
  /** Subtrees that stay as they are, by pointer. */
  readonly keep: ((pointer: string) => boolean) | undefined;
}

interface Frame {
  readonly value: JsonValue;
  readonly place: Place | undefined;
  readonly key: string | undefined;
  readonly skip: Edit | undefined;
  readonly certain: boolean;
}

/** Every string value and member name of a JSON value that no edit drops or sets. Iterative: depth costs no stack. */
export function collectLeaves(root: JsonValue, options: LeafOptions): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const stack: Frame[] = [{ value: root, place: undefined, key: undefined, skip: options.skip, certain: false }];
  for (let frame = stack.pop(); frame !== undefined; frame = stack.pop()) {
    if (frame.skip?.kind === 'drop' || frame.skip?.kind === 'set') continue;
    if (options.keep?.(pointerOf(frame.place))) continue;
    const { value, place, key, certain } = frame;
    if (typeof value === 'string') leaves.push({ text: value, place, role: 'value', key, certain });
    else if (isJsonArray(value)) pushElements(stack, frame, value);
    else if (isJsonObject(value)) pushMembers(stack, leaves, frame, value);
  }
  return leaves.reverse();
}

function pushElements(stack: Frame[], frame: Frame, elements: readonly JsonValue[]): void {
  const skip = frame.skip?.kind === 'elements' ? frame.skip.edits : undefined;
  for (const [index, value] of elements.entries()) {
    if (typeof value !== 'object' && typeof value !== 'string') continue;
    stack.push({ ...frame, value, place: { parent: frame.place, step: index }, skip: skip?.get(index) });
  }
}

function pushMembers(stack: Frame[], leaves: Leaf[], frame: Frame, object: JsonObject): void {
  if (isOpaqueMedia(object)) return;
  const skip = frame.skip?.kind === 'members' ? frame.skip.edits : undefined;
  const pairKey = nameOfPair(object);
  const isSecret = object.kind === 'Secret';
  const isJwk = typeof object.kty === 'string';
  for (const [name, value] of Object.entries(object)) {
    const edit = skip?.get(name);
    if (edit?.kind === 'drop') continue;
    const place = { parent: frame.place, step: name };
    leaves.push({ text: name, place, role: 'name', key: undefined, certain: false });
    if (typeof value !== 'object' && typeof value !== 'string') continue;
    const certain =
      frame.certain || (isSecret && /^(?:data|stringData)$/.test(name)) || (isJwk && JWK_PRIVATE_MEMBERS.has(name));
    const key = pairKey !== undefined && VALUE_NAMES.has(name) ? pairKey : isIndexName(name) ? frame.key : name;
    stack.push({ value, place, key, skip: edit, certain });
  }
}

const PAIR_NAMES = [
  'name',
  'key',
  'Name',
  'Key',
  'variable',
  'env',
  'label',
  'field',
  'header',
  'title',
  'param',
  'id',
];
const VALUE_NAMES: ReadonlySet<string> = new Set([
  'value',
  'Value',
  'val',
  'content',
  'default',
  'defaultValue',
  'data',
  'stringValue',
  'current',
  'text',
]);

/** In `{"name": "DB_PASSWORD", "value": "X"}` the name of X is DB_PASSWORD. */
function nameOfPair(object: JsonObject): string | undefined {
  for (const name of PAIR_NAMES) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (typeof value === 'string' && value.length <= 128) return value;
  }
  return undefined;
}

function isIndexName(name: string): boolean {
  return /^\d{1,6}$/.test(name);
}

/** The JSON pointer (RFC 6901) of a place. */
export function pointerOf(place: Place | undefined): string {
  const steps: (string | number)[] = [];
  for (let at = place; at !== undefined; at = at.parent) steps.push(at.step);
  return steps.reduceRight<string>(pointerStep, '');
}
