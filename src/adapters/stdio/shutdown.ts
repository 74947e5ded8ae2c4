import { exitStatus } from '../process/run-child.js';
import type { ServerProcess } from './server-process.js';

/** Clients kill two seconds after SIGTERM: by then nothing of ours may be left. */
const AFTER_SIGNAL_MS = 1500;
/** After the server has been killed: for what the client still reads. Beyond that it reads nothing, and would keep us here. */
const LAST_WORDS_MS = 300;
/** How long a server may take to end by itself after the end of its input, and then after SIGTERM. */
const AFTER_INPUT_MS = 5000;
const AFTER_TERM_MS = 2000;
/** Answers that the client still waits for after it has closed its end are waited for so long. */
const MAX_ANSWERS_MS = 60_000;
const LOOK_EVERY_MS = 250;

const FORWARDED: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Sees to it that the server ends when its client has gone or this process is told to. */
export interface Shutdown {
  readonly server: ServerProcess;
  /** The client will send nothing more; `waiting` tells how many answers it is owed. */
  inputEnded(waiting: () => number): void;
  /** Nobody reads our answers any more. */
  clientGone(): void;
  /** The server has closed its output: whatever it still does, it cannot answer. */
  outputEnded(): void;
  /** The server has ended: timers and signal handlers go. */
  done(): void;
}

/**
 * Starts a server and sees to its end. Signals are listened for first: one that came between would end this process alone.
 */
export function createShutdown(start: () => ServerProcess): Shutdown {
  const timers = new Set<NodeJS.Timeout>();
  const later = (ms: number, act: () => void): void => void timers.add(setTimeout(act, ms).unref());
  const terminate = (): void => {
    server.signal('SIGTERM');
    later(AFTER_TERM_MS, server.kill);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    server.signal(signal);
    if (signal === 'SIGINT') return;
    later(AFTER_SIGNAL_MS, server.kill);
    // Not one of the timers: it must outlive `done`, and it keeps nothing alive that would end by itself.
    setTimeout(() => process.exit(exitStatus(null, signal)), AFTER_SIGNAL_MS + LAST_WORDS_MS).unref();
  };
  for (const signal of FORWARDED) process.on(signal, onSignal);
  const server = start();
  const waitForAnswers = (waiting: () => number, waitedMs: number): void => {
    if (waiting() === 0 || waitedMs >= MAX_ANSWERS_MS) later(AFTER_INPUT_MS, terminate);
    else later(LOOK_EVERY_MS, () => waitForAnswers(waiting, waitedMs + LOOK_EVERY_MS));
  };
  const giveUp = (): void => {
    server.input.end();
    later(AFTER_SIGNAL_MS, terminate);
  };
  return {
    server,
    inputEnded(waiting) {
      server.input.end();
      waitForAnswers(waiting, 0);
    },
    clientGone: giveUp,
    outputEnded: giveUp,
    done() {
      for (const timer of timers) clearTimeout(timer);
      for (const signal of FORWARDED) process.off(signal, onSignal);
    },
  };
}
