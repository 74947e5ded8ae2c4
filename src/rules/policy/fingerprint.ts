import type { JsonValue } from '../../domain/json/types.js';
import type { Digests } from '../../domain/ports.js';
import { canonicalJson } from './canonical.js';

const FINGERPRINT_DIGITS = 16;

/** First 16 hex digits of SHA-256 over the canonical JSON text: enough to compare by eye and to tell any two policies apart. */
export function fingerprintOf(value: JsonValue, digests: Pick<Digests, 'sha256'>): string {
  return digests.sha256(canonicalJson(value)).slice(0, FINGERPRINT_DIGITS);
}
