import type { JsonObject, JsonValue } from '../../domain/json/types.js';
import { isJsonArray, isJsonObject } from '../../domain/json/types.js';

/** JSON text with the members of every object in code-unit order: equal values have equal texts, on every machine. */
export function canonicalJson(value: JsonValue): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(sorted);
  return isJsonObject(value) ? sortedObject(value) : value;
}

function sortedObject(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.keys(object)
      .sort()
      .map((key) => [key, sorted(object[key] ?? null)]),
  );
}

/**
 * Plain JSON of typed tables: maps become lists of pairs in key order, sets sorted lists, regular expressions their source;
 * functions and absent members are left out.
 */
export function plainJson(value: unknown): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Map) return inOrder([...value].map(([key, one]) => [plainJson(key), plainJson(one)]));
  if (value instanceof Set) return inOrder([...value].map(plainJson));
  if (Array.isArray(value)) return value.map(plainJson);
  return typeof value === 'object' ? plainObject(value) : null;
}

function plainObject(value: object): JsonObject {
  const members = Object.entries(value).filter(([, one]) => one !== undefined && typeof one !== 'function');
  return Object.fromEntries(members.map(([key, one]) => [key, plainJson(one)]));
}

function inOrder(values: readonly JsonValue[]): JsonValue {
  return values
    .map((value) => ({ value, text: canonicalJson(value) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map((one) => one.value);
}
