import type { Logger } from 'pino';
import type { LogLevel } from '../../config/serve-types.js';

type Severity = 'info' | 'warn' | 'error';
type Say = (fields: object, message: string) => void;

/** The log of the wrap. */
export interface LateLog extends Readonly<Record<Severity, Say>> {
  /** Writes what still waits. @throws when the logger cannot be loaded. */
  close(): Promise<void>;
}

/** Long enough for the client's first message to be on its way, and soon enough for whoever watches. */
const LOAD_AFTER_MS = 50;

/**
 * A log whose library is loaded shortly after the first line: it takes its time, and the client's first message must not wait
 * for it. Lines keep their order; they carry the time at which they are written.
 */
export function createLateLog(level: LogLevel, load: (level: LogLevel) => Promise<Logger> = loadLogger): LateLog {
  const waiting: { readonly severity: Severity; readonly fields: object; readonly message: string }[] = [];
  let log: Logger | undefined;
  let timer: NodeJS.Timeout | undefined;
  let opening: Promise<void> | undefined;
  const open = async (): Promise<void> => {
    const opened = await load(level);
    for (const { severity, fields, message } of waiting.splice(0)) opened[severity](fields, message);
    log = opened;
  };
  const start = (): Promise<void> => {
    clearTimeout(timer);
    opening ??= open();
    // Whoever closes the log hears of it.
    opening.catch(() => undefined);
    return opening;
  };
  const saying =
    (severity: Severity): Say =>
    (fields, message) => {
      if (log !== undefined) return log[severity](fields, message);
      waiting.push({ severity, fields, message });
      timer ??= setTimeout(() => void start(), LOAD_AFTER_MS);
    };
  return {
    info: saying('info'),
    warn: saying('warn'),
    error: saying('error'),
    close: () => (timer === undefined ? Promise.resolve() : start()),
  };
}

async function loadLogger(level: LogLevel): Promise<Logger> {
  const { createLogger } = await import('../logger.js');
  return createLogger(level);
}
