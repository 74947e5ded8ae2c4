/** A part of a text: [from, to). */
export interface Region {
  readonly from: number;
  readonly to: number;
}

/**
 * The parts of a text around places, those that touch joined.
 * @param starts from first to last.
 * @param before how many characters before each place; `after`: how many from it on.
 */
export function regionsAround(
  starts: readonly number[],
  { before, after }: { readonly before: number; readonly after: number },
  length: number,
): readonly Region[] {
  const regions: Region[] = [];
  for (const start of starts) {
    const region = { from: Math.max(0, start - before), to: Math.min(length, start + after) };
    const last = regions.at(-1);
    if (last === undefined || last.to < region.from) regions.push(region);
    else regions[regions.length - 1] = { from: last.from, to: region.to };
  }
  return regions;
}
