import type { Denial } from '../../../domain/denial.js';
import { assertNever } from '../../../domain/result.js';
import type { PathVerdict } from '../../paths/types.js';
import type { FieldKind } from '../types.js';
import { type Inspection, malformedAt, type Site } from './inspection.js';
import { pointerOf } from './place.js';

/** Turns a verdict on one value into a denial, or undefined where it passes; explains itself to the trace. */
export function settle(
  inspection: Inspection,
  site: Site,
  kind: FieldKind | 'inspect',
  verdict: PathVerdict,
): Denial | undefined {
  switch (verdict.kind) {
    case 'allow':
      return undefined;
    case 'malformed':
      return malformedAt(inspection, site.place, `${kind} field: ${verdict.why}`);
    case 'deny': {
      const at = pointerOf(site.place);
      if (inspection.trace.on) {
        const detail = `${kind} field: form ${JSON.stringify(verdict.form)} matches '${verdict.pattern}'`;
        inspection.trace.step({ stage: 'path', at, detail, verdict: 'deny', rule: verdict.entry });
      }
      return { code: 'path-denied', rule: verdict.entry, pattern: verdict.pattern, at };
    }
    default:
      return assertNever(verdict);
  }
}

/** The first verdict that is not allow, over several judgements made one after the other. */
export function firstRefusal<T>(items: Iterable<T>, judge: (item: T) => PathVerdict): PathVerdict {
  for (const item of items) {
    const verdict = judge(item);
    if (verdict.kind !== 'allow') return verdict;
  }
  return { kind: 'allow' };
}
