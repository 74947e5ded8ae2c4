import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Whether a request really was meant for this machine: `Host`, and `Origin` where a browser sends one, must name it.
 * Without this, a web page could reach the targets through a name that resolves to 127.0.0.1.
 */
export function isLocalRequest(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  if (host === undefined || !LOOPBACK.test(host)) return false;
  return origin === undefined || (origin.startsWith('http://') && LOOPBACK.test(origin.slice('http://'.length)));
}
