import { decodeBase64Json } from './base64-json.js';

/**
 * Whether the part before the first dot is the header of a JWS or JWE: a base64url JSON object that names its algorithm
 * (RFC 7515 section 4.1.1, RFC 7516 section 4.1.1: `alg` must be present).
 */
export function hasJwtHeader(token: string): boolean {
  const end = token.indexOf('.');
  if (end < 0) return false;
  const header = decodeBase64Json(token.slice(0, end));
  return header !== undefined && typeof header.alg === 'string';
}
