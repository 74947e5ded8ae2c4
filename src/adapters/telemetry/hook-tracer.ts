import type { RequestMessage, ResponseMessage } from '../../wire/types.js';

/** One hook's span. */
export interface HookSpan {
  /** Ends the span. `code` is the denial's. Call it once. */
  end(verdict: 'pass' | 'mutated' | 'deny', code: string | undefined): void;
}

export interface HookTracer {
  /**
   * Starts a span for one hook, as a child of the gateway's.
   * @param traceparent of the gRPC metadata; without it the one in the message's headers is taken.
   */
  start(
    hook: 'request' | 'response',
    message: RequestMessage | ResponseMessage,
    traceparent: string | undefined,
  ): HookSpan;
}
