import type { Logger } from 'pino';
import type { ServeConfig } from '../config/serve-types.js';
import { describeError } from './describe-error.js';
import { createLogger } from './logger.js';
import { openServe } from './open-serve.js';

/** How long calls in flight may take once the server is told to stop: more than the longest budget of a call. */
const DRAIN_CAP_MS = 9_000;
/** From the first signal to the end, whatever hangs. */
const HARD_STOP_MS = 12_000;

/** Exit statuses of `serve`. */
const STATUS = { clean: 0, forced: 1, configuration: 2, fault: 3 } as const;

/**
 * Runs the server until it is told to stop.
 * @returns the exit status: 0 after a clean drain, 1 after a forced one or a crash, 2 for a configuration that cannot work.
 */
export async function startServe(config: ServeConfig, version: string): Promise<number> {
  const log = createLogger(config.logLevel);
  // Before anybody can read `ready` and send a signal.
  const stopped = stopReason(log);
  const opened = await openServe(config, version, log).catch((error: unknown) => startFault(error, log));
  if (typeof opened === 'number') return opened;
  process.on('SIGHUP', opened.reopen);
  const why = await stopped;
  setTimeout(() => {
    log.fatal('the server did not stop in time');
    process.exit(STATUS.forced);
  }, HARD_STOP_MS + config.drainDelayMs).unref();
  const outcome = await opened.close({ delayMs: why === 'signal' ? config.drainDelayMs : 0, capMs: DRAIN_CAP_MS });
  log.info({ outcome }, 'stopped');
  return outcome === 'clean' && why === 'signal' ? STATUS.clean : STATUS.forced;
}

function startFault(error: unknown, log: Logger): number {
  // Errors at start are about addresses and files that the operator named; their texts are meant for the operator.
  log.fatal({ ...describeError(error), why: error instanceof Error ? error.message : undefined }, 'cannot start');
  return STATUS.configuration;
}

/** Settles when the process is asked to end, or must. A second signal ends it at once. */
function stopReason(log: Logger): Promise<'signal' | 'crash'> {
  return new Promise((resolve) => {
    let signals = 0;
    const onSignal = (signal: NodeJS.Signals): void => {
      signals++;
      if (signals > 1) process.exit(STATUS.forced);
      log.info({ signal }, 'stopping');
      resolve('signal');
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    const onCrash = (error: unknown): void => {
      log.fatal(describeError(error), 'a fault outside any call; stopping');
      resolve('crash');
    };
    process.on('uncaughtException', onCrash);
    process.on('unhandledRejection', onCrash);
  });
}
