/** Texts are read in pieces of so many UTF-16 units, which the processor's nearest memory holds. */
export const PIECE = 32_768;
/** Zeros behind a text: more than any loop looks ahead, and a whole block of the kernel. */
export const PADDING = 64;
/** Four characters by their classes: so many values. */
export const GRAMS = 1 << 20;
/** Sets of literals that share a gram: their index has 16 bits. */
export const MAX_CANDIDATES = 65_536;
/** A run of base64 characters this long is found; no other is. */
export const LONG_RUN = 24;
const MAX_RUNS = Math.ceil(PIECE / LONG_RUN);
const CODES = 256;
const PAIRS = 65_536;
const UNITS = 65_536;
const WASM_PAGE = 65_536;

/** Where everything begins, in bytes: the kernel has these numbers compiled in. There are zeros before the text as well. */
export const LAYOUT = layout({
  text: PIECE + PADDING,
  wide: 2 * PIECE + PADDING,
  hits: 4 * PIECE,
  runs: 4 * MAX_RUNS,
  classes: 2 * PAIRS,
  kinds: 2 * CODES,
  known: GRAMS / 8,
  slots: 2 * GRAMS,
  neighbours: 4 * MAX_CANDIDATES,
  invisible: UNITS,
  wordPairs: PAIRS,
});
/** In pages of WebAssembly. */
export const MEMORY_PAGES = Math.ceil(LAYOUT.end / WASM_PAGE);

/** What a sweep reads and writes, in one block of memory, because a kernel sees no other. */
export class SweepMemory {
  /** A piece of text, one byte for each UTF-16 unit: the unit itself if it is ASCII, else no ASCII character. PADDING zeros follow. */
  readonly text: Uint8Array;
  /** The same, two at a time. */
  readonly pairs: Uint16Array;
  /** The units, low byte first, of a piece that is not all ASCII. Sixteen zeros follow. */
  readonly wide: Uint8Array;
  /** What a sweep for grams found: see hitPlace and hitIndex. After a sweep over `wide`: places. */
  readonly hits: Uint32Array;
  /** What a sweep for runs found: see runStart and runEnd. */
  readonly runs: Uint32Array;
  /** PAIR_CLASSES. */
  readonly classes: Uint16Array;
  /** NEIGHBOUR_KINDS. */
  readonly kinds: Uint16Array;
  /** A bit for each gram, set if some literal has it: small enough for the processor to keep near. */
  readonly known: Uint32Array;
  /** For each gram, the index of the candidates that have it; those at 0 are none. */
  readonly slots: Uint16Array;
  /** For each index, which neighbours of the gram some candidate has. */
  readonly neighbours: Uint32Array;
  /** For each UTF-16 unit, 1 if it shows nothing. */
  readonly invisible: Uint8Array;
  /** For the low bytes of two UTF-16 units, first << 8 | second, 1 if a key word of another script may hold such. */
  readonly wordPairs: Uint8Array;

  /** @param buffer MEMORY_PAGES of zeros. */
  constructor(buffer: ArrayBuffer = new ArrayBuffer(MEMORY_PAGES * WASM_PAGE)) {
    this.text = new Uint8Array(buffer, LAYOUT.text, PIECE + PADDING);
    this.pairs = new Uint16Array(buffer, LAYOUT.text, (PIECE + PADDING) / 2);
    this.wide = new Uint8Array(buffer, LAYOUT.wide, 2 * PIECE + PADDING);
    this.hits = new Uint32Array(buffer, LAYOUT.hits, PIECE);
    this.runs = new Uint32Array(buffer, LAYOUT.runs, MAX_RUNS);
    this.classes = new Uint16Array(buffer, LAYOUT.classes, PAIRS);
    this.kinds = new Uint16Array(buffer, LAYOUT.kinds, CODES);
    this.known = new Uint32Array(buffer, LAYOUT.known, GRAMS / 32);
    this.slots = new Uint16Array(buffer, LAYOUT.slots, GRAMS);
    this.neighbours = new Uint32Array(buffer, LAYOUT.neighbours, MAX_CANDIDATES);
    this.invisible = new Uint8Array(buffer, LAYOUT.invisible, UNITS);
    this.wordPairs = new Uint8Array(buffer, LAYOUT.wordPairs, PAIRS);
  }
}

/** A hit: the place of a gram, which is even, and the index of its candidates. */
export function packHit(place: number, index: number): number {
  return (place << 15) | index;
}

export function hitPlace(hit: number): number {
  return (hit >>> 16) << 1;
}

export function hitIndex(hit: number): number {
  return hit & 0xffff;
}

/** A run of characters: [start, end). */
export function packRun(start: number, end: number): number {
  return start | (end << 16);
}

export function runStart(run: number): number {
  return run & 0xffff;
}

export function runEnd(run: number): number {
  return run >>> 16;
}

type Layout<T> = { readonly [K in keyof T]: number } & { readonly end: number };

/** Puts parts of these sizes one behind the other, each at a multiple of PADDING. */
function layout<T extends Readonly<Record<string, number>>>(sizes: T): Layout<T> {
  let end = PADDING;
  const starts: Record<string, number> = {};
  for (const [name, size] of Object.entries(sizes)) {
    starts[name] = end;
    end = Math.ceil((end + size) / PADDING) * PADDING;
  }
  return { ...starts, end } as Layout<T>;
}
