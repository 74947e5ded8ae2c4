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
  /** The rule by which the whole value is a secret, from what it stands in: a Kubernetes Secret's data, a JWK. */
  readonly certain: string | undefined;
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
  readonly certain: string | undefined;
  /** Below a Kubernetes SecretList, whose items do not say their kind. */
  readonly secretList: boolean;
}

/** Every string value and member name of a JSON value that no edit drops or sets, in its order. Iterative: depth costs no stack. */
export function collectLeaves(root: JsonValue, options: LeafOptions): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const stack: (Frame | Leaf)[] = [
    { value: root, place: undefined, key: undefined, skip: options.skip, certain: undefined, secretList: false },
  ];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if ('role' in next) leaves.push(next);
    else if (isVisited(next, options)) visit(next, stack, leaves);
  }
  return leaves;
}

function isVisited(frame: Frame, options: LeafOptions): boolean {
  if (frame.skip?.kind === 'drop' || frame.skip?.kind === 'set') return false;
  return options.keep === undefined || !options.keep(pointerOf(frame.place));
}

function visit(frame: Frame, stack: (Frame | Leaf)[], leaves: Leaf[]): void {
  const { value, place, key, certain } = frame;
  if (typeof value === 'string') leaves.push({ text: value, place, role: 'value', key, certain });
  else if (isJsonArray(value)) pushElements(stack, frame, value);
  else if (isJsonObject(value)) pushMembers(stack, frame, value);
}

/** Pushed from the last to the first, so that the first is popped next. */
function pushElements(stack: (Frame | Leaf)[], frame: Frame, elements: readonly JsonValue[]): void {
  const skip = frame.skip?.kind === 'elements' ? frame.skip.edits : undefined;
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const value = elements[index];
    if (value === undefined || (typeof value !== 'object' && typeof value !== 'string')) continue;
    stack.push({ ...frame, value, place: { parent: frame.place, step: index }, skip: skip?.get(index) });
  }
}

function pushMembers(stack: (Frame | Leaf)[], frame: Frame, object: JsonObject): void {
  if (isOpaqueMedia(object)) return;
  const skip = frame.skip?.kind === 'members' ? frame.skip.edits : undefined;
  const pairKey = nameOfPair(object);
  const secretList = frame.secretList || object.kind === 'SecretList';
  const isSecret = object.kind === 'Secret' || secretList;
  for (const [name, value] of Object.entries(object).reverse()) {
    const edit = skip?.get(name);
    if (edit?.kind === 'drop') continue;
    const place = { parent: frame.place, step: name };
    if (typeof value === 'object' || typeof value === 'string') {
      const certain = frame.certain ?? certainRule(object, name, isSecret);
      stack.push({ value, place, key: keyOf(name, pairKey, frame.key), skip: edit, certain, secretList });
    }
    stack.push({ text: name, place, role: 'name', key: undefined, certain: undefined });
  }
}

function certainRule(object: JsonObject, name: string, isSecret: boolean): string | undefined {
  if (isSecret && (name === 'data' || name === 'stringData')) return 'kubernetes-secret';
  return typeof object.kty === 'string' && JWK_PRIVATE_MEMBERS.has(name) ? 'private-key' : undefined;
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
/** The names under which a pair has its name, the first before the others. */
export const PAIR_RANKS: ReadonlyMap<string, number> = new Map(PAIR_NAMES.map((name, rank) => [name, rank]));
/** What is longer is no name of a pair. */
export const MAX_PAIR_NAME = 128;
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

/** The name that says what a member's value is: its own, or for `value` and the like that of the pair or of the member around. */
function keyOf(name: string, pairKey: string | undefined, outer: string | undefined): string | undefined {
  if (VALUE_NAMES.has(name)) return pairKey ?? outer ?? name;
  return isIndexName(name) ? outer : name;
}

/** In `{"name": "DB_PASSWORD", "value": "X"}` the name of X is DB_PASSWORD: the string under the first of PAIR_NAMES that is there. */
function nameOfPair(object: JsonObject): string | undefined {
  let first = PAIR_NAMES.length;
  let found: string | undefined;
  for (const name of Object.keys(object)) {
    const rank = PAIR_RANKS.get(name) ?? first;
    const value = rank < first ? object[name] : undefined;
    if (typeof value !== 'string' || value.length > MAX_PAIR_NAME) continue;
    first = rank;
    found = value;
  }
  return found;
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
