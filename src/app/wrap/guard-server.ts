import { decideClientLine, decideServerLine, type LineOutput } from '../../adapters/stdio/decide-line.js';
import { errorText } from '../../adapters/stdio/outcome.js';
import { Pending } from '../../adapters/stdio/pending.js';
import { pumpLines } from '../../adapters/stdio/pump-lines.js';
import type { Relay } from '../../adapters/stdio/relay.js';
import type { ServerEnd } from '../../adapters/stdio/server-process.js';
import type { Shutdown } from '../../adapters/stdio/shutdown.js';
import { createSink, type Sink } from '../../adapters/stdio/sink.js';
import { CODE } from '../../adapters/stdio/stdio-guard.js';
import type { Fault } from '../../domain/fault.js';
import { ok, type Result } from '../../domain/result.js';
import { readySteps } from '../../rules/policy/make-ready.js';
import { redactText } from '../../rules/secrets/redact-text.js';
import { describeError } from '../describe-error.js';
import { createLateLog, type LateLog } from './late-log.js';
import { type OpenGuard, openGuard } from './open-guard.js';
import { inSpareTime } from './spare-time.js';
import type { ClientStreams, WrapOptions } from './wrap-options.js';

const MAX_OPEN_REQUESTS = 4096;
/** The JSON-RPC envelope around params or a result of the largest size. */
const ENVELOPE_BYTES = 4096;
const MAX_STRAY_CHARS = 2000;

/** Loads the policy and stands between client and server until the server ends. Faults are those of the policy. */
export async function guardServer(
  options: WrapOptions,
  shutdown: Shutdown,
  client: ClientStreams,
): Promise<Result<ServerEnd, readonly Fault[]>> {
  const log = createLateLog(options.logLevel);
  try {
    const opened = await openGuard(options, log);
    if (!opened.ok) return opened;
    const end = await relayUntilEnd(options, shutdown, opened.value, log, client);
    await opened.value.close();
    return ok(end);
  } finally {
    await log.close();
  }
}

async function relayUntilEnd(
  options: Pick<WrapOptions, 'audit'>,
  shutdown: Shutdown,
  { guard, policy, service, prepare }: OpenGuard,
  log: LateLog,
  client: ClientStreams,
): Promise<ServerEnd> {
  const { server } = shutdown;
  const relay: Relay = {
    guard,
    fromClient: new Pending(MAX_OPEN_REQUESTS),
    fromServer: new Pending(MAX_OPEN_REQUESTS),
    onDropped: (from, why) => log.warn({ from, why }, 'a message was kept back'),
  };
  const toClient = createSink(client.output, () => shutdown.clientGone());
  const toServer = createSink(server.input);
  const maxLineBytes = guard.maxMessageBytes + ENVELOPE_BYTES;
  const onStray = (body: Buffer): void => {
    const text = body.toString('utf8', 0, 4 * MAX_STRAY_CHARS).slice(0, MAX_STRAY_CHARS);
    log.warn(
      { text: redactText(policy().scanner, text).slice(0, MAX_STRAY_CHARS / 4) },
      'the server printed no message',
    );
  };
  const fromClient = pumpLines(client.input, {
    maxLineBytes,
    decide: (line) => decideClientLine(relay, line),
    emit: (output) => emit(output, toServer, toClient),
  });
  const fromServer = pumpLines(server.output, {
    maxLineBytes,
    decide: (line) => decideServerLine(relay, line, onStray),
    emit: (output) => emit(output, toClient, toServer),
  });
  const { mode } = policy();
  log.info(() => ({ service, policy: { fingerprint: policy().fingerprint, mode } }), 'guarding');
  // Every row names the policy: it is described while the server still starts. Nothing else that early does.
  if (options.audit.kind !== 'off') setImmediate(() => policy().fingerprint);
  void inSpareTime([prepare, ...readySteps(policy()), log.open], (error) =>
    log.error(describeError(error), 'not made ready'),
  );
  if (mode === 'observe') log.warn({}, 'observe mode: nothing is denied or redacted');
  const inputEnded = (): void => shutdown.inputEnded(() => relay.fromClient.waiting);
  fromClient.then(inputEnded, inputEnded);
  fromServer.then(shutdown.outputEnded, server.kill);
  const end = await server.ended;
  await fromServer.catch(() => undefined);
  for (const { id } of relay.fromClient.drain()) {
    const error = { code: CODE.connectionClosed, message: `the server ${end.why}` };
    await toClient.write(Buffer.from(`${errorText(id, error)}\n`));
  }
  return end;
}

async function emit(output: LineOutput, onward: Sink, back: Sink): Promise<void> {
  if (output.answer !== undefined) await back.answer(output.answer);
  if (output.forward !== undefined) await onward.write(output.forward);
}
