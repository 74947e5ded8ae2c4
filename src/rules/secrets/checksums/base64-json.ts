import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json/types.js';

/** The longest header or payload that is parsed; real ones have some hundred characters. */
const MAX_ENCODED_LENGTH = 16_384;

/** The text behind base64 or base64url, with or without padding. Letters outside the alphabet are skipped. */
export function decodeBase64Text(encoded: string): string {
  return Buffer.from(encoded, 'base64').toString('latin1');
}

/** The JSON object that a base64 or base64url text holds; undefined when it holds none or is over 16 KiB. */
export function decodeBase64Json(encoded: string): JsonObject | undefined {
  if (encoded.length > MAX_ENCODED_LENGTH) return undefined;
  try {
    const value: JsonValue = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a base64 or base64url text holds a JSON object with every one of `keys`. */
export function hasBase64JsonKeys(encoded: string, keys: readonly string[]): boolean {
  const value = decodeBase64Json(encoded);
  return value !== undefined && keys.every((key) => Object.hasOwn(value, key));
}
