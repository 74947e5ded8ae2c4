import { CLASS_COUNT, CLASSES, classOf, lower, PAIR_CLASSES } from './code-classes.js';
import { GRAM, rarestGram } from './gram-choice.js';
import { ANY_KIND, NEIGHBOUR_KINDS, neighbourBits, SIGN_KINDS } from './gram-neighbours.js';
import { MAX_CANDIDATES, type SweepMemory } from './sweep/memory.js';

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
  /** Its codes. */
  readonly literal: readonly number[];
  /** The classes of what follows it. */
  readonly rest: readonly number[];
  readonly offset: number;
  readonly value: T;
}

const ANYTHING: readonly number[] = Array.from({ length: CLASS_COUNT }, (_, charClass) => charClass);
/** The classes of what is neither letter nor digit. */
const SIGNS = ANYTHING.filter((charClass) => charClass === 0 || charClass > (CLASSES[0x30] ?? 0));
const NOTHING: readonly number[] = [0];
/** What the first class of a gram counts. */
const FIRST_CLASS = CLASS_COUNT ** (GRAM - 1);
const ALL_KNOWN = 0xffff_ffff;
/** Bits of a gram that pick the word of `known`, and those that pick the bit in it. */
const WORD_BITS = 5;
const WORD_MASK = CLASS_COUNT - 1;

/**
 * Literals by four of their characters, once for their even places and once for the odd ones: a text is then looked at two characters
 * at a time. One look-up says of nearly every place that no literal is there, in time that depends neither on the text nor on the
 * number of literals.
 */
export class GramTable<T> {
  readonly #memory: SweepMemory;
  /** For each index, a candidate and the index of the others of the same gram; 0 ends them. */
  readonly #candidates: (Candidate<T> | undefined)[] = [undefined];
  readonly #next = new Uint16Array(MAX_CANDIDATES);

  /**
   * Fills the tables of a sweep's memory, in which nothing is yet.
   * @throws RangeError for a literal that is empty or not ASCII in lower case, and for tens of thousands of them.
   */
  constructor(memory: SweepMemory, literals: readonly Literal<T>[]) {
    this.#memory = memory;
    memory.classes.set(PAIR_CLASSES);
    memory.kinds.set(NEIGHBOUR_KINDS);
    for (const { text, shape = text, alone, value } of literals) {
      if (!/^[\0-@[-\x7f]+$/.test(text)) throw new RangeError('a literal is ASCII, in lower case and not empty');
      const literal = codesOf(text);
      const rest = codesOf(shape.slice(text.length)).map(classOf);
      this.#add({ literal, rest, offset: rarestGram(shape, 0), value }, shape, alone === true);
      this.#add({ literal, rest, offset: rarestGram(shape, 1), value }, shape, alone === true);
    }
  }

  /** A literal of an index that a sweep for grams gave, and the index of the next; 0 is none. Whether it is there is for isThere to say. */
  candidate(index: number): Candidate<T> | undefined {
    return this.#candidates[index];
  }

  next(index: number): number {
    return this.#next[index] ?? 0;
  }

  #add(candidate: Candidate<T>, shape: string, alone: boolean): void {
    const { offset } = candidate;
    const neighbours = neighbourBits(kindsAt(shape, offset - 1, alone), kindsAt(shape, offset + GRAM, alone));
    if (offset >= 0 && offset + GRAM <= shape.length)
      this.#addGram(classesOf(shape, offset, offset + GRAM), candidate, neighbours);
    else this.#addGrams(candidate, shape, alone, neighbours);
  }

  #addGram(gram: number, candidate: Candidate<T>, neighbours: number): void {
    const { slots, known } = this.#memory;
    const word = gram >> WORD_BITS;
    slots[gram] = this.#extended(slots[gram] ?? 0, candidate, neighbours);
    known[word] = (known[word] ?? 0) | (1 << (gram & WORD_MASK));
  }

  /**
   * The same for a shape that does not fill the gram, for all that may stand before its first character and behind its last. Grams that
   * differ behind it are next to each other.
   */
  #addGrams(candidate: Candidate<T>, shape: string, alone: boolean, neighbours: number): void {
    const { offset } = candidate;
    const block = CLASS_COUNT ** Math.max(0, offset + GRAM - shape.length);
    const known = block * classesOf(shape, Math.max(0, offset), offset + GRAM);
    const indexes = new Map<number, number>();
    const indexBehind = (before: number): number => {
      const index = indexes.get(before) ?? this.#extended(before, candidate, neighbours);
      indexes.set(before, index);
      return index;
    };
    for (const first of offset >= 0 ? NOTHING : alone ? SIGNS : ANYTHING)
      this.#addBlock(known + first * FIRST_CLASS, block, alone, indexBehind);
  }

  #addBlock(head: number, block: number, alone: boolean, indexBehind: (before: number) => number): void {
    const { slots, known } = this.#memory;
    if (block > 1 && !alone && this.#isFree(head, block)) {
      slots.fill(indexBehind(0), head, head + block);
      known.fill(ALL_KNOWN, head >> WORD_BITS, (head + block) >> WORD_BITS);
      return;
    }
    for (let gram = head; gram < head + block; gram += 1) {
      if (alone && block === CLASS_COUNT && !SIGNS.includes(gram & WORD_MASK)) continue;
      slots[gram] = indexBehind(slots[gram] ?? 0);
      known[gram >> WORD_BITS] = (known[gram >> WORD_BITS] ?? 0) | (1 << (gram & WORD_MASK));
    }
  }

  #isFree(head: number, block: number): boolean {
    const words = this.#memory.known.subarray(head >> WORD_BITS, (head + block) >> WORD_BITS);
    return words.every((word) => word === 0);
  }

  /** The index of candidates that are those at another index and one more. */
  #extended(before: number, candidate: Candidate<T>, neighbours: number): number {
    const index = this.#candidates.length;
    if (index >= MAX_CANDIDATES) throw new RangeError('too many literals for one table');
    const bits = this.#memory.neighbours;
    bits[index] = (bits[before] ?? 0) | neighbours;
    this.#candidates.push(candidate);
    this.#next[index] = before;
    return index;
  }
}

/** Whether a text of these codes has a candidate, in any case, where its gram is at `at`. */
export function isThere({ literal, rest, offset }: Candidate<unknown>, codes: Uint8Array, at: number): boolean {
  const start = at - offset;
  if (!hasLiteral(codes, start, literal)) return false;
  for (let i = 0; i < rest.length; i += 1) {
    if (classOf(codes[start + literal.length + i] ?? 0) !== rest[i]) return false;
  }
  return true;
}

/** Whether a text of these codes has a literal, which is in lower case, at a place, in any case. */
export function hasLiteral(codes: Uint8Array, at: number, literal: readonly number[]): boolean {
  if (at < 0) return false;
  for (let i = 0; i < literal.length; i += 1) if (lower(codes[at + i] ?? 0) !== literal[i]) return false;
  return true;
}

/** The codes of an ASCII text. In an array, because a program that starts makes hundreds: typed ones take longer to make. */
export function codesOf(text: string): readonly number[] {
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) codes.push(text.charCodeAt(at));
  return codes;
}

/** The classes of a shape's characters, [from, to), as one number. */
function classesOf(shape: string, from: number, to: number): number {
  let classes = 0;
  for (let at = from; at < Math.min(to, shape.length); at += 1)
    classes = classes * CLASS_COUNT + classOf(shape.charCodeAt(at));
  return classes;
}

/** The kinds of what may stand at a place of a shape, or outside. */
function kindsAt(shape: string, at: number, alone: boolean): number {
  if (at >= 0 && at < shape.length) return NEIGHBOUR_KINDS[shape.charCodeAt(at)] ?? 0;
  return alone && (at === -1 || at === shape.length) ? SIGN_KINDS : ANY_KIND;
}
