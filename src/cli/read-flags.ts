import { isJsonObject, type JsonObject, type JsonValue } from '../domain/json/types.js';
import { err, ok, type Result } from '../domain/result.js';

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** `name: value` or `name=value` pairs, by lower-case name. The error holds no value. */
export function readHeaders(flags: readonly string[], flag = '--header'): Result<Record<string, string>, string> {
  const headers: Record<string, string> = {};
  for (const text of flags) {
    const at = text.search(/[:=]/);
    const name = text.slice(0, Math.max(at, 0)).trim();
    const value = text.slice(at + 1).trim();
    if (!HEADER_NAME.test(name) || /[\r\n\0]/.test(value)) return err(`${flag} must be "name: value" or name=value`);
    headers[name.toLowerCase()] = value;
  }
  return ok(headers);
}

/** `name=value` pairs as they are written. The error holds no value. */
export function readPairs(flags: readonly string[], flag: string): Result<Record<string, string>, string> {
  const pairs: Record<string, string> = {};
  for (const text of flags) {
    const at = text.indexOf('=');
    if (at <= 0) return err(`${flag} must be name=value`);
    pairs[text.slice(0, at)] = text.slice(at + 1);
  }
  return ok(pairs);
}

/** The object that a JSON text is; undefined when it is none. */
export function readJsonObject(text: string): JsonObject | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds, 0.1 to 3600, in milliseconds. */
export function readSeconds(text: string): number | undefined {
  const seconds = /^\d{1,5}(?:\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return seconds >= 0.1 && seconds <= 3600 ? Math.round(seconds * 1000) : undefined;
}
