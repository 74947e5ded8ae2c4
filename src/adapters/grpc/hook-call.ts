import type { handleUnaryCall } from '@grpc/grpc-js';

/** One call of a hook, whatever brought it. */
export interface HookCall {
  /** The message, still encoded. */
  readonly request: Buffer;
  /** The trace context that the caller sent along. */
  traceparent(): string | undefined;
  /** Calls back when the caller goes away; perhaps also after an answer. */
  onCancelled(act: () => void): void;
}

/** Answers a call once, at once or later, or never when the caller went away. */
export type HookHandler = (call: HookCall, answer: (reply: Buffer) => void) => void;

/** The handler as grpc-js calls it. */
export function forGrpcJs(handler: HookHandler): handleUnaryCall<Buffer, Buffer> {
  return (call, callback) =>
    handler(
      {
        request: call.request,
        traceparent: () => {
          const value = call.metadata.get('traceparent')[0];
          return typeof value === 'string' ? value : undefined;
        },
        onCancelled: (act) => call.once('cancelled', act),
      },
      (reply) => callback(null, reply),
    );
}
