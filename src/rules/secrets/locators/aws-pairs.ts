import { lineStart } from '../characters.js';
import type { SecretSpan } from '../types.js';

const KEY_ID = /(?:AKIA|ASIA)[A-Z2-7]{16}/g;
const SECRET_KEY = /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/=])/g;
/** A secret key stands beside its key id: within three lines and this many characters. */
const REACH = 300;
const MAX_LINES = 3;

/** Finds AWS secret access keys, which have no prefix: 40 characters of base64 near an access key id. */
export function findAwsSecretKeys(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let covered = 0;
  for (const id of text.matchAll(KEY_ID)) {
    const from = Math.max(covered, linesBack(text, id.index));
    const to = linesOn(text, id.index + id[0].length);
    for (const match of text.slice(from, to).matchAll(SECRET_KEY)) {
      if (!/[a-z]/.test(match[0]) || !/[A-Z]/.test(match[0]) || !/\d/.test(match[0])) continue;
      spans.push({
        start: from + match.index,
        end: from + match.index + match[0].length,
        rule: 'aws-secret-key',
        confidence: 'medium',
      });
    }
    covered = Math.max(covered, to - 40);
  }
  return spans;
}

function linesBack(text: string, at: number): number {
  const floor = Math.max(0, at - REACH);
  let start = lineStart(text, at, floor);
  for (let line = 0; line < MAX_LINES && start > floor; line += 1) start = lineStart(text, start - 1, floor);
  return start;
}

function linesOn(text: string, at: number): number {
  const after = text.slice(at, at + REACH).split('\n', MAX_LINES + 1);
  return at + after.join('\n').length;
}
