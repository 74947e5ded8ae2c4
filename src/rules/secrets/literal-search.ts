import { holdsEncodedText } from './encoded-groups.js';
import { GramTable, isThere } from './gram-table.js';
import { RunLiterals } from './run-literals.js';
import { createSweep } from './sweep/create-sweep.js';
import { hitIndex, hitPlace, PIECE, runEnd, runStart } from './sweep/memory.js';
import type { Sweep } from './sweep/sweep.js';
import { TextCodes } from './text-codes.js';
import { fillWideTables, wideSigns } from './wide-signs.js';

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
  /** Not all of a piece of the text is ASCII, and this is what the rest is a sign of: see WIDE. */
  nonAscii(signs: number): void;
  /** Whether enough is known. */
  readonly done: boolean;
}

/** What a piece repeats of the one before: more than the longest literal, and more than a run needs to be told. */
const OVERLAP = 128;

/**
 * Looks for many literals in one pass, in time that depends on the text's length alone: the regexp engine's automaton, asked
 * the same, grows with hostile text until it falls back to a slow search.
 */
export class LiteralSearch<out L extends SoughtLiteral> {
  readonly #sweep: Sweep;
  readonly #table: GramTable<L>;
  readonly #inRuns: RunLiterals<L>;
  readonly #codes: TextCodes;

  /** Literals of ASCII characters only; others are the caller's to look for where the text is not all ASCII. */
  constructor(literals: readonly L[], sweep: Sweep = createSweep()) {
    this.#sweep = sweep;
    this.#codes = new TextCodes(sweep.memory);
    fillWideTables(sweep.memory);
    this.#table = new GramTable(
      sweep.memory,
      literals
        .filter(({ inRun }) => inRun !== true)
        .map((value) => ({ text: value.text.toLowerCase(), shape: value.shape, alone: value.alone, value })),
    );
    this.#inRuns = new RunLiterals(
      literals.filter(({ inRun }) => inRun === true).map((value) => ({ text: value.text, value })),
    );
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
      sink.nonAscii(wideSigns(this.#sweep, length));
    this.#literals(text, from, length, sink);
    if (!sink.done) this.#runs(text, from, length, sink);
  }

  #literals(text: string, from: number, length: number, sink: SearchSink<L>): void {
    const { text: codes, hits } = this.#sweep.memory;
    const count = this.#sweep.grams(length);
    for (let i = 0; i < count && !sink.done; i += 1) {
      const hit = hits[i] ?? 0;
      const at = hitPlace(hit);
      for (let index = hitIndex(hit); index !== 0; index = this.#table.next(index)) {
        const candidate = this.#table.candidate(index);
        if (candidate !== undefined && isThere(candidate, codes, at))
          sink.literal(candidate.value, text, from + at - candidate.offset);
      }
    }
  }

  #runs(text: string, from: number, length: number, sink: SearchSink<L>): void {
    const { memory } = this.#sweep;
    const count = this.#sweep.runs(length);
    const tell = (literal: L, at: number): void => sink.literal(literal, text, from + at);
    for (let i = 0; i < count && !sink.done; i += 1) {
      const run = memory.runs[i] ?? 0;
      const [start, end] = [runStart(run), runEnd(run)];
      if (holdsEncodedText(memory.text, start, end)) sink.encoded();
      this.#inRuns.find(memory, start, end, tell);
    }
  }
}
