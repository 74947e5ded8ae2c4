import { z } from 'zod';
import { parseDurationMs, parseSize } from './units.js';

/** Name of a profile, a client or a service: printable in logs, metric labels and file names. */
export const name = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._@:/+-]{0,127}$/,
    'a name of letters, digits and . _ @ : / + -, starting with a letter or digit',
  )
  .meta({ id: 'Name' });

const MAX_TEXT = 4096;

/** A literal of the policy. The file expands no variables, so a reference in it is a mistake that would never match. */
export const literal = z
  .string()
  .min(1, 'must not be empty')
  .max(MAX_TEXT, `must not be longer than ${MAX_TEXT} characters`)
  .refine((text) => !/\$\{|^\$[A-Za-z_]/.test(text), 'variables are not expanded here: write the value itself')
  .refine((text) => !text.includes('\0'), 'must not hold a NUL character');

/** Any text, where `$` has a meaning of its own: regular expressions and examples. */
export const text = z
  .string()
  .min(1, 'must not be empty')
  .max(MAX_TEXT, `must not be longer than ${MAX_TEXT} characters`);

/** A size with a unit (`64MiB`) or a number of bytes; bytes after parsing. */
export function size(minimum: number, maximum: number) {
  return z.union([z.string(), z.number()]).transform((value, context) => {
    const bytes = parseSize(value);
    if (bytes !== undefined && bytes >= minimum && bytes <= maximum) return bytes;
    context.addIssue(`must be a size such as 64MiB, from ${minimum} to ${maximum} bytes`);
    return z.NEVER;
  });
}

const MIN_WINDOW_MS = 100;
const MAX_WINDOW_MS = 31 * 86_400_000;

const WANTED_WINDOW = 'must be a duration such as 60s, from 100ms to 31d';

/** A duration with its unit (`60s`); milliseconds after parsing. */
const window = z.string(WANTED_WINDOW).transform((value, context) => {
  const durationMs = parseDurationMs(value);
  if (durationMs !== undefined && durationMs >= MIN_WINDOW_MS && durationMs <= MAX_WINDOW_MS) return durationMs;
  context.addIssue(WANTED_WINDOW);
  return z.NEVER;
});

/** At most `limit` calls within any `windowMs` milliseconds. */
export interface RateWindow {
  readonly limit: number;
  readonly windowMs: number;
}

const rateWindow = z.strictObject({ limit: z.int().min(1).max(1_000_000), window });

/** One window or several; all of them hold. */
export const rate = z
  .union([rateWindow, z.array(rateWindow).max(8)])
  .transform((value): readonly RateWindow[] =>
    (Array.isArray(value) ? value : [value]).map((one) => ({ limit: one.limit, windowMs: one.window })),
  )
  .meta({ description: 'A sliding window, such as {limit: 120, window: 60s}, or a list of several that all hold' });

/** A calendar day, `2027-01-31`. */
export const day = z.iso.date('must be a day such as 2027-01-31');
