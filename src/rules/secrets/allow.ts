import RE2 from 're2';
import type { Fault } from '../../domain/fault.js';

/** Values that are never secrets here. */
export interface AllowList {
  allows(value: string): boolean;
}

/**
 * Compiles `secrets.allow`: literals, compared with the whole found value, and `/patterns/` in RE2 syntax, which must match
 * the whole value. Faults name the entry by its index, never by its text.
 */
export function compileAllowList(entries: readonly string[]): {
  readonly list: AllowList;
  readonly faults: readonly Fault[];
} {
  const literals = new Set<string>();
  const patterns: RE2[] = [];
  const faults: Fault[] = [];
  for (const [index, entry] of entries.entries()) {
    if (!isPattern(entry)) {
      literals.add(entry);
      continue;
    }
    try {
      patterns.push(new RE2(`^(?:${entry.slice(1, -1)})$`));
    } catch {
      faults.push({ path: ['allow', index], message: 'the pattern does not compile in RE2' });
    }
  }
  return {
    list: { allows: (value) => literals.has(value) || patterns.some((pattern) => pattern.test(value)) },
    faults,
  };
}

function isPattern(entry: string): boolean {
  return entry.length > 2 && entry.startsWith('/') && entry.endsWith('/');
}
