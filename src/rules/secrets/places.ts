import type { Detector, SignLiteral } from './detector.js';
import type { LiteralSearch, SearchSink, SoughtLiteral } from './literal-search.js';
import { WIDE } from './wide-signs.js';

/** Where a literal of a detector stands. */
export interface Place {
  readonly start: number;
  readonly literal: SignLiteral;
}

export interface Places {
  /** For each detector, in the order they were given, the places where one of its literals holds, from first to last. */
  readonly of: readonly (readonly Place[])[];
  /** Whether some run of characters is base64 of what may be a text. */
  readonly encoded: boolean;
  /** Whether there is a key word of another script. */
  readonly foreignWord: boolean;
}

/** A literal and the detector that asked for it. */
export interface OwnedLiteral extends SoughtLiteral {
  /** The detector's index; negative for none. */
  readonly owner: number;
  /** As the detector gave it. */
  readonly literal: SignLiteral;
}

/** Finds the places of all detectors' literals in one pass over a text. */
export class PlaceFinder {
  readonly #search: LiteralSearch<OwnedLiteral>;
  readonly #owners: readonly Detector[];

  constructor(search: LiteralSearch<OwnedLiteral>, owners: readonly Detector[]) {
    this.#search = search;
    this.#owners = owners;
  }

  find(text: string): Places {
    const sink = new PlaceSink(this.#owners);
    this.#search.run(text, sink);
    return { of: sink.of.map(inOrder), encoded: sink.hasEncoded, foreignWord: sink.hasForeignWord };
  }
}

class PlaceSink implements SearchSink<OwnedLiteral> {
  readonly of: Place[][];
  readonly #owners: readonly Detector[];
  readonly done = false;
  hasEncoded = false;
  hasForeignWord = false;

  constructor(owners: readonly Detector[]) {
    this.#owners = owners;
    this.of = owners.map(() => []);
  }

  literal({ owner, literal, holds }: OwnedLiteral, text: string, start: number): void {
    const places = this.of[owner];
    if (places === undefined || (places.length > 0 && this.#owners[owner]?.onePlace === true)) return;
    if (holds === undefined || holds(text, start)) places.push({ start, literal });
  }

  encoded(): void {
    this.hasEncoded = true;
  }

  nonAscii(signs: number): void {
    this.hasForeignWord ||= (signs & WIDE.keyWord) !== 0;
  }
}

/** Sorted by place; what two pieces of a text told is there once. */
function inOrder(places: readonly Place[]): readonly Place[] {
  return [...places]
    .sort((left, right) => left.start - right.start)
    .filter((place, index, all) => !isRepeated(place, index, all));
}

function isRepeated(place: Place, index: number, all: readonly Place[]): boolean {
  for (let before = index - 1; all[before]?.start === place.start; before -= 1)
    if (all[before]?.literal === place.literal) return true;
  return false;
}
