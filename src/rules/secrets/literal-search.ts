import { holdsEncodedText } from './encoded-groups.js';
import { GramTable, hasLiteral, isThere } from './gram-table.js';
import { LongRuns } from './long-runs.js';
import { MAY_BEGIN, runTable } from './run-table.js';
import { TextCodes } from './text-codes.js';

/** A literal to look for, in any case. */
export interface SoughtLiteral {
  readonly text: string;
  /** With it, the literal counts only where this says so. */
  readonly holds?: (text: string, start: number) => boolean;
  /** Looked for, its first character as written, only within a run of LONG_RUN characters and where it reaches one from up to REACH characters before it: it is too short for a place of its own. */
  readonly inRun?: boolean;
  /** See Literal. */
  readonly shape?: string;
  readonly alone?: boolean;
}

/** What a search tells as it goes along. */
export interface SearchSink<in L extends SoughtLiteral> {
  /** A literal stands at `start` as far as its characters tell: `holds` has not been asked. A place may be told twice. */
  literal(literal: L, text: string, start: number): void;
  /** Some run of characters is base64 of what may be a text. */
  encoded(): void;
  /** Not all of a piece of the text is ASCII. See TextCodes for its units. */
  nonAscii(wide: Uint8Array, length: number): void;
  /** Whether enough is known. */
  readonly done: boolean;
}

/** A literal that is looked for in runs, in lower case. */
interface ShortLiteral<L> {
  readonly literal: Uint8Array;
  readonly value: L;
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
  readonly #inRuns: readonly (readonly ShortLiteral<L>[] | undefined)[];
  readonly #runTable: Uint8Array;
  readonly #codes = new TextCodes(PIECE);

  /** Literals of ASCII characters only; others are the caller's to look for where the text is not all ASCII. */
  constructor(literals: readonly L[]) {
    this.#table = new GramTable(
      literals
        .filter(({ inRun }) => inRun !== true)
        .map((value) => ({ text: value.text.toLowerCase(), shape: value.shape, alone: value.alone, value })),
    );
    const inRuns = literals
      .filter(({ inRun }) => inRun === true)
      .map((value) => ({ value, first: value.text.charCodeAt(0), literal: Buffer.from(value.text.toLowerCase()) }));
    this.#inRuns = Array.from({ length: CODES }, (_, code) =>
      inRuns.some(({ first }) => first === code) ? inRuns.filter(({ first }) => first === code) : undefined,
    );
    this.#runTable = runTable(inRuns.map(({ first, literal }) => Uint8Array.of(first, ...literal.subarray(1))));
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
    if (!this.#codes.read(length === text.length ? text : text.slice(from, from + length)))
      sink.nonAscii(this.#codes.wide, length);
    this.#literals(text, from, length, sink);
    if (!sink.done) this.#runs(text, from, length, sink);
  }

  #literals(text: string, from: number, length: number, sink: SearchSink<L>): void {
    const codes = this.#codes;
    for (let at = this.#table.next(codes, 0, length); at >= 0; at = this.#table.next(codes, at + 2, length)) {
      for (const candidate of this.#table.candidates(codes, at)) {
        if (isThere(candidate, codes.bytes, at)) sink.literal(candidate.value, text, from + at - candidate.offset);
      }
      if (sink.done) break;
    }
  }

  #runs(text: string, from: number, length: number, sink: SearchSink<L>): void {
    const { bytes } = this.#codes;
    for (const runs = new LongRuns(this.#runTable, this.#codes, length); !sink.done && runs.next(); ) {
      if (holdsEncodedText(bytes, runs.start, runs.end)) sink.encoded();
      this.#around(runs, text, from, sink);
    }
  }

  /** Tells the literals within a run, and those before it that reach it. */
  #around({ start, end }: LongRuns, text: string, from: number, sink: SearchSink<L>): void {
    const { pairs } = this.#codes;
    const table = this.#runTable;
    for (let at = Math.max(0, start - REACH); at < start; at += 1) this.#short(text, from, at, start, sink);
    for (let pair = start >> 1; pair <= end >> 1; pair += 1) {
      if (((table[pairs[pair] ?? 0] ?? 0) & MAY_BEGIN) === 0) continue;
      this.#short(text, from, pair * 2, start, sink);
      this.#short(text, from, pair * 2 + 1, start, sink);
    }
  }

  #short(text: string, from: number, at: number, run: number, sink: SearchSink<L>): void {
    const { bytes } = this.#codes;
    const literals = this.#inRuns[bytes[at] ?? 0];
    if (literals === undefined) return;
    for (const { value, literal } of literals) {
      if (at + literal.length >= run && hasLiteral(bytes, at, literal)) sink.literal(value, text, from + at);
    }
  }
}
