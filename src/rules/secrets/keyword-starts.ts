/** A keyword and what it stands for. */
export interface Keyword<T> {
  readonly text: string;
  readonly value: T;
}

const ASCII = 128;
/** Bits of a character that pick a keyword's bucket: both cases of a letter share them. */
const BITS = 5;
const WIDTH = 1 << BITS;
const MASK = WIDTH - 1;
const DEPTH = 3;
const SLOTS = WIDTH ** DEPTH;

/**
 * Finds where any of many ASCII keywords begins. The low bits of three characters pick the keywords of a place from a table: one
 * look-up for most characters, in time that depends on the text's length alone.
 */
export class KeywordStarts<T> {
  /** 0 for no keyword, else one more than the index of a bucket. */
  readonly #table = new Uint16Array(SLOTS);
  readonly #buckets: Keyword<T>[][] = [];
  /** What a character counts as: itself, or its lower case. */
  readonly #fold: Uint8Array;

  /**
   * Keywords of one ASCII character or more.
   * @param mode `exact`: as written; `any-case`: whatever the case.
   * @throws RangeError for an empty keyword or one that is not ASCII.
   */
  constructor(keywords: readonly Keyword<T>[], mode: 'exact' | 'any-case') {
    this.#fold = Uint8Array.from({ length: ASCII }, (_, code) => (mode === 'any-case' ? lower(code) : code));
    for (const keyword of keywords)
      this.#add(mode === 'exact' ? keyword : { ...keyword, text: keyword.text.toLowerCase() });
  }

  /** The values whose keyword begins at `at` and that `holds` accepts, in the order they were given. */
  at(text: string, at: number, holds: (value: T, at: number) => boolean): readonly T[] {
    const slot = (bits(text, at) << (2 * BITS)) | (bits(text, at + 1) << BITS) | bits(text, at + 2);
    const bucket = this.#buckets[(this.#table[slot] ?? 0) - 1] ?? [];
    return bucket
      .filter((keyword) => this.#begins(text, at, keyword.text) && holds(keyword.value, at))
      .map(({ value }) => value);
  }

  /** The first place from `from` on where a keyword begins that `holds` accepts, or -1. */
  next(text: string, from: number, holds: (value: T, at: number) => boolean): number {
    let slot = (bits(text, from) << BITS) | bits(text, from + 1);
    for (let at = from; at < text.length; at += 1) {
      slot = ((slot << BITS) | bits(text, at + 2)) & (SLOTS - 1);
      const found = this.#table[slot] ?? 0;
      if (found !== 0 && this.#holdsAny(this.#buckets[found - 1] ?? [], text, at, holds)) return at;
    }
    return -1;
  }

  #holdsAny(
    bucket: readonly Keyword<T>[],
    text: string,
    at: number,
    holds: (value: T, at: number) => boolean,
  ): boolean {
    for (const keyword of bucket) if (this.#begins(text, at, keyword.text) && holds(keyword.value, at)) return true;
    return false;
  }

  #begins(text: string, at: number, keyword: string): boolean {
    for (let i = 0; i < keyword.length; i += 1) {
      const code = text.charCodeAt(at + i);
      if (!(code < ASCII) || this.#fold[code] !== keyword.charCodeAt(i)) return false;
    }
    return true;
  }

  #add(keyword: Keyword<T>): void {
    if (!/^[\0-\x7f]+$/.test(keyword.text)) throw new RangeError('a keyword is ASCII');
    const known = Math.min(keyword.text.length, DEPTH);
    const free = (DEPTH - known) * BITS;
    let head = 0;
    for (let i = 0; i < known; i += 1) head = (head << BITS) | bits(keyword.text, i);
    for (let rest = 0; rest < 1 << free; rest += 1) this.#bucketOf((head << free) | rest).push(keyword);
  }

  #bucketOf(slot: number): Keyword<T>[] {
    const known = this.#buckets[(this.#table[slot] ?? 0) - 1];
    if (known !== undefined) return known;
    const bucket: Keyword<T>[] = [];
    this.#table[slot] = this.#buckets.push(bucket);
    return bucket;
  }
}

/** The low bits of a character; 0 beyond the end. */
function bits(text: string, at: number): number {
  return text.charCodeAt(at) & MASK;
}

function lower(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}
