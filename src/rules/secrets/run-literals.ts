import { lower } from './code-classes.js';
import { ENCODED_PLACES } from './encoded-groups.js';
import { hasLiteral } from './gram-table.js';
import type { SweepMemory } from './sweep/memory.js';

/** How far before a long run a literal may begin that reaches it: `s.` before its run. */
const REACH = 2;
const CODES = 256;

/** A literal in lower case and what it stands for. */
interface Entry<T> {
  readonly literal: Uint8Array;
  readonly value: T;
}

/** Literals too short for a gram: they are looked for only within a long run of characters and where they reach one. */
export class RunLiterals<T> {
  /** For each code, the literals that begin with it, as written. */
  readonly #byFirst: readonly (readonly Entry<T>[] | undefined)[];
  /** For each two codes, read as one number of 16 bits, 1 if a literal of characters of runs may begin at one of them. */
  readonly #mayBegin: Uint8Array;

  constructor(literals: readonly { readonly text: string; readonly value: T }[]) {
    const entries = literals.map(({ text, value }) => ({ text, value, literal: Buffer.from(text.toLowerCase()) }));
    this.#byFirst = Array.from({ length: CODES }, (_, code) => {
      const own = entries.filter(({ text }) => text.charCodeAt(0) === code);
      return own.length > 0 ? own : undefined;
    });
    this.#mayBegin = beginnings(entries.filter(({ literal }) => literal.every(isInRun)));
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
}

function isInRun(code: number): boolean {
  return ENCODED_PLACES[code] !== 0;
}

function beginnings(entries: readonly { readonly text: string; readonly literal: Uint8Array }[]): Uint8Array {
  const table = new Uint8Array(CODES * CODES);
  const pair = new Uint16Array(1);
  const codes = new Uint8Array(pair.buffer);
  const mark = (first: number, second: number): void => {
    codes.set([first, second]);
    table[pair[0] ?? 0] = 1;
  };
  for (const { text, literal } of entries) {
    const first = text.charCodeAt(0);
    for (let other = 0; other < CODES; other += 1) {
      mark(other, first);
      if (literal.length === 1 || lower(other) === literal[1]) mark(first, other);
    }
  }
  return table;
}
