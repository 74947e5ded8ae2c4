/** How a uri is to be judged. */
export type UriReach =
  /** Everything in it may be a path on some disk. */
  | { readonly kind: 'local' }
  /** Names a resource elsewhere; only `parts` may still carry a local path. */
  | { readonly kind: 'remote'; readonly parts: readonly string[] }
  /** Served by this machine over HTTP: development servers hand out files by path. */
  | { readonly kind: 'loopback' };

const REMOTE = /^[\s"'<]*(https?|wss?):\/\/([^/?#\\]*)([^?#]*)(.*)$/is;
const BODILESS = /^[\s"'<]*(?:data|mailto|tel|about|javascript):/i;
const LOOPBACK =
  /^(?:[^@]*@)?(?:localhost|[\w.-]*\.localhost|127(?:\.\d{1,3}){1,3}|0\.0\.0\.0|0|\[::1?\]|\[::ffff:[\d.a-f:]+\])\.?(?::\d*)?$/i;
const PARAMETERS = /[?&#;=]/;
/** Beginnings that only a local path has. */
const LOCAL_START = /^(?:%2f|\/|\\|%5c|~|%7e|\$|[a-z](?::|%3a)(?:[\\/]|%2f|%5c)|file(?::|%3a)|\.\.?(?:\/|%2f))/i;
const PARENT = /(?:^|[/\\])(?:\.|%2e){2}(?:[/\\]|$|%2f)/i;

/** Tells a remote resource, whose path is nobody's file here, from a uri that some server resolves to a local file. */
export function reachOfUri(uri: string): UriReach {
  if (BODILESS.test(uri.slice(0, 64))) return { kind: 'remote', parts: [] };
  const found = REMOTE.exec(uri);
  if (found === null) return { kind: 'local' };
  const [, , host = '', path = '', rest = ''] = found;
  if (PARENT.test(path)) return { kind: 'local' };
  if (LOOPBACK.test(host)) return { kind: 'loopback' };
  return { kind: 'remote', parts: rest.split(PARAMETERS).filter((part) => LOCAL_START.test(part)) };
}
