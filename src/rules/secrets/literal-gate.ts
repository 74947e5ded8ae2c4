import type { LiteralSearch, SearchSink, SoughtLiteral } from './literal-search.js';
import { WIDE } from './wide-signs.js';

/** What a pass over a text met. Bits, because there is one answer per kind. */
export const MET = { token: 1, keyWord: 2, literal: 4, encoded: 8, invisible: 16, foreignWord: 32 } as const;

/** A literal and the kind to report. */
export interface GateLiteral extends SoughtLiteral {
  readonly kind: number;
}

export interface GateAnswer {
  /** The kinds met. After a token, others may be missing: it settles the question. */
  readonly met: number;
  /** Where key words stand, and where other literals do, in no order; undefined when they are too many to be worth it. */
  readonly keyWords: readonly number[] | undefined;
  readonly literals: readonly number[] | undefined;
}

/** So many places cover a text anyway. */
const MAX_PLACES = 8192;

/** Says in one pass which kinds of literals a text holds. */
export class LiteralGate {
  readonly #search: LiteralSearch<GateLiteral>;

  constructor(search: LiteralSearch<GateLiteral>) {
    this.#search = search;
  }

  pass(text: string): GateAnswer {
    const kinds = new Kinds();
    this.#search.run(text, kinds);
    return kinds;
  }
}

class Kinds implements SearchSink<GateLiteral>, GateAnswer {
  met = 0;
  done = false;
  keyWords: number[] | undefined = [];
  literals: number[] | undefined = [];

  literal(literal: GateLiteral, text: string, start: number): void {
    const { kind, holds } = literal;
    if ((this.met & kind) === kind && !this.#isPlaced(kind)) return;
    if (holds !== undefined && !holds(text, start)) return;
    this.met |= kind;
    if (kind === MET.token) this.done = true;
    else if (kind === MET.keyWord) this.keyWords = withPlace(this.keyWords, start);
    else this.literals = withPlace(this.literals, start);
  }

  encoded(): void {
    this.met |= MET.encoded;
  }

  nonAscii(signs: number): void {
    if ((signs & WIDE.invisible) !== 0) this.met |= MET.invisible;
    if ((signs & WIDE.keyWord) !== 0) this.met |= MET.foreignWord;
  }

  #isPlaced(kind: number): boolean {
    return (kind === MET.keyWord ? this.keyWords : this.literals) !== undefined;
  }
}

function withPlace(places: number[] | undefined, start: number): number[] | undefined {
  places?.push(start);
  return places !== undefined && places.length < MAX_PLACES ? places : undefined;
}
