import type { Structure } from '../types.js';
import { base62Crc32, hexCrc32, littleEndianCrc32 } from './crc32-text.js';

function verdict(holds: boolean): Structure {
  return holds ? 'valid' : 'invalid';
}

/** What follows the last underscore: base 62 and hexadecimal bodies hold none. */
function lastPart(token: string): string {
  return token.slice(token.lastIndexOf('_') + 1);
}

/** GitHub's classic tokens, npm, Vercel: the last six characters are the CRC-32, in base 62, of the body before them. */
export function base62CrcTail(token: string): Structure {
  const body = lastPart(token);
  return verdict(body.length > 6 && base62Crc32(body.slice(0, -6)) === body.slice(-6));
}

/** Cloudflare's tokens: the last eight digits are the CRC-32, in hexadecimal, of the body before them. */
export function hexCrcTail(token: string): Structure {
  const body = lastPart(token);
  return verdict(body.length > 8 && hexCrc32(body.slice(0, -8)) === body.slice(-8));
}

/** Zuplo: `zpka_`, 32 characters, `_`, their CRC-32 in hexadecimal. */
export function zuploChecksum(token: string): Structure {
  const [, body = '', sum] = token.split('_');
  return verdict(hexCrc32(body) === sum);
}

/** Grafana service accounts: the CRC-32 of `glsa_` and the 32 characters, least significant byte first. */
export function grafanaChecksum(token: string): Structure {
  const end = token.lastIndexOf('_');
  return verdict(littleEndianCrc32(token.slice(0, end)).toString('hex') === token.slice(end + 1).toLowerCase());
}

/** Atlassian: the last eight digits are the CRC-32, in capitals, of everything before them, the `=` included. */
export function atlassianChecksum(token: string): Structure {
  return verdict(hexCrc32(token.slice(0, -8)).toUpperCase() === token.slice(-8));
}

/** Confluent: the last six characters are the base64 of the CRC-32, least significant byte first, of the 54 before them. */
export function confluentChecksum(token: string): Structure {
  const body = token.slice('cflt'.length, -6);
  return verdict(littleEndianCrc32(body).toString('base64').startsWith(token.slice(-6)));
}
