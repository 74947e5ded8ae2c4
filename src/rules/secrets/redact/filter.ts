import type { SecretScanner } from '../types.js';
import type { Leaf } from './leaves.js';

/** Leaves are filtered together up to this many characters: one search costs the same for one string or a thousand. */
const BATCH_CHARACTERS = 2048;

/** The leaves in which there may be a secret. Those left out hold none. */
export function suspiciousLeaves(scanner: SecretScanner, leaves: readonly Leaf[]): readonly Leaf[] {
  const keys = new Map<string, boolean>();
  const keyMatters = (key: string): boolean => {
    const known = keys.get(key) ?? scanner.keyMatters(key);
    keys.set(key, known);
    return known;
  };
  const suspicious = new Set<Leaf>();
  const plain: Leaf[] = [];
  for (const leaf of leaves) {
    if (leaf.certain !== undefined || (leaf.key !== undefined && keyMatters(leaf.key))) suspicious.add(leaf);
    else plain.push(leaf);
  }
  for (const leaf of leavesWith(plain, (text) => scanner.suspects(text))) suspicious.add(leaf);
  return leaves.filter((leaf) => suspicious.has(leaf));
}

/**
 * The leaves of which `test` says true, asked of many at once first: of their texts, each ended by a line feed. It must be true
 * of such a text where it is true of a part.
 */
export function leavesWith(leaves: readonly Leaf[], test: (text: string) => boolean): readonly Leaf[] {
  const found: Leaf[] = [];
  for (const batch of batches(leaves)) collectWith(batch, test, found);
  return found;
}

function* batches(leaves: readonly Leaf[]): Generator<readonly Leaf[]> {
  let [from, size] = [0, 0];
  for (const [index, leaf] of leaves.entries()) {
    size += leaf.text.length + 1;
    if (size < BATCH_CHARACTERS) continue;
    yield leaves.slice(from, index + 1);
    [from, size] = [index + 1, 0];
  }
  if (from < leaves.length) yield leaves.slice(from);
}

function collectWith(batch: readonly Leaf[], test: (text: string) => boolean, into: Leaf[]): void {
  if (batch.length > 1 && !test([...batch.map((leaf) => leaf.text), ''].join('\n'))) return;
  for (const leaf of batch) if (test(leaf.text)) into.push(leaf);
}
