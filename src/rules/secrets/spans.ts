import type { Confidence, SecretSpan } from './types.js';

/** How much a span's rule says: a token's family says more than the name of its key, even where its checksum fails. */
const SAYS: Readonly<Record<Confidence, number>> = { high: 2, low: 1, medium: 0 };

/** Sorted, disjoint spans: overlapping ones become their union, named after the most telling (then the longest) of them. */
export function mergeSpans(spans: readonly SecretSpan[]): readonly SecretSpan[] {
  if (spans.length < 2) return spans;
  const sorted = [...spans].sort((left, right) => left.start - right.start || right.end - left.end);
  const merged: SecretSpan[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push(span);
    else merged[merged.length - 1] = union(last, span);
  }
  return merged;
}

function union(left: SecretSpan, right: SecretSpan): SecretSpan {
  const bySaying = SAYS[left.confidence] - SAYS[right.confidence];
  const named = bySaying > 0 || (bySaying === 0 && left.end - left.start >= right.end - right.start) ? left : right;
  return { ...named, start: Math.min(left.start, right.start), end: Math.max(left.end, right.end) };
}

/** Replaces each span by `marker(span)`. The spans are sorted and disjoint. */
export function splice(text: string, spans: readonly SecretSpan[], marker: (span: SecretSpan) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (const span of spans) {
    parts.push(text.slice(from, span.start), marker(span));
    from = span.end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
