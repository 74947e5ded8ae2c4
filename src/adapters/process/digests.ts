import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Digests } from '../../domain/ports.js';

/**
 * Digests with the process's audit salt. Without a salt one is drawn: equal calls can then be recognised within the life of
 * this process, and not beyond it.
 */
export function createDigests(salt: string | undefined): Digests {
  const key = salt === undefined || salt === '' ? randomBytes(32) : salt;
  return {
    sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
    keyed: (bytes) => createHmac('sha256', key).update(bytes).digest('hex'),
  };
}

const ID_BYTES = 16;
/** Random bytes are drawn for so many ids at once: a draw costs the same for one. */
const IDS_PER_DRAW = 256;
let drawn: Buffer | undefined;
let used = 0;

/** 128 random bits, base64url: an id that nobody can guess and that fits a log line. */
export function newId(): string {
  if (drawn === undefined || used === drawn.length) {
    drawn = randomBytes(ID_BYTES * IDS_PER_DRAW);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.toString('base64url', used - ID_BYTES, used);
}
