import type { LiteralSearch, SearchSink, SoughtLiteral } from './literal-search.js';

/** What a pass over a text met. Bits, because there is one answer per kind. */
export const MET = { token: 1, keyWord: 2, literal: 4, encoded: 8, nonAscii: 16 } as const;

/** A literal and the kind to report. */
export interface GateLiteral extends SoughtLiteral {
  readonly kind: number;
}

/** Says in one pass which kinds of literals a text holds. */
export class LiteralGate {
  readonly #search: LiteralSearch<GateLiteral>;

  constructor(search: LiteralSearch<GateLiteral>) {
    this.#search = search;
  }

  /** The kinds met, up to the first token: that settles it. */
  pass(text: string): number {
    const kinds = new Kinds();
    this.#search.run(text, kinds);
    return kinds.met;
  }
}

class Kinds implements SearchSink<GateLiteral> {
  met = 0;
  done = false;

  literal(literal: GateLiteral, text: string, start: number): void {
    if ((this.met & literal.kind) === literal.kind) return;
    if (literal.holds !== undefined && !literal.holds(text, start)) return;
    this.met |= literal.kind;
    this.done = (this.met & MET.token) !== 0;
  }

  encoded(): void {
    this.met |= MET.encoded;
  }

  nonAscii(): void {
    this.met |= MET.nonAscii;
  }
}
