import type { Fault } from '../../domain/fault.js';

/** More faults than a person reads; a hostile file could have one per byte. */
const MAX_FAULTS = 100;

/** The first hundred faults and a last one that counts the rest. */
export function capFaults<Item>(
  items: readonly Item[],
  file: string,
  toFault: (item: Item) => Fault,
): readonly Fault[] {
  const faults = items.slice(0, MAX_FAULTS).map(toFault);
  const more = items.length - faults.length;
  return more === 0 ? faults : [...faults, { message: `and ${more} more`, path: [], file }];
}
