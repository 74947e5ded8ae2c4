/** From the pool to a worker. */
export type ToWorker<Job> =
  | { readonly kind: 'job'; readonly id: number; readonly job: Job; readonly bytes: Uint8Array }
  | { readonly kind: 'broadcast'; readonly message: unknown };

/** From a worker to the pool. */
export type FromWorker<Outcome> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly outcome: Outcome }
  /** The handler threw. `where` is its class and stack frames, without the message: that may quote the input. */
  | { readonly kind: 'failed'; readonly id: number; readonly where: string };
