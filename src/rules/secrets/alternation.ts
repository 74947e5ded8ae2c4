import RE2 from 're2';

/** A search for any of many patterns. It says whether, never where. */
export interface AnyOf {
  test(text: string | Buffer): boolean;
}

/**
 * Compiles sources into as few expressions as RE2's memory allows: all in one, or halves of what is too large.
 * @throws SyntaxError when RE2 refuses a source by itself.
 */
export function compileAnyOf(sources: readonly string[]): AnyOf {
  const expressions = compileAlternations(sources, '');
  return { test: (text) => expressions.some((expression) => expression.test(text)) };
}

/** The expressions themselves, with flags. @throws SyntaxError when RE2 refuses a source by itself. */
export function compileAlternations(sources: readonly string[], flags: string): readonly RE2[] {
  if (sources.length === 0) return [];
  try {
    return [new RE2(sources.map((source) => `(?:${source})`).join('|'), flags)];
  } catch (error) {
    if (sources.length === 1) throw error;
    const middle = sources.length >> 1;
    return [
      ...compileAlternations(sources.slice(0, middle), flags),
      ...compileAlternations(sources.slice(middle), flags),
    ];
  }
}

/** A literal as RE2 source. */
export function escapeLiteral(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
