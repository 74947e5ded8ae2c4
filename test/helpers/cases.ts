import { readFileSync } from 'node:fs';

/** One line of test/cases/requests: a call, and in the name what must happen to it. The file says allow or deny. */
export interface RequestCase {
  readonly name: string;
  readonly service?: string;
  /** `tools/call` if absent. */
  readonly method?: string;
  readonly tool?: string;
  readonly arguments?: unknown;
  /** The whole params, for methods without a tool. */
  readonly params?: unknown;
  /** The text of the params, where parsing would hide the point. */
  readonly raw?: string;
  /** The denial's code; `path-denied` if absent. */
  readonly code?: string;
}

/** One line of test/cases/responses: a result, and in the name what must become of it. */
export interface ResponseCase {
  readonly name: string;
  readonly service?: string;
  readonly method?: string;
  readonly result?: unknown;
  /** The text of the result, where parsing would hide the point. */
  readonly raw?: string;
  /** More texts that must be gone, besides every token of the result. */
  readonly gone?: readonly string[];
  /** What must survive. */
  readonly stays?: readonly string[];
  /** The whole result afterwards. Absent in envelope.jsonl: the result passes as it is. */
  readonly becomes?: unknown;
  /** The code, where the result is refused. */
  readonly code?: string;
}

/** The rows of a case file with their names as titles. Two rows of one name, or none at all, throw. */
export function readCases<Row extends { readonly name: string }>(path: string): (readonly [title: string, row: Row])[] {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
  const names = new Set(rows.map(({ name }) => name));
  if (names.size !== rows.length || rows.length === 0)
    throw new Error(`${path}: ${rows.length} rows, ${names.size} names`);
  return rows.map((row) => [row.name, row]);
}

/** Every string and key of a value, and what those say that are base64. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value, Buffer.from(value, 'base64').toString('utf8')];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsOf(item)]);
}
