import type { Edit } from '../../domain/json/edit.js';
import {
  isJsonArray,
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
  pointerStep,
} from '../../domain/json/types.js';
import { assertNever } from '../../domain/result.js';
import { keepsMetaKey, type MetaPolicy } from './meta-keys.js';
import { type ResultShape, resultShapes } from './result-shapes.js';
import type { Shape } from './shape.js';

export interface ReduceOptions {
  readonly meta: MetaPolicy;
  /** Reviewed additions to the method's own top-level keys. */
  readonly allowKeys: ReadonlySet<string>;
}

export type Reduction =
  | {
      readonly kind: 'ok';
      /** Undefined: every key may stay. */
      readonly edit: Edit | undefined;
      /** JSON pointers of what goes, in document order. Names come from the server: log them as data. */
      readonly dropped: readonly string[];
    }
  /** Not a result of this method. `why` is a fixed phrase. */
  | { readonly kind: 'malformed'; readonly why: string };

/**
 * Reduces a result to the keys that MCP names for its method, at every depth. What the specification leaves open
 * (structuredContent, schemas, `_meta` values) keeps its keys. An element of a list that is not of the list's kind, such as
 * a content block of unknown type, is dropped; a result that is not the method's at all is malformed.
 */
export function reduceResult(method: string, value: JsonValue, options: ReduceOptions): Reduction {
  if (!isJsonObject(value)) return { kind: 'malformed', why: 'the result is not an object' };
  const shape = Object.hasOwn(resultShapes, method) ? resultShapes[method] : undefined;
  if (shape === undefined && options.allowKeys.size === 0)
    return { kind: 'malformed', why: 'the method has no known result' };
  if (shape !== undefined && !isOfMethod(shape, value, options.allowKeys)) {
    return { kind: 'malformed', why: "the result has none of the method's keys" };
  }
  const members: Record<string, Shape> = { ...shape?.keys };
  for (const key of options.allowKeys) members[key] ??= { kind: 'free' };
  const walk = new Walk(options.meta);
  const outcome = walk.object(value, { kind: 'object', members, required: [] }, '');
  if (outcome.kind === 'unfit') return { kind: 'malformed', why: 'a part of the result has the wrong type' };
  for (const key of mustBeContainers) {
    if (outcome.kind === 'edit' && isDropped(outcome.edit, key) && Object.hasOwn(members, key)) {
      return { kind: 'malformed', why: `\`${key}\` has the wrong type` };
    }
  }
  return { kind: 'ok', edit: outcome.kind === 'edit' ? outcome.edit : undefined, dropped: walk.dropped };
}

/** Lists that make the result: one of another type is another result, not a stray key. */
const mustBeContainers = [
  'content',
  'contents',
  'messages',
  'tools',
  'resources',
  'resourceTemplates',
  'prompts',
  'completion',
  'tasks',
];

function isDropped(edit: Edit, key: string): boolean {
  return edit.kind === 'members' && edit.edits.get(key)?.kind === 'drop';
}

function isOfMethod(shape: ResultShape, value: JsonObject, allowKeys: ReadonlySet<string>): boolean {
  if (shape.anyOf.length === 0) return true;
  const keys = Object.keys(value);
  return (
    keys.length === 0 ||
    keys.some((key) => shape.anyOf.includes(key) || allowKeys.has(key)) ||
    keys.every((key) => Object.hasOwn(shape.keys, key))
  );
}

type Outcome = { readonly kind: 'same' } | { readonly kind: 'edit'; readonly edit: Edit } | { readonly kind: 'unfit' };
const same: Outcome = { kind: 'same' };
const unfit: Outcome = { kind: 'unfit' };
type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

class Walk {
  readonly dropped: string[] = [];
  constructor(private readonly metaPolicy: MetaPolicy) {}

  value(value: JsonValue, shape: Shape, at: string): Outcome {
    // Null stands for "not there" in what many servers send; it holds nothing.
    if (value === null) return same;
    switch (shape.kind) {
      case 'free':
        return same;
      case 'scalar':
        return typeof value === 'object' ? unfit : same;
      case 'meta':
        return isJsonObject(value) ? this.metaObject(value, at) : unfit;
      case 'object':
        return isJsonObject(value) ? this.object(value, shape, at) : unfit;
      case 'array':
        return isJsonArray(value) ? this.elements(value, shape.items, at) : unfit;
      case 'one-or-many':
        return isJsonArray(value) ? this.elements(value, shape.item, at) : this.value(value, shape.item, at);
      case 'map':
        return isJsonObject(value) ? this.map(value, shape, at) : unfit;
      case 'tagged':
        return isJsonObject(value) ? this.tagged(value, shape, at) : unfit;
      default:
        return assertNever(shape);
    }
  }

  object(value: JsonObject, shape: Of<'object'>, at: string): Outcome {
    if (shape.required.some((key) => !Object.hasOwn(value, key))) return unfit;
    const edits = new Map<string, Edit>();
    for (const key of Object.keys(value)) {
      const member = value[key];
      const known = Object.hasOwn(shape.members, key) ? shape.members[key] : undefined;
      const outcome =
        member === undefined || known === undefined ? unfit : this.value(member, known, pointerStep(at, key));
      if (outcome.kind === 'unfit' && known !== undefined && shape.required.includes(key)) return unfit;
      this.record(edits, key, outcome, at);
    }
    return this.members(edits);
  }

  private map(value: JsonObject, shape: Of<'map'>, at: string): Outcome {
    const edits = new Map<string, Edit>();
    for (const key of Object.keys(value)) {
      const member = value[key];
      this.record(
        edits,
        key,
        member === undefined ? unfit : this.value(member, shape.values, pointerStep(at, key)),
        at,
      );
    }
    return this.members(edits);
  }

  private metaObject(value: JsonObject, at: string): Outcome {
    const edits = new Map<string, Edit>();
    for (const key of Object.keys(value))
      this.record(edits, key, keepsMetaKey(this.metaPolicy, key) ? same : unfit, at);
    return this.members(edits);
  }

  private tagged(value: JsonObject, shape: Of<'tagged'>, at: string): Outcome {
    const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : shape.whenAbsent;
    if (typeof tag !== 'string' || !Object.hasOwn(shape.variants, tag)) return unfit;
    const variant = shape.variants[tag];
    return variant === undefined ? unfit : this.value(value, variant, at);
  }

  private elements(value: JsonArray, shape: Shape, at: string): Outcome {
    const edits = new Map<number, Edit>();
    for (const [index, item] of value.entries())
      this.record(edits, index, this.value(item, shape, pointerStep(at, index)), at);
    return edits.size === 0 ? same : { kind: 'edit', edit: { kind: 'elements', edits } };
  }

  private record<K extends string | number>(edits: Map<K, Edit>, key: K, outcome: Outcome, at: string): void {
    if (outcome.kind === 'edit') edits.set(key, outcome.edit);
    if (outcome.kind !== 'unfit') return;
    edits.set(key, { kind: 'drop' });
    this.dropped.push(pointerStep(at, key));
  }

  private members(edits: ReadonlyMap<string, Edit>): Outcome {
    return edits.size === 0 ? same : { kind: 'edit', edit: { kind: 'members', edits, renames: new Map() } };
  }
}
