import type { JsonValue } from './types.js';

/**
 * A change to a JSON value, as a tree that follows the value's own shape. Whatever no edit names keeps its bytes:
 * number spellings, key order and white space of the original survive (see splice.ts).
 */
export type Edit =
  /** Remove this member or element. Not allowed at the root. */
  | { readonly kind: 'drop' }
  /** Put this value in its place. */
  | { readonly kind: 'set'; readonly value: JsonValue }
  /** Change members of an object. Keys of both maps are the original, unescaped keys. */
  | {
      readonly kind: 'members';
      readonly edits: ReadonlyMap<string, Edit>;
      readonly renames: ReadonlyMap<string, string>;
    }
  /** Change elements of an array, by index in the original. */
  | { readonly kind: 'elements'; readonly edits: ReadonlyMap<number, Edit> };
