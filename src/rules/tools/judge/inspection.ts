import type { Denial } from '../../../domain/denial.js';
import type { Trace } from '../../../domain/trace.js';
import type { PathContext } from '../../paths/types.js';
import type { CallPolicy } from '../call-policy.js';
import type { FieldKind } from '../types.js';
import { type Place, pointerOf } from './place.js';

/** How a string is judged, and how sure we are that it is what its kind says. */
export interface Use {
  /** `inspect`: nothing is known of the field. */
  readonly kind: FieldKind | 'inspect';
  /** The field is known to hold such a value; else only a value that looks like a path is judged as one. */
  readonly sure: boolean;
  /** From a catalogue: a `text` or `exclude` field is left alone with all below it. */
  readonly mapped: boolean;
}

/** Work that is left before a call is refused as malformed. Counts down. */
export interface Budget {
  nodes: number;
  /** Characters of JSON in strings. */
  jsonChars: number;
  diskLookups: number;
  /** Values judged, each in each of its contexts. */
  judgements: number;
}

/** What stays the same while one call is judged. */
export interface Inspection {
  readonly policy: CallPolicy;
  readonly trace: Trace;
  readonly budget: Budget;
}

/** Where the walk stands. */
export interface Site {
  readonly place: Place | undefined;
  readonly uses: readonly Use[];
  /** Contexts in which a path here is judged: alone, and hanging from each base directory of the call. */
  readonly contexts: readonly PathContext[];
  /** The tool takes everything below a path. */
  readonly whole: boolean;
}

/** Bounds of one call: far above what people send, far below what hurts. The decoder's own bounds come first. */
export const LIMITS = {
  nodes: 200_000,
  jsonChars: 16 * 1024 * 1024,
  diskLookups: 20_000,
  judgements: 250_000,
  depth: 220,
  nestedCalls: 8,
  contexts: 24,
} as const;

/** A fresh budget. */
export function newInspection(policy: CallPolicy, trace: Trace): Inspection {
  const { nodes, jsonChars, diskLookups, judgements } = LIMITS;
  return { policy, trace, budget: { nodes, jsonChars, diskLookups, judgements } };
}

/** A denial for arguments that cannot be judged. `why` is a fixed phrase. */
export function malformedAt(inspection: Inspection, place: Place | undefined, why: string): Denial {
  const at = pointerOf(place);
  inspection.trace.step({ stage: 'path', at, detail: why, verdict: 'deny' });
  return { code: 'path-malformed', at };
}
