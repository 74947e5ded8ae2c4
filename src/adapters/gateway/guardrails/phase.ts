/** When a processor is asked about a method. */
export type Phase = 'off' | 'request' | 'response' | 'full';

export function runsRequest(phase: Phase): boolean {
  return phase === 'request' || phase === 'full';
}

export function runsResponse(phase: Phase): boolean {
  return phase === 'response' || phase === 'full';
}

/**
 * The phase of `method` under the keys of a `methods` map. An exact key wins; then the longest prefix key (`tools/*`),
 * the longest suffix key (`*\/list`), and `*`. Equal keys of one kind are told apart alphabetically. A method that no
 * key matches is off: the processor never sees it.
 */
export function resolvePhase(method: string, methods: Readonly<Record<string, Phase>>): Phase {
  if (Object.hasOwn(methods, method)) return methods[method] ?? 'off';
  const [best] = Object.keys(methods)
    .map((pattern) => ({ pattern, rank: rankOf(pattern, method) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.pattern.length - a.pattern.length || (a.pattern < b.pattern ? -1 : 1));
  return best === undefined ? 'off' : (methods[best.pattern] ?? 'off');
}

/** Whether a key of `methods` can match anything at all: one `*`, at one end, or none. */
export function isUsableMethodPattern(pattern: string): boolean {
  const stars = pattern.split('*').length - 1;
  if (pattern === '' || stars > 1) return false;
  return stars === 0 || pattern.startsWith('*') || pattern.endsWith('*');
}

/** 3 for a prefix key that matches, 2 for a suffix key, 1 for `*`, 0 for no match. */
function rankOf(pattern: string, method: string): number {
  if (pattern === '*') return 1;
  if (pattern.endsWith('*') && method.startsWith(pattern.slice(0, -1))) return 3;
  if (pattern.startsWith('*') && method.endsWith(pattern.slice(1))) return 2;
  return 0;
}
