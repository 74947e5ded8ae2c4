import { err, ok, type Result } from '../domain/result.js';
import type { AuditTarget, ListenAddress, LogLevel } from './serve-types.js';

/** Reads the text of a setting; the error says what is wanted, and repeats no value that may be a secret. */
export type Parse<T> = (text: string) => Result<T, string>;

export const parsePath: Parse<string> = (text) =>
  text === '' || text.includes('\0') ? err('must be the path of a file') : ok(text);

/** HOST:PORT with IPv6 hosts in brackets, or unix:PATH. Port 0 takes a free one. */
export const parseAddress: Parse<ListenAddress> = (text) => {
  if (text.startsWith('unix:')) {
    const path = text.slice('unix:'.length);
    return path === '' || path.includes('\0') ? err('unix: needs the path of a socket') : ok({ kind: 'unix', path });
  }
  const match = /^(\[[0-9A-Fa-f:.%]+\]|[A-Za-z0-9._-]+):(\d{1,5})$/.exec(text);
  const host = match?.[1]?.replace(/^\[|\]$/g, '');
  const port = Number(match?.[2]);
  if (host === undefined || port > 65535) return err('must be HOST:PORT or unix:PATH, such as 127.0.0.1:9001');
  return ok({ kind: 'tcp', host, port });
};

export const parseAdmin: Parse<ListenAddress | 'off'> = (text) => (text === 'off' ? ok(text) : parseAddress(text));

export const parseAudit: Parse<AuditTarget> = (text) => {
  if (text === 'off' || text === 'stdout') return ok({ kind: text });
  return text === '' || text.includes('\0') ? err('must be a file, stdout or off') : ok({ kind: 'file', path: text });
};

export const parseSync: Parse<'write' | 'fdatasync'> = (text) =>
  text === 'write' || text === 'fdatasync' ? ok(text) : err('must be write or fdatasync');

export const parseRedis: Parse<string> = (text) => {
  const scheme = /^(rediss?|unix):\/\//.exec(text)?.[1];
  // The address may hold a password: say what is wanted, never what was given.
  if (scheme === undefined || !URL.canParse(text)) return err('must be a redis://, rediss:// or unix:// address');
  return ok(text);
};

export const parseLevel: Parse<LogLevel> = (text) => {
  const level = (['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const).find((name) => name === text);
  return level === undefined ? err('must be trace, debug, info, warn, error, fatal or silent') : ok(level);
};

/** A whole number within the bounds, digits only: `80abc` is a mistake, not 80. */
export function parseCount(min: number, max: number): Parse<number> {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? ok(value) : err(`must be a whole number from ${min} to ${max}`);
  };
}

/** Milliseconds from `250ms`, `5s` or `2m`. */
export const parseDuration: Parse<number> = (text) => {
  const match = /^(\d{1,9})(ms|s|m)$/.exec(text);
  const factor = match?.[2] === 'ms' ? 1 : match?.[2] === 's' ? 1000 : 60_000;
  return match === null ? err('must be a duration such as 250ms, 5s or 2m') : ok(Number(match[1]) * factor);
};
