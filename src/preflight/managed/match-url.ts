import { matchesWildcard } from './wildcard.js';

/**
 * How a client may compare urls. The documented rule speaks of patterns and says nothing of hosts, so both are played:
 * - `as-written`: the pattern is laid over the text of the url.
 * - `normalised`: scheme, host and path are compared one by one, the host in lower case, without a trailing dot or default port.
 */
export type HostReading = 'as-written' | 'normalised';
export const HOST_READINGS: readonly HostReading[] = ['as-written', 'normalised'];

/** Whether a url matches a pattern of the lists under one reading. */
export function matchesUrl(pattern: string, url: string, reading: HostReading): boolean {
  if (reading === 'as-written') return matchesWildcard(pattern, url);
  const wanted = normalise(pattern);
  const given = normalise(url);
  if (wanted === undefined || given === undefined) return matchesWildcard(pattern, url);
  return (
    matchesWildcard(wanted.scheme, given.scheme) &&
    matchesWildcard(wanted.host, given.host) &&
    matchesWildcard(wanted.path, given.path)
  );
}

interface UrlParts {
  readonly scheme: string;
  /** With the port, unless it is the scheme's own. */
  readonly host: string;
  readonly path: string;
}

const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ['https', ':443'],
  ['http', ':80'],
]);

/** Takes a url or a pattern apart; undefined where it has no `://`. */
function normalise(text: string): UrlParts | undefined {
  const separator = text.indexOf('://');
  if (separator < 0) return undefined;
  const scheme = text.slice(0, separator).toLowerCase();
  const rest = text.slice(separator + 3);
  const end = rest.search(/[/?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const path = end < 0 ? '' : rest.slice(end);
  return { scheme, host: normaliseHost(authority, scheme), path: path === '' ? pathless(authority) : path };
}

/** A pattern such as `https://*` goes on into the path; a url without a path has the path `/`. */
function pathless(authority: string): string {
  return authority.endsWith('*') ? '*' : '/';
}

function normaliseHost(authority: string, scheme: string): string {
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  const portless = withoutSuffix(host, DEFAULT_PORTS.get(scheme) ?? '');
  const port = /:[\d*]+$/.exec(portless)?.[0] ?? '';
  let end = portless.length - port.length;
  while (end > 0 && portless[end - 1] === '.') end -= 1;
  return portless.slice(0, end) + port;
}

function withoutSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
