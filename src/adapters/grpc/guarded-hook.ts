import type { Ready } from '../../domain/ready.js';
import type { Result } from '../../domain/result.js';
import type { DenyAnswer, RequestMessage, ResponseMessage } from '../../wire/types.js';
import type { WireFault } from '../../wire/wire-fault.js';
import type { HookSpan, HookTracer } from '../telemetry/hook-tracer.js';
import type { Admission } from './admission.js';
import type { GrpcEvents, HookName } from './grpc-events.js';
import type { HookCall, HookHandler } from './hook-call.js';
import { type ServerDenial, serverDenial } from './server-denials.js';
import { verifyAnswer } from './verify-answer.js';

/** A smaller message is decided sooner than anyone gives up; a signal of its own would be the dearest part of its call. */
const MIN_ABORTABLE_BYTES = 16 * 1024;
const NEVER = new AbortController().signal;

type AnyAnswer = { readonly kind: 'pass' | 'mutated' } | DenyAnswer;

/** One hook: its decision between its codec. */
export interface HookSpec<Message extends RequestMessage | ResponseMessage, Answer extends AnyAnswer> {
  readonly name: HookName;
  readonly budgetMs: number;
  readonly maxMessageBytes: number;
  readonly decode: (bytes: Uint8Array) => Result<Message, WireFault>;
  readonly decide: (message: Message, signal: AbortSignal) => Ready<Answer>;
  readonly encode: (answer: Answer | DenyAnswer) => Buffer;
}

export interface HookContext {
  readonly admission: Admission;
  readonly events: GrpcEvents;
  readonly newRef: () => string;
  readonly tracer: HookTracer | undefined;
}

/**
 * Wraps a hook so that whatever happens inside, the call is answered once, with OK and a well-formed answer: a fault, an
 * exhausted budget or an answer that does not read back becomes a denial. Never a gRPC error: under failOpen the
 * gateway would take that for a pass.
 */
export function guardHook<Message extends RequestMessage | ResponseMessage, Answer extends AnyAnswer>(
  spec: HookSpec<Message, Answer>,
  context: HookContext,
): HookHandler {
  const { admission, events } = context;
  const refuse = (code: ServerDenial): Buffer => spec.encode(serverDenial(code, refOf(context)));
  return (call, answer) => {
    const bytes = call.request.byteLength;
    const cap = admission.enter(bytes);
    if (cap !== undefined) {
      quietly(() => events.overloaded(spec.name, cap));
      answer(refuse('overloaded'));
      return;
    }
    const started = performance.now();
    quietly(() => events.callStarted(spec.name, bytes));
    runOnce(spec, context, call, refuse, (reply) => {
      admission.leave(bytes);
      quietly(() => events.callEnded(spec.name, bytes, (performance.now() - started) / 1000));
      if (reply === undefined) return;
      try {
        answer(reply);
      } catch (error) {
        quietly(() => events.fault('threw', error));
      }
    });
  };
}

/** Runs the hook; `finish` gets the first outcome, once, and undefined for a cancel. A call that is decided at once needs no clock. */
function runOnce<Message extends RequestMessage | ResponseMessage, Answer extends AnyAnswer>(
  spec: HookSpec<Message, Answer>,
  context: HookContext,
  call: HookCall,
  refuse: (code: ServerDenial) => Buffer,
  finish: (reply: Buffer | undefined) => void,
): void {
  const abort = call.request.byteLength < MIN_ABORTABLE_BYTES ? undefined : new AbortController();
  let reply: Ready<Buffer | undefined>;
  try {
    reply = decideCall(spec, context, call, abort?.signal ?? NEVER);
  } catch (error) {
    quietly(() => context.events.fault('threw', error));
    finish(refuse('internal'));
    return;
  }
  if (reply instanceof Promise) awaitReply(spec, context, call, abort, reply, refuse, finish);
  else finish(reply ?? refuse('internal'));
}

/** Holds a decision under way against its budget and the caller's patience. */
function awaitReply<Message extends RequestMessage | ResponseMessage, Answer extends AnyAnswer>(
  spec: HookSpec<Message, Answer>,
  { events }: HookContext,
  call: HookCall,
  abort: AbortController | undefined,
  pending: Promise<Buffer | undefined>,
  refuse: (code: ServerDenial) => Buffer,
  finish: (reply: Buffer | undefined) => void,
): void {
  let settled = false;
  const settle = (reply: () => Buffer | undefined): void => {
    if (settled) return;
    settled = true;
    clearTimeout(timer);
    finish(reply());
  };
  const timer = setTimeout(() => {
    quietly(() => events.deadlineExceeded(spec.name));
    settle(() => refuse('overloaded'));
    abort?.abort();
  }, spec.budgetMs);
  call.onCancelled(() => {
    // Also emitted after an ordinary answer: only the first outcome counts.
    if (settled) return;
    quietly(() => events.cancelled(spec.name));
    settle(() => undefined);
    abort?.abort();
  });
  pending.then(
    (reply) => settle(() => reply ?? refuse('internal')),
    (error: unknown) => {
      quietly(() => events.fault('threw', error));
      settle(() => refuse('internal'));
    },
  );
}

/** Decode, decide, encode, read back. Throws or rejects when the hook does; undefined for an answer that does not read back. */
function decideCall<Message extends RequestMessage | ResponseMessage, Answer extends AnyAnswer>(
  spec: HookSpec<Message, Answer>,
  context: HookContext,
  call: HookCall,
  signal: AbortSignal,
): Ready<Buffer | undefined> {
  const { events, tracer } = context;
  if (call.request.byteLength > spec.maxMessageBytes) {
    quietly(() => events.tooLarge(spec.name));
    return spec.encode(serverDenial('too-large', refOf(context)));
  }
  const decoded = spec.decode(call.request);
  if (!decoded.ok) {
    quietly(() => events.decodeError(spec.name, decoded.error.kind));
    return spec.encode(serverDenial('undecodable', refOf(context)));
  }
  const span = startSpan(tracer, spec.name, decoded.value, call);
  const answered = (answer: Answer): Buffer | undefined => {
    if (span !== undefined) quietly(() => span.end(answer.kind, codeOf(answer)));
    return encodeChecked(spec, answer, events);
  };
  const failed = (error: unknown): never => {
    quietly(() => span?.end('deny', 'internal'));
    throw error;
  };
  try {
    const answer = spec.decide(decoded.value, signal);
    return answer instanceof Promise ? answer.then(answered, failed) : answered(answer);
  } catch (error) {
    return failed(error);
  }
}

function encodeChecked<Message extends RequestMessage | ResponseMessage, Answer extends AnyAnswer>(
  spec: HookSpec<Message, Answer>,
  answer: Answer,
  events: GrpcEvents,
): Buffer | undefined {
  try {
    const encoded = spec.encode(answer);
    verifyAnswer(encoded, answer);
    return encoded;
  } catch (error) {
    quietly(() => events.fault('bad-answer', error));
    return undefined;
  }
}

function startSpan(
  tracer: HookTracer | undefined,
  hook: HookName,
  message: RequestMessage | ResponseMessage,
  call: HookCall,
): HookSpan | undefined {
  if (tracer === undefined) return undefined;
  try {
    return tracer.start(hook, message, call.traceparent());
  } catch {
    return undefined;
  }
}

function codeOf(answer: AnyAnswer): string | undefined {
  if (answer.kind !== 'deny') return undefined;
  const { code } = answer.data;
  return typeof code === 'string' ? code : 'unknown';
}

/** A denial without a reference is better than none. */
function refOf({ newRef }: HookContext): string {
  try {
    return newRef();
  } catch {
    return 'none';
  }
}

/** Bookkeeping must not decide over an answer. */
function quietly(record: () => void): void {
  try {
    record();
  } catch {
    // An observer that throws has nobody left to tell.
  }
}
