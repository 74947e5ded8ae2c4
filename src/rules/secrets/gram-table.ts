/** A literal to be found and what it stands for. */
export interface Literal<T> {
  /** ASCII, in lower case. */
  readonly text: string;
  /** What it is followed by in every text that matters, if that is more than the literal: each digit stands for any digit. */
  readonly shape?: string | undefined;
  readonly value: T;
}

/** A literal with where its gram begins. */
export interface Candidate<T> {
  readonly literal: Uint8Array;
  readonly offset: number;
  readonly value: T;
}

/** Characters of a literal that pick its slot. */
export const GRAM = 4;
const BITS = 5;
const MASK = (1 << (GRAM * BITS)) - 1;
/** Bits of a gram that pick the word of 32 bits, and those that pick the bit in it. */
const WORD_BITS = 5;
const WORD_MASK = (1 << WORD_BITS) - 1;
/** What an entry of a slot can say. */
const MAX_INDEX = 65_535;
const CLASS_COUNT = 1 << BITS;
/** What a code counts as: a letter, whatever its case; a digit; one of four groups of the signs that tokens hold; anything else. */
const CLASSES = classTable();
/** Pairs of letters in words of English and of code, the most frequent first. */
const PAIRS =
  'th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me de hi ri ro ic ne ea ' +
  'ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no ct us ac ot il tr ly nc et ut ss so rs un lo wa ge ie ' +
  'wh ee wi em ad ol rt po we na ul ni ts mo ow pa im mi ai sh ir su id os iv ia am fi ci vi pl ig tu ev ld ry mp fe bl ab ' +
  'gh ty op wo sa ay ex ke fr oo av ag if ap gr od bo sp rd do uc bu ei ov by rm ep tt oc fa ef cu rn sc gi da yo cr cl du ' +
  'ga qu ue ff ba ey ls va um pp ua up lu go ht ru ug ds lt pi rc rr eg au ck ew mu br bi pt ak pu ui rg ib tl ny ki rk ys ob mm';
/** For each pair of classes, how rare it is. Any two digits are one pair, and not a rare one. */
const RARITY = rarityTable();

/**
 * Literals by four of their characters. One look-up says of nearly every place of a text that no literal is there, in time
 * that depends neither on the text nor on the number of literals.
 */
export class GramTable<T> {
  /** A bit for each gram, set if some literal has it: small enough for the processor to keep near. */
  readonly #known = new Uint32Array((MASK + 1) >> WORD_BITS);
  /** For each gram, the index of the candidates that have it; those at 0 are none. */
  readonly #slots = new Uint16Array(MASK + 1);
  readonly #candidates: (readonly Candidate<T>[])[] = [[]];

  /** @throws RangeError for a literal that is empty or not ASCII in lower case, and for tens of thousands of them. */
  constructor(literals: readonly Literal<T>[]) {
    for (const { text, shape = text, value } of literals) {
      if (!/^[\0-@[-\x7f]+$/.test(text)) throw new RangeError('a literal is ASCII, in lower case and not empty');
      const offset = rarestGram(shape);
      this.#add({ literal: Buffer.from(text), offset, value }, shape.slice(offset, offset + GRAM));
    }
  }

  /**
   * The first place from `from` on of a gram that some literal has, or -1. Every text passes through this loop, so it is plain.
   * @param end of the codes, GRAM - 1 characters of padding included.
   */
  next(codes: Uint8Array, from: number, end: number): number {
    const known = this.#known;
    const classes = CLASSES;
    let gram = gramAt(codes, from) >> BITS;
    for (let last = from + GRAM - 1; last < end; last += 1) {
      gram = ((gram << BITS) | (classes[codes[last] ?? 0] ?? 0)) & MASK;
      if ((((known[gram >> WORD_BITS] ?? 0) >> (gram & WORD_MASK)) & 1) !== 0) return last - GRAM + 1;
    }
    return -1;
  }

  /** The literals that have the gram at `at`. Whether one is there is for hasLiteral to say. */
  candidates(codes: Uint8Array, at: number): readonly Candidate<T>[] {
    return this.#candidates[this.#slots[gramAt(codes, at)] ?? 0] ?? [];
  }

  /** Slots next to each other with the same candidates share them. */
  #add(candidate: Candidate<T>, gram: string): void {
    const free = GRAM - gram.length;
    const head = gramAt(Buffer.from(gram), 0) & (MASK << (free * BITS));
    let [shared, index] = [-1, 0];
    for (let slot = head; slot < head + CLASS_COUNT ** free; slot += 1) {
      const before = this.#slots[slot] ?? 0;
      if (before !== shared) [shared, index] = [before, this.#extended(before, candidate)];
      this.#slots[slot] = index;
      this.#known[slot >> WORD_BITS] = (this.#known[slot >> WORD_BITS] ?? 0) | (1 << (slot & WORD_MASK));
    }
  }

  /** The index of candidates that are those at another index and one more. */
  #extended(before: number, candidate: Candidate<T>): number {
    if (this.#candidates.length > MAX_INDEX) throw new RangeError('too many literals for one table');
    return this.#candidates.push([...(this.#candidates[before] ?? []), candidate]) - 1;
  }
}

/** Whether a text of these codes has a literal at a place, in any case. */
export function hasLiteral(codes: Uint8Array, at: number, literal: Uint8Array): boolean {
  if (at < 0) return false;
  for (let i = 0; i < literal.length; i += 1) {
    if (lower(codes[at + i] ?? 0) !== literal[i]) return false;
  }
  return true;
}

/** The code of a letter in lower case, of anything else as it is. */
export function lower(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** The gram of the four characters from `at` on. */
function gramAt(codes: Uint8Array, at: number): number {
  let gram = 0;
  for (let i = at; i < at + GRAM; i += 1) gram = (gram << BITS) | (CLASSES[codes[i] ?? 0] ?? 0);
  return gram;
}

/** Where the four characters of a literal begin that ordinary text is least likely to hold. */
function rarestGram(literal: string): number {
  const classes = Array.from(literal, (character) => CLASSES[character.charCodeAt(0)] ?? 0);
  let [best, most] = [0, -1];
  for (let offset = 0; offset === 0 || offset + GRAM <= classes.length; offset += 1) {
    const sum = rarityAt(classes, offset);
    if (sum > most) [best, most] = [offset, sum];
  }
  return best;
}

function rarityAt(classes: readonly number[], offset: number): number {
  let sum = 0;
  for (let at = offset; at < Math.min(offset + GRAM, classes.length) - 1; at += 1)
    sum += RARITY[((classes[at] ?? 0) << BITS) | (classes[at + 1] ?? 0)] ?? 0;
  return sum;
}

function rarityTable(): Uint16Array {
  const pairs = PAIRS.split(' ');
  const rarity = new Uint16Array(CLASS_COUNT * CLASS_COUNT).fill(pairs.length);
  const indexOf = (pair: string): number =>
    ((CLASSES[pair.charCodeAt(0)] ?? 0) << BITS) | (CLASSES[pair.charCodeAt(1)] ?? 0);
  for (const [rank, pair] of pairs.entries()) rarity[indexOf(pair)] = rank;
  rarity[indexOf('00')] = 0;
  return rarity;
}

function classTable(): Uint8Array {
  const classes = new Uint8Array(256);
  for (let letter = 0; letter < 26; letter += 1) {
    classes[65 + letter] = letter + 1;
    classes[97 + letter] = letter + 1;
  }
  ['0123456789', '-_~', '.', ':', '%&\\'].forEach((group, index) => {
    for (const character of group) classes[character.charCodeAt(0)] = 27 + index;
  });
  return classes;
}
