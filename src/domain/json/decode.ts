import { err, ok, type Result } from '../result.js';
import { type JsonBounds, scanShape } from './scan.js';
import { isJsonObject, type JsonValue } from './types.js';

export type JsonFault = 'not-utf8' | 'too-deep' | 'too-many-nodes' | 'not-json' | 'duplicate-keys';

export interface DecodedJson {
  /** The text as it came, for answers that keep what no edit touches. */
  readonly text: string;
  readonly value: JsonValue;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads one JSON text: valid UTF-8 without a byte order mark, within the bounds, no key twice in one object
 * (two parsers that disagree on which of the two counts are a way around every rule).
 */
export function decodeJson(bytes: Uint8Array, bounds: JsonBounds): Result<DecodedJson, JsonFault> {
  const shape = scanShape(bytes, bounds);
  if (typeof shape === 'string') return err(shape);
  const text = decodeUtf8(bytes);
  if (text === undefined) return err('not-utf8');
  const value = parse(text);
  if (value === undefined) return err('not-json');
  if (countMembers(value) !== shape.members) return err('duplicate-keys');
  return ok({ text, value });
}

/** The text, or undefined when the bytes are not valid UTF-8. A byte order mark stays in the text. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  // Buffer's decoder is several times faster and marks every invalid byte with U+FFFD: only such text needs the strict one.
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString('utf8');
  if (!text.includes('\ufffd')) return text;
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** Members of all objects in the value. Depth is bounded by the scan, so recursion is safe. */
function countMembers(value: JsonValue): number {
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && item !== null) count += countMembers(item);
    return count;
  }
  if (!isJsonObject(value)) return 0;
  const keys = Object.keys(value);
  count = keys.length;
  for (const key of keys) {
    const item = value[key];
    if (typeof item === 'object' && item !== null) count += countMembers(item);
  }
  return count;
}
