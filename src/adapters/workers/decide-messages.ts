import type { RequestDecision, ResponseDecision } from '../../decisions/types.js';
import type { MachineFact } from '../../rules/facts/hide-facts.js';
import type { CompileInput } from '../../rules/policy/compile-input.js';

/** What every worker hears of a policy: what it was made from, since compiled rules cannot cross threads. */
export interface PolicyNews {
  readonly input: CompileInput;
  readonly fingerprint: string;
  readonly facts: readonly MachineFact[];
}

/** A body to decide. `policy` is the fingerprint under which the main thread identified the caller. */
export interface DecideJob {
  readonly hook: 'request' | 'response';
  readonly policy: string;
  readonly services: readonly string[];
  readonly method: string;
  readonly profile: string;
}

export type DecideOutcome =
  | { readonly hook: 'request'; readonly decision: RequestDecision }
  | { readonly hook: 'response'; readonly decision: ResponseDecision };
