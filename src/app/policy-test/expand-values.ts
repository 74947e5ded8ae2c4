import { isJsonArray, isJsonObject, type JsonValue } from '../../domain/json/types.js';
import { samplesOf, type UserRules } from '../selftest/secret-samples.js';

const TEMPLATE = /\{\{rule:([a-z0-9][a-z0-9-]{0,63})(?:#([1-9]\d{0,3}))?\}\}/g;

/** Writes made-up secrets in the place of `{{rule:ID}}` and `{{rule:ID#2}}`: equal templates give equal values. */
export interface Expander {
  text(text: string): string;
  value(value: JsonValue): JsonValue;
  /** Ids that no rule with an example has. */
  readonly unknown: ReadonlySet<string>;
}

export function createExpander(userRules: UserRules): Expander {
  const unknown = new Set<string>();
  const fill = (all: string, rule: string, number: string | undefined): string => {
    const sample = samplesOf(rule, userRules, Number(number ?? 1))[0];
    if (sample === undefined) unknown.add(rule);
    return sample?.text ?? all;
  };
  const text = (given: string): string =>
    given.replace(TEMPLATE, (all, rule: string, number: string | undefined) => fill(all, rule, number));
  const value = (given: JsonValue): JsonValue => {
    if (typeof given === 'string') return text(given);
    if (isJsonArray(given)) return given.map(value);
    if (!isJsonObject(given)) return given;
    return Object.fromEntries(Object.entries(given).map(([key, item]) => [text(key), value(item)]));
  };
  return { text, value, unknown };
}
