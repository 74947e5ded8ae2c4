/** One thing that was sent to a running guard. `failed`: it came through, or nobody can tell. */
export interface TargetRow {
  readonly kind: 'secret' | 'path';
  /** The rule or the deny entry. */
  readonly id: string;
  readonly outcome: 'stopped' | 'failed' | 'skipped';
  /** Why; in names only. */
  readonly detail: string;
}

export interface TargetReport {
  /** Of the policy that the guard runs, from the canary. */
  readonly fingerprint: string;
  readonly version: string;
  /** Of the policy by which the samples were chosen. */
  readonly expectedFingerprint: string;
  readonly mode: 'enforce' | 'observe';
  readonly waitedMs: number;
  readonly rows: readonly TargetRow[];
}

export interface TargetOptions {
  /** `HOST:PORT`, `https://HOST:PORT` or `unix:PATH`. */
  readonly target: string;
  readonly tls: { readonly root?: string; readonly cert?: string; readonly key?: string; readonly hostname?: string };
  readonly policyFile: string | undefined;
  /** As the gateway would send them: headers of the caller, and what the gateway vouches for. */
  readonly headers: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
  /** The client that headers and metadata stand for, to know which profile's entries to send. */
  readonly client: string | undefined;
  readonly service: string;
  readonly timeoutMs: number;
  /** Longest wait for a rate limit, all waits together. */
  readonly maxWaitMs: number;
  readonly seed: number;
  /** Told before each wait. */
  onWait(ms: number): void;
}
