/** A stretch of a reading: `length` characters from `at`, which came from `rawLength` characters of the original from `raw`. */
interface Segment {
  readonly at: number;
  readonly length: number;
  readonly raw: number;
  readonly rawLength: number;
}

/** A text as another eye would read it (decoded, unfolded), with the way back to the original's offsets. */
export interface Reading {
  readonly text: string;
  /** The original's [start, end) for [start, end) here. Whole escapes only: an edge never falls inside one. */
  toOriginal(start: number, end: number): { readonly start: number; readonly end: number };
}

/** Collects a reading piece by piece. */
export class ReadingBuilder {
  readonly #original: string;
  readonly #parts: string[] = [];
  readonly #segments: Segment[] = [];
  #length = 0;
  #raw = 0;

  constructor(original: string) {
    this.#original = original;
  }

  /** Everything up to `rawStart` stays; [rawStart, rawEnd) reads as `text`, which may be empty. */
  replace(rawStart: number, rawEnd: number, text: string): void {
    this.#copyTo(rawStart);
    this.#push(text, rawStart, rawEnd);
  }

  finish(): Reading {
    this.#copyTo(this.#original.length);
    return createReading(this.#parts.join(''), this.#segments);
  }

  #copyTo(rawEnd: number): void {
    if (rawEnd > this.#raw) this.#push(this.#original.slice(this.#raw, rawEnd), this.#raw, rawEnd);
  }

  #push(text: string, rawStart: number, rawEnd: number): void {
    if (text.length > 0) {
      this.#segments.push({ at: this.#length, length: text.length, raw: rawStart, rawLength: rawEnd - rawStart });
      this.#parts.push(text);
      this.#length += text.length;
    }
    this.#raw = rawEnd;
  }
}

function createReading(text: string, segments: readonly Segment[]): Reading {
  const unit = (offset: number): { start: number; end: number } => {
    const segment = segmentAt(segments, offset);
    if (segment === undefined) return { start: 0, end: 0 };
    if (segment.length !== segment.rawLength) return { start: segment.raw, end: segment.raw + segment.rawLength };
    const start = segment.raw + (offset - segment.at);
    return { start, end: start + 1 };
  };
  return { text, toOriginal: (start, end) => ({ start: unit(start).start, end: unit(end - 1).end }) };
}

/** The segment that holds `offset`, by bisection. */
function segmentAt(segments: readonly Segment[], offset: number): Segment | undefined {
  let [low, high] = [0, segments.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((segments[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return segments[low];
}

/** A reading of a reading: spans go back through both. */
export function chain(outer: Reading, inner: Reading): Reading {
  return {
    text: inner.text,
    toOriginal: (start, end) => {
      const between = inner.toOriginal(start, end);
      return outer.toOriginal(between.start, between.end);
    },
  };
}
