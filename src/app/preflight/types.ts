import type { Fault } from '../../domain/fault.js';
import type { Result } from '../../domain/result.js';

/** The kinds of file that preflight reads. */
export type PreflightKind = 'managed' | 'policy' | 'gateway';

/** What the user asks. Files are names; `env` is the environment of this process. */
export interface PreflightRequest {
  readonly file?: string;
  readonly kind?: PreflightKind;
  /** `NAME=FILE` of every `--env`. */
  readonly environments: readonly string[];
  readonly servers?: string;
  readonly expect?: string;
  /** `SERVICE=FILE`: a tools/list result, for policies. */
  readonly tools?: string;
  readonly literal?: string;
  readonly env: ReadonlyMap<string, string>;
}

/** What to print. */
export interface PreflightAnswer {
  readonly ok: boolean;
  /** For `--json`. */
  readonly json: unknown;
  readonly text: string;
  /** For people, beside a result that programs read. */
  readonly notes?: string;
}

/** Faults mean that the question or a file cannot be used. */
export type PreflightOutcome = Result<PreflightAnswer, readonly Fault[]>;
