import type { SecretScanner } from '../types.js';
import type { Leaf } from './leaves.js';

/** Leaves are filtered together up to this many characters: one search costs the same for one string or a thousand. */
const BATCH_CHARACTERS = 16_384;

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
  for (const batch of batches(plain)) collectSuspects(scanner, batch, suspicious);
  return leaves.filter((leaf) => suspicious.has(leaf));
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

/** Halves a suspicious batch until single leaves are left. */
function collectSuspects(scanner: SecretScanner, batch: readonly Leaf[], into: Set<Leaf>): void {
  const [first] = batch;
  if (first === undefined || !scanner.suspects(`${batch.map((leaf) => leaf.text).join('\n')}\n`)) return;
  if (batch.length === 1) {
    into.add(first);
    return;
  }
  const middle = batch.length >> 1;
  collectSuspects(scanner, batch.slice(0, middle), into);
  collectSuspects(scanner, batch.slice(middle), into);
}
