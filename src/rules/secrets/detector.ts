import type { Place } from './places.js';
import type { ScanContext, SecretSpan } from './types.js';

/** A literal of a sign, or one with a closer look at its place. */
export type SignLiteral =
  | string
  | {
      readonly text: string;
      readonly holds: (text: string, start: number) => boolean;
      /** See SoughtLiteral. */
      readonly inRun?: boolean;
      readonly shape?: string;
      readonly alone?: boolean;
    };

/** One way of finding secrets by structure, context or a user's pattern. Where no sign is in a text, `find` finds nothing. */
export interface Detector {
  /**
   * RE2 source. The signs of all detectors are searched for at once, so a sign has no unbounded run: each would double the
   * states of RE2's automaton. With literals it is shorter than 96 characters: it is searched for around them only. Empty when `literals` or `suspects` say it all.
   */
  readonly sign: string;
  /**
   * ASCII literals, one of which stands (in any case) in every match of `sign` or `ownSign`, and in every text in which `find`
   * finds something. Only where one is met is the sign searched for at all; without them it always is.
   */
  readonly literals?: readonly SignLiteral[];
  /** A literal that holds is a sign: nothing else is asked before the text is searched. */
  readonly literalsAreSigns?: boolean;
  /** `find` looks for its places itself: it is given one, which says that there are some. */
  readonly onePlace?: boolean;
  /** Instead of `sign`: one that has runs, and costs a pass over the text of its own. */
  readonly ownSign?: string;
  /** A sign that code finds faster. */
  readonly suspects?: (text: string) => boolean;
  /** Whether only texts matter that hold a key word of another script. */
  readonly foreignWordsOnly?: boolean;
  /** Not called for a detector with literals of which none is in the text. */
  find(text: string, places: readonly Place[], context: ScanContext): SecretSpan[];
}
