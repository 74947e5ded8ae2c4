import { decodeJson } from '../../domain/json/decode.js';
import type { JsonBounds } from '../../domain/json/scan.js';
import { isJsonObject, type JsonValue } from '../../domain/json/types.js';
import { reduceResult } from '../../rules/envelope/reduce.js';
import { redactJson } from '../../rules/secrets/redact-json.js';
import type { SecretScanner } from '../../rules/secrets/types.js';
import { countFacts } from './count-facts.js';
import type { LocalFact } from './local-facts.js';
import type { Measure } from './types.js';

/** What results are held against. */
export interface Yardstick {
  readonly scanner: SecretScanner;
  readonly facts: readonly LocalFact[];
  readonly limits: JsonBounds;
}

/** Measures the JSON text of one result of `method`. */
export function measureResult(method: string, text: Uint8Array, yardstick: Yardstick): Measure {
  const decoded = decodeJson(text, yardstick.limits);
  if (!decoded.ok) {
    return { bytes: text.byteLength, keys: [], foreign: [], malformed: decoded.error, facts: {}, secrets: {} };
  }
  const { value } = decoded.value;
  const reduced = reduceResult(method, value, { meta: 'keep', allowKeys: new Set() });
  return {
    bytes: text.byteLength,
    keys: isJsonObject(value) ? Object.keys(value) : [],
    foreign: reduced.kind === 'ok' ? reduced.dropped : [],
    ...(reduced.kind === 'malformed' ? { malformed: reduced.why } : {}),
    ...measureValue(value, yardstick),
  };
}

/** Facts and secrets of any JSON value. */
export function measureValue(value: JsonValue, yardstick: Yardstick): Pick<Measure, 'facts' | 'secrets'> {
  const secrets: Record<string, number> = {};
  for (const { rule } of redactJson(yardstick.scanner, value, { marker: 'plain' }).findings)
    secrets[rule] = (secrets[rule] ?? 0) + 1;
  return { facts: countFacts(value, yardstick.facts), secrets };
}
