import { decodeJson } from '../../../domain/json/decode.js';
import type { JsonValue } from '../../../domain/json/types.js';

/** The same bounds as the outer message has by default. */
const BOUNDS = { maxDepth: 200, maxNodes: 200_000 };
const MIN_LENGTH = 8;

/** The JSON object or array that a string is the text of. `undefined` for anything else, and for duplicate keys. */
export function parseNested(text: string): JsonValue | undefined {
  if (text.length < MIN_LENGTH || !/^\s*[{[]/.test(text) || !/[}\]]\s*$/.test(text)) return undefined;
  const decoded = decodeJson(Buffer.from(text), BOUNDS);
  return decoded.ok ? decoded.value.value : undefined;
}
