/** One header of the client's request; pseudo-headers (`:path`) stand among them. */
export interface RequestHeader {
  readonly name: string;
  readonly value: string;
}

export interface HeaderFilter {
  readonly allowed: readonly string[];
  readonly disallowed: readonly string[];
}

/**
 * The headers a processor may see: all of them with an empty `allowed`, else those it lists; `disallowed` wins.
 * Header names are compared without case.
 */
export function filterHeaders(headers: readonly RequestHeader[], filter: HeaderFilter): readonly RequestHeader[] {
  const allowed = lowered(filter.allowed);
  const disallowed = lowered(filter.disallowed);
  return headers.filter(({ name }) => {
    const key = name.toLowerCase();
    return !disallowed.has(key) && (allowed.size === 0 || allowed.has(key));
  });
}

function lowered(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
