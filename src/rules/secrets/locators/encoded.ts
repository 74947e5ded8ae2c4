import RE2 from 're2';
import { BASE64, BASE64URL, runEnd } from '../characters.js';
import { isTextHead } from '../text-bytes.js';
import type { SecretSpan } from '../types.js';
import { eachMatch } from '../windowed.js';

/**
 * Eight groups of base64 whose three bytes are all ASCII: the first character has its high bit clear, the second and third
 * theirs. Hashes, random keys and words pass this by chance once in millions.
 */
export const ENCODED_SIGN = '(?:[A-Za-f][A-HQ-Xg-nw-z0-3][ABEFIJMNQRUVYZcdghklopstwx014589][A-Za-z0-9+/_-]){8}';
const RUN_CHARACTERS: ReadonlySet<string> = new Set([...BASE64, ...BASE64URL]);
const HEAD = 48;
const MAX_ENCODED = 1_048_576;

/**
 * Creates the search for runs of base64 inside a text that encode a text with a secret in it. The whole run goes: its parts
 * mean nothing. @param scan scans the decoded text.
 */
export function createEncodedFinder(): (
  text: string,
  scan: (decoded: string) => readonly SecretSpan[],
) => SecretSpan[] {
  const sign = new RE2(ENCODED_SIGN, 'g');
  return (text, scan) => {
    const spans: SecretSpan[] = [];
    eachMatch(sign, text, (at) => {
      const start = runStart(text, at);
      const end = runEnd(text, at, RUN_CHARACTERS);
      const decoded = decodeRun(text.slice(start, end));
      const rule = decoded === undefined ? undefined : scan(decoded)[0]?.rule;
      if (rule !== undefined) spans.push({ start, end, rule, confidence: 'medium' });
      return end;
    });
    return spans;
  };
}

/** The run may begin earlier, by whole groups of four. */
function runStart(text: string, at: number): number {
  let start = at;
  while (at - start < MAX_ENCODED && start > 0 && RUN_CHARACTERS.has(text.charAt(start - 1))) start -= 1;
  return at - (at - start - ((at - start) % 4));
}

function decodeRun(run: string): string | undefined {
  if (run.length > MAX_ENCODED || !beginsText(run)) return undefined;
  const bytes = Buffer.from(run, 'base64');
  return isTextHead(bytes) ? bytes.toString('utf8') : undefined;
}

function beginsText(run: string): boolean {
  return isTextHead(Buffer.from(run.slice(0, HEAD), 'base64'));
}
