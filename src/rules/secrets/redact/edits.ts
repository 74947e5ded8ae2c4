import type { Edit } from '../../../domain/json/edit.js';
import { isJsonArray, isJsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import type { Leaf, Place } from './leaves.js';

/** A leaf and the text that takes its place. */
export interface Replacement {
  readonly leaf: Leaf;
  readonly text: string;
}

interface Node {
  readonly edits: Map<string | number, Edit | Node>;
  readonly renames: Map<string, string>;
}

/** One edit that makes all replacements. A renamed member keeps apart from its siblings. `undefined` when there are none. */
export function toEdit(root: JsonValue, replacements: readonly Replacement[]): Edit | undefined {
  if (replacements.length === 0) return undefined;
  const top = createNode();
  for (const { leaf, text } of replacements) {
    const { place } = leaf;
    if (place === undefined) return { kind: 'set', value: text };
    const node = nodeAt(top, place.parent);
    if (leaf.role === 'value') node.edits.set(place.step, { kind: 'set', value: text });
    else node.renames.set(String(place.step), text);
  }
  return finish(top, root);
}

function createNode(): Node {
  return { edits: new Map(), renames: new Map() };
}

function nodeAt(top: Node, place: Place | undefined): Node {
  if (place === undefined) return top;
  const parent = nodeAt(top, place.parent);
  const known = parent.edits.get(place.step);
  if (known !== undefined && !('kind' in known)) return known;
  const node = createNode();
  parent.edits.set(place.step, node);
  return node;
}

function finish(node: Node, value: JsonValue): Edit {
  const edits = [...node.edits].map(([step, edit]) => ({
    step,
    edit: 'kind' in edit ? edit : finish(edit, childAt(value, step)),
  }));
  if (isJsonObject(value)) {
    return {
      kind: 'members',
      edits: new Map(edits.map(({ step, edit }) => [String(step), edit])),
      renames: uniqueNames(Object.keys(value), node.renames),
    };
  }
  return { kind: 'elements', edits: new Map(edits.map(({ step, edit }) => [Number(step), edit])) };
}

function childAt(value: JsonValue, step: string | number): JsonValue {
  if (isJsonArray(value)) return value[Number(step)] ?? null;
  return isJsonObject(value) ? (member(value, String(step)) ?? null) : null;
}

/** New names that differ from every sibling, old or new: a second `[REDACTED]` becomes `[REDACTED] (2)`. */
function uniqueNames(names: readonly string[], renames: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const taken = new Set(names.filter((name) => !renames.has(name)));
  const unique = new Map<string, string>();
  for (const [name, wanted] of renames) {
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted} (${count})`;
    taken.add(free);
    unique.set(name, free);
  }
  return unique;
}
