import { ENCODED_LENGTH, ENCODED_PLACES, holdsEncodedText } from './encoded-groups.js';

/** What a pass over a text met. Bits, because there is one answer per kind. */
export const MET = { token: 1, keyWord: 2, literal: 4, encoded: 8, nonAscii: 16 } as const;

/** A literal to look for, in any case, and the kind to report. With `holds`, only where it says so. */
export interface GateLiteral {
  readonly text: string;
  readonly kind: number;
  readonly holds?: (text: string, start: number) => boolean;
}

const ASCII = 128;

/**
 * Looks for many literals in one pass (Aho and Corasick, 1975), in time that depends on the text's length alone: the
 * regexp engine's automaton, asked the same, grows with hostile text until it falls back to a slow search.
 */
export class LiteralGate {
  readonly #classes = new Uint8Array(ASCII);
  readonly #width: number;
  readonly #next: Uint16Array;
  /** For each state, the literals that end there. */
  readonly #outputs: readonly (readonly GateLiteral[])[];
  /** For each state, 1 if some literal ends there. */
  readonly #ends: Uint8Array;

  /** Literals of ASCII characters only; others are the caller's to look for where `nonAscii` is met. */
  constructor(literals: readonly GateLiteral[]) {
    const folded = literals.map((literal) => ({ literal, codes: foldedCodes(literal.text) }));
    this.#width = assignClasses(
      this.#classes,
      folded.flatMap(({ codes }) => codes),
    );
    const trie = buildTrie(folded, this.#classes, this.#width);
    this.#next = trie.next;
    this.#outputs = trie.outputs;
    this.#ends = Uint8Array.from(trie.outputs, (outputs) => (outputs.length > 0 ? 1 : 0));
  }

  /** The kinds met, up to the first token: that settles it. Everything that is asked passes through this loop, so it is plain. */
  pass(text: string): number {
    const next = this.#next;
    const classes = this.#classes;
    const outputs = this.#outputs;
    const ends = this.#ends;
    const width = this.#width;
    const places = ENCODED_PLACES;
    const length = text.length;
    let state = 0;
    let met = 0;
    let runStart = 0;
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (code >= ASCII) {
        state = 0;
        met |= MET.nonAscii;
      } else {
        state = next[state * width + (classes[code] ?? 0)] ?? 0;
        if (ends[state] !== 0) {
          met |= kindsOf(outputs[state] ?? [], text, at);
          if ((met & MET.token) !== 0) return met;
        }
        if (places[code] !== 0) continue;
      }
      if (at - runStart >= ENCODED_LENGTH && holdsEncodedText(text, runStart, at)) met |= MET.encoded;
      runStart = at + 1;
    }
    return holdsEncodedText(text, runStart, length) ? met | MET.encoded : met;
  }
}

function kindsOf(ends: readonly GateLiteral[], text: string, at: number): number {
  let met = 0;
  for (const literal of ends) {
    if (literal.holds === undefined || literal.holds(text, at + 1 - literal.text.length)) met |= literal.kind;
  }
  return met;
}

function foldedCodes(literal: string): readonly number[] {
  return [...literal.toLowerCase()].map((character) => character.charCodeAt(0));
}

/** Gives each character that occurs in a literal a class of its own, both cases the same; class 0 is every other. Returns their number. */
function assignClasses(classes: Uint8Array, codes: readonly number[]): number {
  let count = 1;
  for (const code of codes) {
    if (classes[code] !== 0) continue;
    classes[code] = count;
    if (code >= 97 && code <= 122) classes[code - 32] = count;
    count += 1;
  }
  return count;
}

interface Folded {
  readonly literal: GateLiteral;
  readonly codes: readonly number[];
}

interface Trie {
  readonly next: Uint16Array;
  readonly outputs: readonly (readonly GateLiteral[])[];
}

function buildTrie(folded: readonly Folded[], classes: Uint8Array, width: number): Trie {
  const most = folded.reduce((sum, { codes }) => sum + codes.length, 1);
  if (most > 65_535) throw new RangeError('too many literals for one search');
  const next = new Uint16Array(most * width);
  const outputs: GateLiteral[][] = [[]];
  for (const { literal, codes } of folded) {
    let state = 0;
    for (const code of codes) {
      const edge = state * width + (classes[code] ?? 0);
      if (next[edge] === 0) next[edge] = outputs.push([]) - 1;
      state = next[edge] ?? 0;
    }
    outputs[state]?.push(literal);
  }
  linkFailures(next, outputs, width);
  return { next, outputs };
}

/** Breadth first: where a state has no edge it goes where its longest proper suffix goes, and it ends what that ends. */
function linkFailures(next: Uint16Array, outputs: GateLiteral[][], width: number): void {
  const fail = new Uint16Array(outputs.length);
  const queue: number[] = [0];
  for (let head = 0; head < queue.length; head += 1) {
    const state = queue[head] ?? 0;
    const suffix = fail[state] ?? 0;
    for (let edge = 0; edge < width; edge += 1) {
      const target = next[state * width + edge] ?? 0;
      const around = state === 0 ? 0 : (next[suffix * width + edge] ?? 0);
      if (target === 0) {
        next[state * width + edge] = around;
        continue;
      }
      fail[target] = around;
      outputs[target]?.push(...(outputs[around] ?? []));
      queue.push(target);
    }
  }
}
