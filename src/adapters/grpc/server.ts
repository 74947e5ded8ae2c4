import { Server, ServerCredentials, type ServerOptions } from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import { decodeRequest, decodeResponse } from '../../wire/decode-message.js';
import { encodeRequestAnswer, encodeResponseAnswer } from '../../wire/encode-answer.js';
import type { RequestAnswer, RequestMessage, ResponseAnswer, ResponseMessage } from '../../wire/types.js';
import { createAdmission } from './admission.js';
import { CHECK_REQUEST_PATH, CHECK_RESPONSE_PATH, loadContract } from './contract.js';
import { type DrainOptions, type DrainOutcome, type DrainParts, drain } from './drain.js';
import { completeEvents } from './grpc-events.js';
import { guardHook, type HookContext } from './guarded-hook.js';
import { addHealth } from './health.js';
import { forGrpcJs, type HookHandler } from './hook-call.js';
import { captureHttp2Server } from './http2-capture.js';
import { isLoopback } from './listen-address.js';
import { startListener } from './listener.js';
import { rawUnary } from './raw-unary.js';
import { DEFAULT_SERVER_LIMITS, type GrpcServerOptions, type ServerLimits } from './server-options.js';
import { watchSessions } from './session-watch.js';
import { openUnaryLane, type UnaryLaneOptions } from './unary-lane.js';

export interface GrpcServer {
  /** What was bound, such as `127.0.0.1:9001` or `unix:/run/guard.sock`. */
  readonly address: string;
  /** Plaintext that other machines can reach: worth a warning. */
  readonly exposedPlaintext: boolean;
  readonly callsInFlight: number;
  /** What the health service says; NOT_SERVING until it is called. */
  setServing(serving: boolean): void;
  /** Ends the server without failing calls, within `delayMs + capMs` and half a second. Call it once. */
  drain(options: DrainOptions): Promise<DrainOutcome>;
  /** Ends the server now. Calls in flight fail. */
  close(): void;
}

/**
 * Starts the ExtMcp server with health and reflection services, and resolves when it is bound.
 * Rejects when the address or the TLS files are no good.
 */
export async function startGrpcServer(options: GrpcServerOptions): Promise<GrpcServer> {
  const limits: ServerLimits = { ...DEFAULT_SERVER_LIMITS, ...options.limits };
  const events = completeEvents(options.events);
  const admission = createAdmission(limits.maxCallsInFlight, limits.maxBytesInFlight);
  const server = new Server(channelOptions(limits));
  const handlers = guardHooks(options, limits, { admission, events, newRef: options.newRef, tracer: options.tracer });
  addHooks(server, handlers);
  const health = addHealth(server);
  new ReflectionService(loadContract()).addToServer(server);

  // TLS ends in our own listener, so that files can change while it runs; grpc-js always gets clear HTTP/2.
  const injection = captureHttp2Server(() => server.createConnectionInjector(ServerCredentials.createInsecure()));
  if (injection.server !== undefined) openUnaryLane(injection.server, laneOptions(handlers, limits));
  const sessions = watchSessions(injection.server, limits, events);
  const listener = await startListener({
    address: options.listen,
    tls: options.tls,
    tlsPollMs: options.tlsPollMs ?? 1_000,
    unixMode: options.unixMode ?? 0o600,
    maxConnections: limits.maxConnections,
    events,
    accept: (socket) => injection.value.injectConnection(socket),
  });
  const parts: DrainParts = { server, listener, admission, health, encrypted: options.tls !== undefined };
  return {
    address: listener.address,
    exposedPlaintext: options.tls === undefined && !isLoopback(options.listen),
    get callsInFlight() {
      return admission.calls;
    },
    setServing: (serving) => health.set(serving),
    async drain(drainOptions) {
      const outcome = await drain(parts, drainOptions);
      sessions.close();
      return outcome;
    },
    close() {
      sessions.close();
      listener.stop();
      health.end();
      for (const socket of listener.sockets) socket.destroy();
      server.forceShutdown();
    },
  };
}

/** The two hooks by their paths. */
function guardHooks({ hooks }: GrpcServerOptions, limits: ServerLimits, context: HookContext): HookHandlers {
  const checkRequest = guardHook<RequestMessage, RequestAnswer>(
    {
      name: 'request',
      budgetMs: limits.requestBudgetMs,
      maxMessageBytes: limits.maxMessageBytes,
      decode: decodeRequest,
      decide: (message, signal) => hooks.checkRequest(message, signal),
      encode: encodeRequestAnswer,
    },
    context,
  );
  const checkResponse = guardHook<ResponseMessage, ResponseAnswer>(
    {
      name: 'response',
      budgetMs: limits.responseBudgetMs,
      maxMessageBytes: limits.maxMessageBytes,
      decode: decodeResponse,
      decide: (message, signal) => hooks.checkResponse(message, signal),
      encode: encodeResponseAnswer,
    },
    context,
  );
  return { checkRequest, checkResponse };
}

interface HookHandlers {
  readonly checkRequest: HookHandler;
  readonly checkResponse: HookHandler;
}

function addHooks(server: Server, { checkRequest, checkResponse }: HookHandlers): void {
  server.addService(
    { checkRequest: rawUnary(CHECK_REQUEST_PATH), checkResponse: rawUnary(CHECK_RESPONSE_PATH) },
    { checkRequest: forGrpcJs(checkRequest), checkResponse: forGrpcJs(checkResponse) },
  );
}

function laneOptions({ checkRequest, checkResponse }: HookHandlers, limits: ServerLimits): UnaryLaneOptions {
  return {
    handlers: new Map([
      [CHECK_REQUEST_PATH, checkRequest],
      [CHECK_RESPONSE_PATH, checkResponse],
    ]),
    maxMessageBytes: maxReceiveBytes(limits),
  };
}

/** Refused by the transport; up to there a message over the bound gets an answer. */
function maxReceiveBytes(limits: ServerLimits): number {
  return Math.min(limits.maxMessageBytes * 2, 2 ** 31 - 1);
}

/** Above `maxMessageBytes` the answer is a denial in the message; above twice that the transport refuses. */
function channelOptions(limits: ServerLimits): ServerOptions {
  return {
    'grpc.enable_channelz': 0,
    'grpc.max_receive_message_length': maxReceiveBytes(limits),
    'grpc.max_send_message_length': -1,
    'grpc.max_concurrent_streams': limits.maxConcurrentStreams,
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
  };
}
