import { endsWithEscape } from './boundaries.js';
import type { Lead } from './types.js';

/**
 * Where a token begins whose source matched at `at`: the run before it counts. It stops at `lead.max` characters, and
 * at an escape, so that the `n` of `\n` is not taken for a letter. Undefined when fewer than `lead.min` are there.
 */
export function leadStart(text: string, at: number, lead: Lead | undefined): number | undefined {
  if (lead === undefined) return at;
  let start = at;
  while (at - start < lead.max && start > 0 && lead.characters.includes(text.charAt(start - 1))) {
    if (at - start >= lead.min && endsWithEscape(text, start)) break;
    start -= 1;
  }
  if (lead.from !== undefined) {
    const from = text.slice(start, at).lastIndexOf(lead.from);
    start = from < 0 ? at : start + from;
  }
  return at - start < lead.min ? undefined : start;
}
