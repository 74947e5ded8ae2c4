import type { Edit } from './edit.js';

/**
 * Both edits of one value in one. Where they meet, `first` wins when it replaces or drops the node; two edits that
 * go deeper are joined member by member.
 */
export function mergeEdits(first: Edit | undefined, second: Edit | undefined): Edit | undefined {
  if (first === undefined) return second;
  if (second === undefined) return first;
  if (first.kind === 'members' && second.kind === 'members') {
    return {
      kind: 'members',
      edits: mergeMaps(first.edits, second.edits),
      renames: new Map([...second.renames, ...first.renames]),
    };
  }
  if (first.kind === 'elements' && second.kind === 'elements') {
    return { kind: 'elements', edits: mergeMaps(first.edits, second.edits) };
  }
  if (first.kind === 'drop' || first.kind === 'set') return first;
  return second;
}

function mergeMaps<K>(first: ReadonlyMap<K, Edit>, second: ReadonlyMap<K, Edit>): ReadonlyMap<K, Edit> {
  const merged = new Map(second);
  for (const [key, edit] of first) {
    const both = mergeEdits(edit, second.get(key));
    if (both !== undefined) merged.set(key, both);
  }
  return merged;
}
