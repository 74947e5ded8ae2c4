import type { WireFaultKind } from '../../wire/wire-fault.js';

export type HookName = 'request' | 'response';

/** A fault inside the guard that was answered with a denial. */
export type ServerFaultKind =
  /** The hook threw or rejected. */
  | 'threw'
  /** The hook's answer did not survive encoding and reading back. */
  | 'bad-answer'
  /** grpc-js no longer makes its HTTP/2 server the way this adapter expects: windows stay small. */
  | 'http2-hook-missing'
  /** The listening socket failed after it was bound. */
  | 'listener';

/** What happens in the server, one method each. Must not throw; if one does, the call is answered all the same. */
export interface GrpcEvents {
  callStarted(hook: HookName, bytes: number): void;
  /** `seconds` from the complete message to the answer. Once for each callStarted. */
  callEnded(hook: HookName, bytes: number, seconds: number): void;
  decodeError(hook: HookName, kind: WireFaultKind): void;
  /** Denied because a cap on calls or bytes in flight was reached. */
  overloaded(hook: HookName, cap: 'calls' | 'bytes'): void;
  tooLarge(hook: HookName): void;
  deadlineExceeded(hook: HookName): void;
  /** The caller went away before the answer. */
  cancelled(hook: HookName): void;
  /** `error` is for the log only, masked: it may quote anything. */
  fault(kind: ServerFaultKind, error: unknown): void;
  /**
   * A peer reset a stream whose message had not arrived whole (later it counts as `cancelled`). Above 33 of both a second,
   * sustained, nghttp2 closes the whole connection.
   */
  streamReset(): void;
  /** A stream was given up: its message came too slowly, or too many bytes were arriving at once. */
  streamAbandoned(why: 'slow-body' | 'receive-cap'): void;
  connectionDropped(): void;
  tlsHandshakeFailed(): void;
  tlsReloaded(ok: boolean, error?: unknown): void;
}

const nothing = (): void => undefined;

const SILENT: GrpcEvents = {
  callStarted: nothing,
  callEnded: nothing,
  decodeError: nothing,
  overloaded: nothing,
  tooLarge: nothing,
  deadlineExceeded: nothing,
  cancelled: nothing,
  fault: nothing,
  streamReset: nothing,
  streamAbandoned: nothing,
  connectionDropped: nothing,
  tlsHandshakeFailed: nothing,
  tlsReloaded: nothing,
};

/** Completes partial events with methods that do nothing. Methods keep their receiver. */
export function completeEvents(events: Partial<GrpcEvents> | undefined): GrpcEvents {
  if (events === undefined) return SILENT;
  return {
    callStarted: (hook, bytes) => events.callStarted?.(hook, bytes),
    callEnded: (hook, bytes, seconds) => events.callEnded?.(hook, bytes, seconds),
    decodeError: (hook, kind) => events.decodeError?.(hook, kind),
    overloaded: (hook, cap) => events.overloaded?.(hook, cap),
    tooLarge: (hook) => events.tooLarge?.(hook),
    deadlineExceeded: (hook) => events.deadlineExceeded?.(hook),
    cancelled: (hook) => events.cancelled?.(hook),
    fault: (kind, error) => events.fault?.(kind, error),
    streamReset: () => events.streamReset?.(),
    streamAbandoned: (why) => events.streamAbandoned?.(why),
    connectionDropped: () => events.connectionDropped?.(),
    tlsHandshakeFailed: () => events.tlsHandshakeFailed?.(),
    tlsReloaded: (ok, error) => events.tlsReloaded?.(ok, error),
  };
}
