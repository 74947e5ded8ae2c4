/** What stays of a `_meta` object: everything, the specification's own keys, or nothing. */
export type MetaPolicy = 'keep' | 'reserved' | 'drop';

/** Names without a prefix that the specification or an accepted extension gives a meaning. */
const plainNames: ReadonlySet<string> = new Set(['progressToken', 'traceparent', 'tracestate', 'baggage', 'ui']);

/**
 * Whether a `_meta` key may stay. Reserved are the keys whose prefix's second label is `modelcontextprotocol` or `mcp`
 * (the specification's rule), and a few plain names. `drop` keeps the two without which a protocol breaks:
 * a task's result cannot be matched, nor a subscription told apart.
 */
export function keepsMetaKey(policy: MetaPolicy, key: string): boolean {
  switch (policy) {
    case 'keep':
      return true;
    case 'reserved':
      return plainNames.has(key) || hasReservedPrefix(key);
    case 'drop':
      return key === 'io.modelcontextprotocol/related-task' || key === 'io.modelcontextprotocol/subscriptionId';
  }
}

function hasReservedPrefix(key: string): boolean {
  const slash = key.indexOf('/');
  if (slash < 0) return false;
  const label = key.slice(0, slash).split('.')[1];
  return label === 'modelcontextprotocol' || label === 'mcp';
}
