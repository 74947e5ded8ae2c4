import type { IncomingMessage } from 'node:http';
import type { RequestHeader } from '../guardrails/header-filter.js';

/** Headers of the connection, not of the request: HTTP/2 has no word for them, so no guard ever sees them. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The pseudo-headers and headers of a request as agentgateway shows them: lower-case names, one entry per value. */
export function requestHeaders(request: IncomingMessage): readonly RequestHeader[] {
  const pseudo: RequestHeader[] = [
    { name: ':method', value: request.method ?? 'GET' },
    { name: ':scheme', value: 'http' },
    { name: ':authority', value: request.headers.host ?? '' },
    { name: ':path', value: request.url ?? '/' },
  ];
  return [...pseudo, ...pairs(request.rawHeaders).filter(({ name }) => !OF_THE_CONNECTION.has(name))];
}

/** Headers by name, several values joined, for expressions. Pseudo-headers are not among them. */
export function headerMap(headers: readonly RequestHeader[]): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const { name, value } of headers.filter((header) => !header.name.startsWith(':'))) {
    const before = map.get(name);
    map.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return map;
}

function pairs(raw: readonly string[]): RequestHeader[] {
  return raw.flatMap((name, index) =>
    index % 2 === 0 ? [{ name: name.toLowerCase(), value: raw[index + 1] ?? '' }] : [],
  );
}
