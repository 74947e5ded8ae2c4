import type { DenialCode } from '../../domain/denial.js';

/** What the policy did with a case's message. */
export interface Observed {
  readonly verdict: 'pass' | 'deny' | 'replace';
  readonly code?: DenialCode;
  readonly rule?: string;
  /** Secrets taken out, by rule. */
  readonly redactions: Readonly<Record<string, number>>;
  /** The message as it goes on; empty when it is denied. */
  readonly output: string;
}

export interface CaseOutcome {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** What differs from the expectation, each in one line; empty when the case holds. Quotes no output. */
  readonly differences: readonly string[];
}

/** Part of a policy that a test can exercise. `own`: written in the policy; `packaged`: tested by the package itself. */
export interface CoverageItem {
  readonly kind: 'path' | 'tool' | 'secret';
  readonly id: string;
  readonly origin: 'own' | 'packaged';
  readonly covered: boolean;
}

export interface SuiteOutcome {
  readonly file: string;
  /** As named by the suite or the command line; the built-in default without it. */
  readonly policyFile?: string;
  readonly fingerprint: string;
  readonly cases: readonly CaseOutcome[];
  readonly coverage: readonly CoverageItem[];
}
