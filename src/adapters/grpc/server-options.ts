import type { Ready } from '../../domain/ready.js';
import type { RequestAnswer, RequestMessage, ResponseAnswer, ResponseMessage } from '../../wire/types.js';
import type { HookTracer } from '../telemetry/hook-tracer.js';
import type { GrpcEvents } from './grpc-events.js';
import type { ListenAddress } from './listen-address.js';

/**
 * The two decisions. Each may throw, hang or answer nonsense: the server then denies. The signal fires when nobody waits
 * for the answer any more, for messages from 16 KiB.
 */
export interface Hooks {
  checkRequest(message: RequestMessage, signal: AbortSignal): Ready<RequestAnswer>;
  checkResponse(message: ResponseMessage, signal: AbortSignal): Ready<ResponseAnswer>;
}

export interface ServerLimits {
  /** A larger message is denied; the transport refuses what is over twice as large. */
  readonly maxMessageBytes: number;
  /** After it CheckRequest is denied. Below the gateway's own 10 s. */
  readonly requestBudgetMs: number;
  readonly responseBudgetMs: number;
  readonly maxCallsInFlight: number;
  /** Of messages being decided, and again of messages being received. */
  readonly maxBytesInFlight: number;
  /** Per connection; agentgateway uses up to 100. */
  readonly maxConcurrentStreams: number;
  readonly maxConnections: number;
  /** A message that has not arrived whole by then is given up. */
  readonly bodyTimeoutMs: number;
}

export const DEFAULT_SERVER_LIMITS: ServerLimits = {
  maxMessageBytes: 64 * 1024 * 1024,
  requestBudgetMs: 2_000,
  responseBudgetMs: 8_000,
  maxCallsInFlight: 1_000,
  maxBytesInFlight: 256 * 1024 * 1024,
  maxConcurrentStreams: 256,
  maxConnections: 4_096,
  bodyTimeoutMs: 30_000,
};

/** Files in PEM. With `clientCa` only clients with a certificate of that authority get in. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
  readonly clientCa?: string;
}

export interface GrpcServerOptions {
  readonly listen: ListenAddress;
  readonly hooks: Hooks;
  readonly limits?: Partial<ServerLimits>;
  readonly tls?: TlsFiles;
  /** How often the TLS files are looked at. */
  readonly tlsPollMs?: number;
  /** Permission bits of a unix socket; only the owner by default. */
  readonly unixMode?: number;
  /** A fresh reference for denials that the server makes itself. */
  readonly newRef: () => string;
  readonly events?: Partial<GrpcEvents>;
  readonly tracer?: HookTracer;
}
