import type { Readable, Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Relay } from '../../adapters/stdio/client-side.js';
import { decideClientLine, decideServerLine, type LineOutput } from '../../adapters/stdio/decide-line.js';
import { errorText } from '../../adapters/stdio/outcome.js';
import { Pending } from '../../adapters/stdio/pending.js';
import { pumpLines } from '../../adapters/stdio/pump-lines.js';
import { type ServerEnd, type ServerProcess, startServerProcess } from '../../adapters/stdio/server-process.js';
import { createShutdown } from '../../adapters/stdio/shutdown.js';
import { createSink, type Sink } from '../../adapters/stdio/sink.js';
import { CODE } from '../../adapters/stdio/stdio-guard.js';
import { type Fault, formatFault } from '../../domain/fault.js';
import { redactText } from '../../rules/secrets/redact-text.js';
import type { OpenGuard } from './open-guard.js';
import type { WrapOptions } from './wrap-options.js';

/** The client's end. */
export interface ClientStreams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Status for a configuration that cannot be used. */
const USAGE = 2;
const FAULT = 3;
const MAX_OPEN_REQUESTS = 4096;
/** The JSON-RPC envelope around params or a result of the largest size. */
const ENVELOPE_BYTES = 4096;
const MAX_STRAY_CHARS = 2000;

/**
 * Runs a server behind the guard until it ends. It is started before the policy is loaded, since both take their time; nothing
 * reaches it before the guard stands.
 * @returns the server's own status; 2 when the policy cannot be used, 3 after a fault of ours.
 */
export async function runWrap(
  options: WrapOptions,
  client: ClientStreams,
  err: (text: string) => void,
): Promise<number> {
  const server = startServerProcess(options.command);
  const shutdown = createShutdown(server);
  try {
    const opened = await open(options);
    if (!opened.ok) {
      for (const fault of opened.error) err(`${formatFault(fault)}\n`);
      server.kill();
      return USAGE;
    }
    const end = await relayUntilEnd(server, shutdown, opened.value, client);
    await opened.value.open.close();
    if (!end.started) err(`extmcp-guard wrap: ${end.why}\n`);
    return end.status;
  } catch (error) {
    err(`extmcp-guard wrap: ${error instanceof Error ? error.message : 'unexpected fault'}\n`);
    server.kill();
    return FAULT;
  } finally {
    shutdown.done();
    client.input.destroy();
  }
}

interface Opened {
  readonly open: OpenGuard;
  readonly log: Logger;
}

/** Loads what decides: it takes longer than starting the server. */
async function open(
  options: WrapOptions,
): Promise<{ readonly ok: true; readonly value: Opened } | { readonly ok: false; readonly error: readonly Fault[] }> {
  const [{ createLogger }, { openGuard }] = await Promise.all([import('../logger.js'), import('./open-guard.js')]);
  const log = createLogger(options.logLevel);
  const opened = await openGuard(options, log);
  if (!opened.ok) return opened;
  const { fingerprint, mode } = opened.value.policy();
  log.info({ service: opened.value.service, policy: { fingerprint, mode } }, 'guarding');
  if (mode === 'observe') log.warn('observe mode: nothing is denied or redacted');
  return { ok: true, value: { open: opened.value, log } };
}

async function relayUntilEnd(
  server: ServerProcess,
  shutdown: ReturnType<typeof createShutdown>,
  { open: { guard, policy }, log }: Opened,
  client: ClientStreams,
): Promise<ServerEnd> {
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
  const inputEnded = (): void => shutdown.inputEnded(() => relay.fromClient.waiting);
  fromClient.then(inputEnded, inputEnded);
  fromServer.catch(() => server.kill());
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
