import { CLASS_BITS, CLASS_COUNT, CLASSES, lower, PAIR_CLASSES } from './code-classes.js';
import { GRAM, rarestGram } from './gram-choice.js';
import { areNeighbours, neighbourBits } from './gram-neighbours.js';
import type { TextCodes } from './text-codes.js';

/** A literal to be found and what it stands for. */
export interface Literal<T> {
  /** ASCII, in lower case. */
  readonly text: string;
  /** What it is followed by in every text that matters, if that is more than the literal: each digit stands for any digit. */
  readonly shape?: string | undefined;
  /** Whether it matters only where neither a letter nor a digit stands next to it (or to its shape). */
  readonly alone?: boolean | undefined;
  readonly value: T;
}

/** A literal with where its gram begins: -1 is the character before it. */
export interface Candidate<T> {
  readonly literal: Uint8Array;
  /** The classes of what follows it. */
  readonly rest: Uint8Array;
  readonly offset: number;
  readonly value: T;
}

const ANYTHING: readonly number[] = Array.from({ length: CLASS_COUNT }, (_, charClass) => charClass);
/** The classes of what is neither letter nor digit. */
const SIGNS = ANYTHING.filter((charClass) => charClass === 0 || charClass > (CLASSES[0x30] ?? 0));
const PAIR_BITS = 2 * CLASS_BITS;
const MASK = (1 << (GRAM * CLASS_BITS)) - 1;
/** Bits of a gram that pick the word of 32 bits, and those that pick the bit in it. */
const WORD_BITS = 5;
const WORD_MASK = (1 << WORD_BITS) - 1;
/** What an entry of a slot can say. */
const MAX_INDEX = 65_535;
/**
 * Literals by four of their characters, once for their even places and once for the odd ones: a text is then looked at two characters
 * at a time. One look-up says of nearly every place that no literal is there, in time that depends neither on the text nor on the
 * number of literals.
 */
export class GramTable<T> {
  /** A bit for each gram, set if some literal has it: small enough for the processor to keep near. */
  readonly #known = new Uint32Array((MASK + 1) >> WORD_BITS);
  /** For each gram, the index of the candidates that have it; those at 0 are none. */
  readonly #slots = new Uint16Array(MASK + 1);
  readonly #candidates: (readonly Candidate<T>[])[] = [[]];
  /** For each index, which neighbours of the gram some candidate has. */
  readonly #neighbours: number[] = [0];

  /** @throws RangeError for a literal that is empty or not ASCII in lower case, and for tens of thousands of them. */
  constructor(literals: readonly Literal<T>[]) {
    for (const { text, shape = text, alone, value } of literals) {
      if (!/^[\0-@[-\x7f]+$/.test(text)) throw new RangeError('a literal is ASCII, in lower case and not empty');
      const literal = Buffer.from(text);
      const rest = Buffer.from(shape.slice(text.length)).map((code) => CLASSES[code] ?? 0);
      for (const parity of [0, 1] as const)
        this.#add({ literal, rest, offset: rarestGram(shape, parity), value }, Buffer.from(shape), alone === true);
    }
  }

  /**
   * The first even place from `from`, itself even, of a gram that some literal has, or -1. Every text passes through this loop, so it is plain.
   * @param length how many of the codes are the text.
   */
  next(codes: TextCodes, from: number, length: number): number {
    const { pairs } = codes;
    const known = this.#known;
    const classes = PAIR_CLASSES;
    let gram = classes[pairs[from >> 1] ?? 0] ?? 0;
    for (let pair = (from >> 1) + 1; pair << 1 <= length + 1; pair += 1) {
      gram = ((gram << PAIR_BITS) | (classes[pairs[pair] ?? 0] ?? 0)) & MASK;
      if ((((known[gram >> WORD_BITS] ?? 0) >> (gram & WORD_MASK)) & 1) !== 0) {
        const at = (pair - 1) << 1;
        if (this.#fits(codes.bytes, at, gram)) return at;
      }
    }
    return -1;
  }

  /** The literals that have the gram at `at`. Whether one is there is for hasLiteral to say. */
  candidates(codes: TextCodes, at: number): readonly Candidate<T>[] {
    return this.#candidates[this.#slots[gramAt(codes.bytes, at)] ?? 0] ?? [];
  }

  /** Whether the characters around a gram are as in some literal. */
  #fits(bytes: Uint8Array, at: number, gram: number): boolean {
    const bits = this.#neighbours[this.#slots[gram] ?? 0] ?? 0;
    return areNeighbours(bits, at === 0 ? 0 : (bytes[at - 1] ?? 0), bytes[at + GRAM] ?? 0);
  }

  #add(candidate: Candidate<T>, shape: Uint8Array, alone: boolean): void {
    const { offset } = candidate;
    const neighbours = neighbourBits(offset > 0 ? shape[offset - 1] : undefined, shape[offset + GRAM]);
    const indexes = new Map<number, number>();
    for (const slot of slotsOf(shape, offset, alone)) {
      const before = this.#slots[slot] ?? 0;
      const index = indexes.get(before) ?? this.#extended(before, candidate, neighbours);
      indexes.set(before, index);
      this.#slots[slot] = index;
      this.#known[slot >> WORD_BITS] = (this.#known[slot >> WORD_BITS] ?? 0) | (1 << (slot & WORD_MASK));
    }
  }

  /** The index of candidates that are those at another index and one more. */
  #extended(before: number, candidate: Candidate<T>, neighbours: number): number {
    if (this.#candidates.length > MAX_INDEX) throw new RangeError('too many literals for one table');
    this.#neighbours.push((this.#neighbours[before] ?? 0) | neighbours);
    return this.#candidates.push([...(this.#candidates[before] ?? []), candidate]) - 1;
  }
}

/** Whether a text of these codes has a candidate, in any case, where its gram is at `at`. */
export function isThere({ literal, rest, offset }: Candidate<unknown>, codes: Uint8Array, at: number): boolean {
  const start = at - offset;
  if (!hasLiteral(codes, start, literal)) return false;
  for (let i = 0; i < rest.length; i += 1) if (classOf(codes, start + literal.length + i) !== rest[i]) return false;
  return true;
}

/** Whether a text of these codes has a literal at a place, in any case. */
export function hasLiteral(codes: Uint8Array, at: number, literal: Uint8Array): boolean {
  if (at < 0) return false;
  for (let i = 0; i < literal.length; i += 1) if (lower(codes[at + i] ?? 0) !== literal[i]) return false;
  return true;
}

/** The gram of the four characters from `at` on. */
function gramAt(codes: Uint8Array, at: number): number {
  let gram = 0;
  for (let i = at; i < at + GRAM; i += 1) gram = (gram << CLASS_BITS) | classOf(codes, i);
  return gram;
}

function classOf(codes: Uint8Array, at: number): number {
  return CLASSES[codes[at] ?? 0] ?? 0;
}

/** The grams that begin at a place of a shape, with all that may stand before its first character and behind its last. */
function slotsOf(shape: Uint8Array, offset: number, alone: boolean): readonly number[] {
  let slots = [0];
  for (let at = offset; at < offset + GRAM; at += 1) {
    const classes =
      at >= 0 && at < shape.length ? [classOf(shape, at)] : isNextTo(shape, at) && alone ? SIGNS : ANYTHING;
    const longer: number[] = [];
    for (const slot of slots) for (const charClass of classes) longer.push((slot << CLASS_BITS) | charClass);
    slots = longer;
  }
  return slots;
}

function isNextTo(shape: Uint8Array, at: number): boolean {
  return at === -1 || at === shape.length;
}
