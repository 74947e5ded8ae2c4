import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '@grpc/grpc-js';
import type { Admission } from './admission.js';
import { goawayNotice } from './goaway.js';
import type { Health } from './health.js';
import type { Listener } from './listener.js';

export interface DrainOptions {
  /** Between NOT_SERVING and the notice: the time others need to stop choosing this server. */
  readonly delayMs: number;
  /** From the notice to the end, whatever is still open then. */
  readonly capMs: number;
}

/** `forced`: calls were still undecided when the time was up. */
export type DrainOutcome = 'clean' | 'forced';

export interface DrainParts {
  readonly server: Server;
  readonly listener: Listener;
  readonly admission: Admission;
  readonly health: Health;
  /** A raw frame on a TLS socket would be written between its records and end the process. */
  readonly encrypted: boolean;
}

/** How long peers get to act on the notice. */
const NOTICE_MS = 300;
/** No call for so long: nobody calls any more. Also lets the event loop read what a stall has left in the sockets. */
const QUIET_MS = 50;
/** For connections that are closed politely after the last call; then they are cut. */
const CLOSE_MS = 500;

/**
 * Ends the server without failing a call: not serving, delay, no new connections, notice on every open one, wait for
 * the calls in flight, close. Bounded by `delayMs + capMs` and a moment for closing connections.
 */
export async function drain(parts: DrainParts, { delayMs, capMs }: DrainOptions): Promise<DrainOutcome> {
  const { server, listener, admission, health } = parts;
  health.set(false);
  await sleep(delayMs);
  listener.stop();
  const noticeMs = parts.encrypted || listener.sockets.size === 0 ? 0 : Math.min(NOTICE_MS, capMs);
  if (noticeMs > 0) {
    for (const socket of listener.sockets) if (socket.writable) socket.write(goawayNotice());
    await sleep(noticeMs);
  }
  await within(capMs - noticeMs, (stop) => quiet(admission, stop));
  health.end();
  await within(CLOSE_MS, () => new Promise((resolve) => server.tryShutdown(() => resolve())));
  const outcome: DrainOutcome = admission.calls === 0 ? 'clean' : 'forced';
  for (const socket of listener.sockets) socket.destroy();
  return outcome;
}

/** Waits until no call is in flight and none has come for a moment: some may have been on their way. */
async function quiet(admission: Admission, stop: AbortSignal): Promise<void> {
  let seen: number;
  do {
    await admission.idle();
    seen = admission.admitted;
    await sleep(QUIET_MS);
  } while (!stop.aborted && (admission.calls > 0 || admission.admitted !== seen));
}

/** Waits for `work`, at most `ms`. Leaves no timer behind: one would hold up the end of the process. */
async function within(ms: number, work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const cap = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work(abort.signal), cap]);
  clearTimeout(timer);
  abort.abort();
}
