import { createRequire } from 'node:module';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from '../config/serve-types.js';

/**
 * The log of a long-running verb: JSON lines on standard error, readable ones on a terminal. Written synchronously: a line
 * about a crash must be out before the process is.
 */
export function createLogger(level: LogLevel): Logger {
  const options = { level, base: { pid: process.pid }, timestamp: stdTimeFunctions.isoTime };
  if (process.stderr.isTTY) {
    // Only a terminal needs it, and loading it takes longer than a short verb runs.
    const pretty: typeof import('pino-pretty') = createRequire(import.meta.url)('pino-pretty');
    return pino(options, pretty({ destination: 2, sync: true }));
  }
  return pino(options, pino.destination({ fd: 2, sync: true }));
}
