import { isUtf8 } from 'node:buffer';
import { decodeAnswer } from '../../wire/decode-answer.js';
import { isPlainPass } from '../../wire/plain-pass.js';
import type { DenialStatus } from '../../wire/types.js';

/** Parsing a payload again is worth its time up to here; larger ones are checked from the outside only. */
const MAX_PARSED_BYTES = 16 * 1024;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** What was to be encoded. */
export interface WantedAnswer {
  readonly kind: 'pass' | 'mutated' | 'deny';
  readonly status?: DenialStatus;
}

/**
 * Reads an encoded answer as the gateway will. It must hold exactly one result; a mutation must be the UTF-8 text of a
 * JSON object, and so must the data of a denial.
 * @throws Error naming what is wrong, never what the answer holds.
 */
export function verifyAnswer(encoded: Uint8Array, wanted: WantedAnswer): void {
  if (wanted.kind === 'pass' && isPlainPass(encoded)) return;
  const decoded = decodeAnswer(encoded);
  if (!decoded.ok) throw new Error(`the encoded answer does not decode: ${decoded.error.kind}`);
  const answer = decoded.value;
  if (answer.kind !== wanted.kind) throw new Error(`the encoded answer reads as ${answer.kind}, not ${wanted.kind}`);
  if (answer.kind === 'mutated') requireJsonObject(answer.payload, 'mutation');
  if (answer.kind !== 'deny') return;
  if (answer.status !== wanted.status) throw new Error('the encoded denial reads with another status');
  requireJsonObject(answer.data, 'denial data');
}

function requireJsonObject(bytes: Uint8Array, what: string): void {
  if (!looksLikeObject(bytes)) throw new Error(`the ${what} is not the text of a JSON object`);
}

function looksLikeObject(bytes: Uint8Array): boolean {
  if (bytes[0] !== OPEN_BRACE || bytes.at(-1) !== CLOSE_BRACE || !isUtf8(bytes)) return false;
  if (bytes.byteLength > MAX_PARSED_BYTES) return true;
  try {
    JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
