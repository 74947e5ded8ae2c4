import { ENCODED_LENGTH, holdsEncodedText } from './encoded-groups.js';
import { type Candidate, GRAM, GramTable, hasLiteral } from './gram-table.js';
import { LongRuns, runTable } from './long-runs.js';
import { TextCodes } from './text-codes.js';

/** A literal to look for, in any case. */
export interface SoughtLiteral {
  readonly text: string;
  /** With it, the literal counts only where this says so. */
  readonly holds?: (text: string, start: number) => boolean;
  /** Looked for, its first character as written, only inside a run of LONG_RUN characters and up to REACH characters around it: it is too short for a place of its own. */
  readonly inRun?: boolean;
  /** See Literal. */
  readonly shape?: string;
}

/** What a search tells as it goes along. */
export interface SearchSink<in L extends SoughtLiteral> {
  /** A literal stands at `start` as far as its characters tell: `holds` has not been asked. A place may be told twice. */
  literal(literal: L, text: string, start: number): void;
  /** Some run of characters is base64 of what may be a text. */
  encoded(): void;
  /** Not all of the text is ASCII. */
  nonAscii(): void;
  /** Whether enough is known. */
  readonly done: boolean;
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
export class LiteralSearch<out L extends SoughtLiteral> {
  readonly #table: GramTable<L>;
  /** For each code, the literals in runs that begin with it. */
  readonly #inRuns: readonly (readonly Candidate<L>[])[];
  /** Which codes are part of a run, and which of them begin a literal. */
  readonly #runTable: Uint8Array;
  readonly #codes = new TextCodes(PIECE);

  /** Literals of ASCII characters only; others are the caller's to look for where the text is not all ASCII. */
  constructor(literals: readonly L[]) {
    this.#table = new GramTable(
      literals
        .filter(({ inRun }) => inRun !== true)
        .map((value) => ({ text: value.text.toLowerCase(), shape: value.shape, value })),
    );
    const inRuns = literals
      .filter(({ inRun }) => inRun === true)
      .map((value) => ({ value, literal: Buffer.from(value.text.toLowerCase()), offset: 0 }));
    this.#inRuns = Array.from({ length: CODES }, (_, code) =>
      inRuns.filter(({ value }) => value.text.charCodeAt(0) === code),
    );
    this.#runTable = runTable([...this.#inRuns.keys()].filter((code) => this.#inRuns[code]?.length !== 0));
  }

  /** Tells the sink what a text holds, until the sink is done. Places come in no order. */
  run(text: string, sink: SearchSink<L>): void {
    for (let from = 0; !sink.done; from += PIECE - OVERLAP) {
      this.#piece(text, from, sink);
      if (from + PIECE >= text.length) break;
    }
  }

  #piece(text: string, from: number, sink: SearchSink<L>): void {
    const length = Math.min(PIECE, text.length - from);
    if (!this.#codes.read(length === text.length ? text : text.slice(from, from + length))) sink.nonAscii();
    this.#literals(text, from, length, sink);
    if (!sink.done) this.#runs(text, from, length, sink);
  }

  #literals(text: string, from: number, length: number, sink: SearchSink<L>): void {
    const codes = this.#codes.bytes;
    const end = length + GRAM - 1;
    for (let at = this.#table.next(codes, 0, end); at >= 0; at = this.#table.next(codes, at + 1, end)) {
      for (const { value, literal, offset } of this.#table.candidates(codes, at)) {
        if (hasLiteral(codes, at - offset, literal)) sink.literal(value, text, from + at - offset);
      }
      if (sink.done) break;
    }
  }

  #runs(text: string, from: number, length: number, sink: SearchSink<L>): void {
    const codes = this.#codes.bytes;
    for (const runs = new LongRuns(this.#runTable, codes, length); !sink.done && runs.next(); ) {
      const { start, end } = runs;
      if (end - start >= ENCODED_LENGTH && holdsEncodedText(codes, start, end)) sink.encoded();
      for (let at = Math.max(0, start - REACH); at < start; at += 1) this.#inRun(text, from, at, sink);
      for (let at = runs.mark(start); at >= 0; at = runs.mark(at + 1)) this.#inRun(text, from, at, sink);
      this.#inRun(text, from, end, sink);
    }
  }

  #inRun(text: string, from: number, at: number, sink: SearchSink<L>): void {
    const codes = this.#codes.bytes;
    for (const { value, literal } of this.#inRuns[codes[at] ?? 0] ?? []) {
      if (hasLiteral(codes, at, literal)) sink.literal(value, text, from + at);
    }
  }
}
