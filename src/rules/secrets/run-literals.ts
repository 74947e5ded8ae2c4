import { pairOf } from './byte-pairs.js';
import { ENCODED_PLACES } from './encoded-groups.js';
import { codesOf, hasLiteral } from './gram-table.js';
import type { SweepMemory } from './sweep/memory.js';

/** How far before a long run a literal may begin that reaches it: `s.` before its run. */
const REACH = 2;
const CODES = 256;

/** A literal, as codes in lower case, and what it stands for. */
interface Entry<T> {
  readonly literal: readonly number[];
  readonly value: T;
}

/** Literals too short for a gram: they are looked for only within a long run of characters and where they reach one. */
export class RunLiterals<T> {
  /** For each code, the literals that begin with it, as written. */
  readonly #byFirst: (Entry<T>[] | undefined)[] = Array.from({ length: CODES }, () => undefined);
  /** For each two codes, read as one number of 16 bits, 1 if a literal of characters of runs may begin at one of them. */
  readonly #mayBegin = new Uint8Array(CODES * CODES);

  constructor(literals: readonly { readonly text: string; readonly value: T }[]) {
    for (const { text, value } of literals) {
      const first = text.charCodeAt(0);
      const entries = this.#byFirst[first] ?? [];
      entries.push({ literal: codesOf(text.toLowerCase()), value });
      this.#byFirst[first] = entries;
      if (codesOf(text).every(isInRun)) this.#mark(first, text.charAt(1));
    }
  }

  /** Tells the literals of a run, [start, end), and of what is before it. */
  find({ text, pairs }: SweepMemory, start: number, end: number, tell: (value: T, at: number) => void): void {
    for (let at = Math.max(0, start - REACH); at < start; at += 1) this.#at(text, at, start, tell);
    for (let pair = start >> 1; pair <= end >> 1; pair += 1) {
      if (this.#mayBegin[pairs[pair] ?? 0] !== 1) continue;
      this.#at(text, pair * 2, start, tell);
      this.#at(text, pair * 2 + 1, start, tell);
    }
  }

  #at(text: Uint8Array, at: number, run: number, tell: (value: T, at: number) => void): void {
    const entries = this.#byFirst[text[at] ?? 0];
    if (entries === undefined) return;
    for (const { value, literal } of entries) {
      if (at + literal.length >= run && hasLiteral(text, at, literal)) tell(value, at);
    }
  }

  /** A pair's second character may be a literal's first; so may its first, if the literal's second fits. */
  #mark(first: number, second: string): void {
    const table = this.#mayBegin;
    for (let other = 0; other < CODES; other += 1) {
      table[pairOf(other, first)] = 1;
      if (second === '') table[pairOf(first, other)] = 1;
    }
    for (const other of codesOf(`${second.toLowerCase()}${second.toUpperCase()}`)) table[pairOf(first, other)] = 1;
  }
}

function isInRun(code: number): boolean {
  return ENCODED_PLACES[code] !== 0;
}
