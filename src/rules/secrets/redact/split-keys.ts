import { findArmouredKeys } from '../keys/armor.js';
import type { Leaf } from './leaves.js';

/** The line that says that the strings around it may be a key. */
export const SPLIT_KEY_HEAD = /PRIVATE.{1,8}KEY|OpenVPN.{1,6}Static/;

/**
 * Marks the strings of an array that together are a private key, one line each: `["-----BEGIN …", "MIIE…", …]`.
 * No string of it is a key by itself.
 */
export function markSplitKeys(leaves: readonly Leaf[]): readonly Leaf[] {
  if (!leaves.some((leaf) => SPLIT_KEY_HEAD.test(leaf.text))) return leaves;
  const marked = new Map<Leaf, Leaf>();
  for (const lines of arraysOf(leaves)) {
    if (!lines.some((line) => SPLIT_KEY_HEAD.test(line.text))) continue;
    const spans = findArmouredKeys(lines.map((line) => line.text).join('\n'));
    let at = 0;
    for (const line of lines) {
      const end = at + line.text.length;
      if (spans.some((span) => span.start < end && span.end > at))
        marked.set(line, { ...line, certain: 'private-key' });
      at = end + 1;
    }
  }
  return leaves.map((leaf) => marked.get(leaf) ?? leaf);
}

/** Runs of at least two neighbouring strings of one array. */
function arraysOf(leaves: readonly Leaf[]): readonly (readonly Leaf[])[] {
  const groups = new Map<unknown, Leaf[]>();
  for (const leaf of leaves) {
    if (typeof leaf.place?.step !== 'number') continue;
    const group = groups.get(leaf.place.parent) ?? [];
    group.push(leaf);
    groups.set(leaf.place.parent, group);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
