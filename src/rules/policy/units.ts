const SIZE_UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['B', 1],
  ['kB', 1000],
  ['KB', 1000],
  ['MB', 1000 ** 2],
  ['GB', 1000 ** 3],
  ['KiB', 1024],
  ['MiB', 1024 ** 2],
  ['GiB', 1024 ** 3],
]);

const DURATION_UNITS: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** A size such as `64MiB`, `10MB` or a plain number of bytes, in bytes; undefined when it is none. */
export function parseSize(value: string | number): number | undefined {
  return parseQuantity(String(value), SIZE_UNITS);
}

/** A duration such as `250ms`, `60s`, `5m`, `1h` or `1d`, in milliseconds; undefined when it is none. The unit is required. */
export function parseDurationMs(value: string): number | undefined {
  return parseQuantity(value, DURATION_UNITS);
}

function parseQuantity(text: string, units: ReadonlyMap<string, number>): number | undefined {
  const match = /^(\d{1,15}) ?([a-zA-Z]{0,3})$/.exec(text);
  const factor = units.get(match?.[2] ?? '');
  if (match === null || factor === undefined) return undefined;
  const quantity = Number(match[1]) * factor;
  return Number.isSafeInteger(quantity) ? quantity : undefined;
}
