import { readFileSync } from 'node:fs';
import { errorCode } from '../../adapters/policy/read-bounded.js';
import type { Fault } from '../../domain/fault.js';
import { decodeJson } from '../../domain/json/decode.js';
import type { JsonValue } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';

const MAX_INPUT_BYTES = 1024 * 1024;
const BOUNDS = { maxDepth: 100, maxNodes: 1_000_000 };

/** Reads a file that a person named; pipes such as `<(…)` too. */
export function readInput(file: string): Result<Uint8Array, readonly Fault[]> {
  try {
    const bytes = readFileSync(file);
    if (bytes.length <= MAX_INPUT_BYTES) return ok(bytes);
    return err([{ message: `is larger than ${MAX_INPUT_BYTES} bytes`, path: [], file }]);
  } catch (error) {
    return err([{ message: `cannot be read (${errorCode(error)})`, path: [], file }]);
  }
}

/** Reads a JSON file. Where it is none, the YAML parser is asked for the line: it knows the place of every mistake. */
export async function readJsonInput(file: string, bytes: Uint8Array): Promise<Result<JsonValue, readonly Fault[]>> {
  const decoded = decodeJson(bytes, BOUNDS);
  if (decoded.ok) return ok(decoded.value.value);
  if (decoded.error === 'not-json' || decoded.error === 'duplicate-keys') {
    const { parseLocatedYaml } = await import('../../rules/policy/located-yaml.js');
    const located = parseLocatedYaml(Buffer.from(bytes).toString('utf8'), file);
    if (!located.ok)
      return err(located.error.map((fault) => ({ ...fault, message: `not valid JSON: ${fault.message}` })));
  }
  return err([
    { message: JSON_FAULTS[decoded.error], path: [], file, ...jsonErrorPlace(Buffer.from(bytes).toString('utf8')) },
  ]);
}

/** Line and column of the first mistake, as far as the JSON parser tells its offset. */
function jsonErrorPlace(text: string): { readonly line?: number; readonly column?: number } {
  try {
    JSON.parse(text);
    return {};
  } catch (error) {
    const offset = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    if (offset === undefined) return {};
    const lines = text.slice(0, Number(offset)).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

const JSON_FAULTS = {
  'not-utf8': 'not valid UTF-8',
  'too-deep': 'nested too deeply',
  'too-many-nodes': 'has too many values',
  'not-json': 'not valid JSON: look for comments, single quotes, missing quotes and commas at the end of lists',
  'duplicate-keys': 'a key stands twice in one object',
} as const;

/** The JSON pointer of a fault instead of its path, as people look things up in JSON. */
export function withPointers(faults: readonly Fault[], file: string): readonly Fault[] {
  return faults.map((fault) => {
    const pointer = fault.path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    return { ...fault, file, path: pointer === '' ? [] : [pointer] };
  });
}
