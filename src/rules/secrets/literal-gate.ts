import { ENCODED_LENGTH, holdsEncodedText } from './encoded-groups.js';
import { type Candidate, GRAM, GramTable, hasLiteral, lower } from './gram-table.js';
import { LongRuns } from './long-runs.js';
import { TextCodes } from './text-codes.js';

/** What a pass over a text met. Bits, because there is one answer per kind. */
export const MET = { token: 1, keyWord: 2, literal: 4, encoded: 8, nonAscii: 16 } as const;

/** A literal to look for, in any case, and the kind to report. With `holds`, only where it says so. */
export interface GateLiteral {
  readonly text: string;
  readonly kind: number;
  readonly holds?: (text: string, start: number) => boolean;
  /** Looked for only inside a run of LONG_RUN characters and up to REACH characters around it: it is too short for a place of its own. */
  readonly inRun?: boolean;
  /** See Literal. */
  readonly shape?: string;
}

/** How far before a long run a literal may begin that belongs to it: `s.` before its run. */
const REACH = 2;
const CODES = 256;
/** Texts are read in pieces that the processor's nearest memory holds. */
const PIECE = 32_768;
/** What a piece repeats of the one before: more than the longest literal, and more than a run needs to be told. */
const OVERLAP = 128;

/**
 * Looks for many literals in one pass, in time that depends on the text's length alone: the regexp engine's automaton, asked
 * the same, grows with hostile text until it falls back to a slow search.
 */
export class LiteralGate {
  readonly #table: GramTable<GateLiteral>;
  /** For each code, the literals in runs that begin with it. */
  readonly #inRuns: readonly (readonly Candidate<GateLiteral>[])[];
  /** For each code, 1 if there are any. */
  readonly #marks: Uint8Array;
  readonly #codes = new TextCodes(PIECE);

  /** Literals of ASCII characters only; others are the caller's to look for where `nonAscii` is met. */
  constructor(literals: readonly GateLiteral[]) {
    const folded = literals.map((literal) => ({ ...literal, text: literal.text.toLowerCase() }));
    this.#table = new GramTable(
      folded.filter(({ inRun }) => inRun !== true).map((value) => ({ text: value.text, shape: value.shape, value })),
    );
    const inRuns = folded
      .filter(({ inRun }) => inRun === true)
      .map((value) => ({ value, literal: Buffer.from(value.text), offset: 0 }));
    this.#inRuns = Array.from({ length: CODES }, (_, code) =>
      inRuns.filter(({ literal }) => literal[0] === lower(code)),
    );
    this.#marks = Uint8Array.from(this.#inRuns, (candidates) => Math.min(candidates.length, 1));
  }

  /** The kinds met, up to the first token: that settles it. */
  pass(text: string): number {
    let met = 0;
    for (let from = 0; (met & MET.token) === 0; from += PIECE - OVERLAP) {
      met |= this.#piece(text, from, met);
      if (from + PIECE >= text.length) break;
    }
    return met;
  }

  #piece(text: string, from: number, known: number): number {
    const length = Math.min(PIECE, text.length - from);
    const ascii = this.#codes.read(length === text.length ? text : text.slice(from, from + length));
    const met = known | (ascii ? 0 : MET.nonAscii) | this.#literals(text, from, length, known);
    return (met & MET.token) !== 0 ? met : met | this.#runs(text, from, length, met);
  }

  #literals(text: string, from: number, length: number, known: number): number {
    const codes = this.#codes.bytes;
    const end = length + GRAM - 1;
    let met = known;
    for (let at = this.#table.next(codes, 0, end); at >= 0; at = this.#table.next(codes, at + 1, end)) {
      for (const { value, literal, offset } of this.#table.candidates(codes, at)) {
        if (hasLiteral(codes, at - offset, literal)) met |= kindOf(value, text, from + at - offset, met);
      }
      if ((met & MET.token) !== 0) break;
    }
    return met;
  }

  #runs(text: string, from: number, length: number, known: number): number {
    const codes = this.#codes.bytes;
    let met = known;
    for (const runs = new LongRuns(codes, length); (met & MET.token) === 0 && runs.next(); ) {
      const { start, end } = runs;
      if (end - start >= ENCODED_LENGTH && holdsEncodedText(codes, start, end)) met |= MET.encoded;
      for (let at = this.#mark(Math.max(0, start - REACH), end); at >= 0; at = this.#mark(at + 1, end)) {
        for (const { value, literal } of this.#inRuns[codes[at] ?? 0] ?? []) {
          if (hasLiteral(codes, at, literal)) met |= kindOf(value, text, from + at, met);
        }
      }
    }
    return met;
  }

  /** The first place of [from, last] where a literal in runs may begin, or -1. */
  #mark(from: number, last: number): number {
    const codes = this.#codes.bytes;
    const marks = this.#marks;
    for (let at = from; at <= last; at += 1) if (marks[codes[at] ?? 0] !== 0) return at;
    return -1;
  }
}

/** The kind of a literal that stands at `at` as far as its codes tell; 0 where it does not count, or its kind is known already. */
function kindOf(literal: GateLiteral, text: string, at: number, known: number): number {
  if ((known & literal.kind) === literal.kind) return 0;
  return literal.holds === undefined || literal.holds(text, at) ? literal.kind : 0;
}
