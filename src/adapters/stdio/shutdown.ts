import type { ServerProcess } from './server-process.js';

/** Clients kill two seconds after SIGTERM: by then nothing of ours may be left. */
const AFTER_SIGNAL_MS = 1500;
/** How long a server may take to end by itself after the end of its input, and then after SIGTERM. */
const AFTER_INPUT_MS = 5000;
const AFTER_TERM_MS = 2000;
/** Answers that the client still waits for after it has closed its end are waited for so long. */
const MAX_ANSWERS_MS = 60_000;
const LOOK_EVERY_MS = 250;

const FORWARDED: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Sees to it that the server ends when its client has gone or this process is told to. */
export interface Shutdown {
  /** The client will send nothing more; `waiting` tells how many answers it is owed. */
  inputEnded(waiting: () => number): void;
  /** Nobody reads our answers any more. */
  clientGone(): void;
  /** The server has ended: timers and signal handlers go. */
  done(): void;
}

export function createShutdown(server: ServerProcess): Shutdown {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, act: () => void): void => void timers.add(setTimeout(act, ms).unref());
  const terminate = (): void => {
    server.signal('SIGTERM');
    later(AFTER_TERM_MS, server.kill);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    server.signal(signal);
    if (signal !== 'SIGINT') later(AFTER_SIGNAL_MS, server.kill);
  };
  for (const signal of FORWARDED) process.on(signal, onSignal);
  const waitForAnswers = (waiting: () => number, waitedMs: number): void => {
    if (waiting() === 0 || waitedMs >= MAX_ANSWERS_MS) later(AFTER_INPUT_MS, terminate);
    else later(LOOK_EVERY_MS, () => waitForAnswers(waiting, waitedMs + LOOK_EVERY_MS));
  };
  return {
    inputEnded(waiting) {
      server.input.end();
      waitForAnswers(waiting, 0);
    },
    clientGone() {
      server.input.end();
      later(AFTER_SIGNAL_MS, terminate);
    },
    done() {
      for (const timer of timers) clearTimeout(timer);
      for (const signal of FORWARDED) process.off(signal, onSignal);
    },
  };
}
