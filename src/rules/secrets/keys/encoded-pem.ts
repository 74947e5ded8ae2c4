import { BASE64, runEnd } from '../characters.js';
import type { SecretSpan } from '../types.js';

/** What base64 makes of a PEM head, by its offset in a group of three bytes: the characters that no neighbour changes. */
export const ENCODED_HEADS: readonly string[] = ['', 'x', 'xx'].map((before) =>
  Buffer.from(`${before}-----BEGIN `)
    .toString('base64')
    .slice(Math.ceil((before.length * 8) / 6), -4),
);
const HEAD_BYTES = 120;
const REACH = 65_536;

/** Finds base64 of a PEM private key, as Kubernetes secrets and CI variables hold it. Certificates stay. */
export function findEncodedPem(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (const [phase, head] of ENCODED_HEADS.entries()) {
    for (let at = text.indexOf(head); at >= 0; ) {
      const end = runEnd(text, at, BASE64, at + REACH);
      if (holdsPrivateKey(text.slice(at, Math.min(end, at + HEAD_BYTES)), phase)) {
        spans.push({ start: runStart(text, at), end, rule: 'private-key', confidence: 'high' });
      }
      at = text.indexOf(head, end);
    }
  }
  return spans;
}

/** The head may stand after a few bytes, such as a line feed: their characters go too. */
function runStart(text: string, at: number): number {
  let start = at;
  while (start > Math.max(0, at - 8) && BASE64.has(text.charAt(start - 1))) start -= 1;
  return start;
}

function holdsPrivateKey(encoded: string, phase: number): boolean {
  const padding = 'A'.repeat(Math.ceil((phase * 8) / 6));
  const decoded = Buffer.from(padding + encoded, 'base64').toString('latin1');
  return /BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY/.test(decoded);
}
