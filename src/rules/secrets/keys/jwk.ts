import type { SecretSpan } from '../types.js';

/** The private members of a JSON Web Key (RFC 7518 section 6). */
export const JWK_PRIVATE_MEMBERS: ReadonlySet<string> = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']);
const KEY_TYPE = /"kty"\s{0,8}:\s{0,8}"(?:RSA|EC|OKP|oct)"/g;
const PRIVATE_MEMBER = /"(?:d|p|q|dp|dq|qi|k)"\s{0,8}:\s{0,8}"([A-Za-z0-9_-]{16,2048})"/g;
const REACH = 8192;

/** Finds the private members of JSON Web Keys written as text: those in the same braces as a `kty`. */
export function findJwkMembers(text: string): SecretSpan[] {
  if (!text.includes('"kty"')) return [];
  const spans: SecretSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(KEY_TYPE)) {
    if (match.index < from) continue;
    const floor = Math.max(from, match.index - REACH);
    const open = floor + Math.max(0, text.slice(floor, match.index).lastIndexOf('{'));
    const after = text.slice(match.index, match.index + REACH);
    const close = match.index + (after.includes('}') ? after.indexOf('}') : after.length);
    spans.push(...membersIn(text.slice(open, close), open));
    from = close;
  }
  return spans;
}

function membersIn(object: string, base: number): SecretSpan[] {
  return [...object.matchAll(PRIVATE_MEMBER)].map((match) => {
    const end = base + match.index + match[0].length - 1;
    return { start: end - (match[1] ?? '').length, end, rule: 'private-key', confidence: 'high' };
  });
}
