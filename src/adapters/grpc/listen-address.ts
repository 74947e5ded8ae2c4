/** Where a server listens. Port 0 asks for a free one. */
export type ListenAddress =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | { readonly kind: 'unix'; readonly path: string };

/** `HOST:PORT` with IPv6 in brackets, or `unix:PATH`. */
export function formatListenAddress(address: ListenAddress): string {
  if (address.kind === 'unix') return `unix:${address.path}`;
  return address.host.includes(':') ? `[${address.host}]:${address.port}` : `${address.host}:${address.port}`;
}

/** Whether only this machine can connect. Names other than localhost are taken for reachable. */
export function isLoopback(address: ListenAddress): boolean {
  if (address.kind === 'unix') return true;
  const { host } = address;
  return host === 'localhost' || host === '::1' || /^127\.[0-9.]+$/.test(host);
}
