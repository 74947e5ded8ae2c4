import type { Logger } from 'pino';
import type { LogLevel } from '../../config/serve-types.js';

type Severity = 'info' | 'warn' | 'error';
/** Fields that take their time to make come as a function; it is called when the line is written. */
type Fields = object | (() => object);
type Say = (fields: Fields, message: string) => void;

/** A server that prints at once and much must not fill the memory before the log is open. */
const MAX_WAITING = 100;

/** The log of the wrap. */
export interface LateLog extends Readonly<Record<Severity, Say>> {
  /** Loads the logger and writes what waits. @throws when it cannot be loaded. */
  open(): Promise<void>;
  /** Opens it if a line waits. */
  close(): Promise<void>;
}

/**
 * A log whose library is loaded when there is time: a client's first message must not wait for it. Lines said until then wait,
 * keep their order, and carry the time at which they are written.
 */
export function createLateLog(level: LogLevel, load: (level: LogLevel) => Promise<Logger> = loadLogger): LateLog {
  const waiting: { readonly severity: Severity; readonly fields: Fields; readonly message: string }[] = [];
  let log: Logger | undefined;
  let opening: Promise<void> | undefined;
  const openOnce = async (): Promise<void> => {
    const opened = await load(level);
    for (const { severity, fields, message } of waiting.splice(0)) opened[severity](made(fields), message);
    log = opened;
  };
  const open = (): Promise<void> => {
    opening ??= openOnce();
    return opening;
  };
  const saying =
    (severity: Severity): Say =>
    (fields, message) => {
      if (log !== undefined) return log[severity](made(fields), message);
      waiting.push({ severity, fields, message });
      // Whoever closes the log hears of a fault.
      if (waiting.length === MAX_WAITING) open().catch(() => undefined);
    };
  return {
    info: saying('info'),
    warn: saying('warn'),
    error: saying('error'),
    open,
    close: () => (opening === undefined && waiting.length === 0 ? Promise.resolve() : open()),
  };
}

function made(fields: Fields): object {
  return typeof fields === 'function' ? fields() : fields;
}

async function loadLogger(level: LogLevel): Promise<Logger> {
  const { createLogger } = await import('../logger.js');
  return createLogger(level);
}
