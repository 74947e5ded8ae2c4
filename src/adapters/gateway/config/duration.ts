const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const WHOLE = /^(?:\d{1,9}(?:\.\d{1,3})?(?:ms|s|m|h))+$/;
const PART = /(\d{1,9}(?:\.\d{1,3})?)(ms|s|m|h)/g;

/** Milliseconds of a duration such as `5s`, `1m30s` or `250ms`; undefined for anything else, zero included. */
export function durationMs(text: string): number | undefined {
  if (text.length > 64 || !WHOLE.test(text)) return undefined;
  let total = 0;
  for (const [, amount, unit] of text.matchAll(PART)) total += Number(amount) * (UNIT_MS[unit ?? ''] ?? Number.NaN);
  return Number.isFinite(total) && total > 0 ? Math.round(total) : undefined;
}
