/** What happens in a pool, for log and metrics. */
export type PoolEvent =
  /** A worker ended by itself. `error` is undefined after a plain exit. It is replaced after `retryInMs`. */
  | { readonly kind: 'worker-died'; readonly error: unknown; readonly retryInMs: number }
  | { readonly kind: 'worker-overdue' }
  | { readonly kind: 'job-failed'; readonly where: string }
  | { readonly kind: 'job-refused'; readonly why: 'bytes' | 'queue-time' };
