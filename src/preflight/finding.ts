/** How much a finding matters. Only `error` makes preflight end with status 1. */
export type FindingLevel = 'error' | 'warn' | 'info';

/** One thing that preflight has to say about a file. */
export interface PreflightFinding {
  /** Stable: scripts match on it. */
  readonly rule: string;
  readonly level: FindingLevel;
  /** JSON pointer in the file; empty for the file as a whole. */
  readonly at: string;
  readonly message: string;
  /** What to write instead. */
  readonly fix?: string;
  /** The variable it is about. */
  readonly variable?: string;
}

export function hasErrors(findings: readonly PreflightFinding[]): boolean {
  return findings.some((finding) => finding.level === 'error');
}
