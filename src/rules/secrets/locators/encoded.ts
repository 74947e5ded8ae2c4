import RE2 from 're2';
import { BASE64, BASE64URL, runEnd } from '../characters.js';
import { isPrintable } from '../redact/base64-text.js';
import type { SecretSpan } from '../types.js';
import { eachMatch } from '../windowed.js';

const MIN_RUN = 40;
const RUN_START = new RE2(`[A-Za-z0-9+/_-]{${MIN_RUN}}`, 'g');
const RUN_CHARACTERS: ReadonlySet<string> = new Set([...BASE64, ...BASE64URL]);
const HEAD = 48;
const MAX_ENCODED = 1_048_576;

/**
 * Finds runs of base64 inside a text that encode a text with a secret in it. The whole run goes: its parts mean nothing.
 * @param scan scans the decoded text.
 */
export function findEncodedSecrets(text: string, scan: (decoded: string) => readonly SecretSpan[]): SecretSpan[] {
  const spans: SecretSpan[] = [];
  eachRun(text, (start, end) => {
    const decoded = decodeRun(text.slice(start, end));
    const rule = decoded === undefined ? undefined : scan(decoded)[0]?.rule;
    if (rule !== undefined) spans.push({ start, end, rule, confidence: 'medium' });
    return true;
  });
  return spans;
}

/** Whether some run of base64 in the text encodes text. */
export function holdsEncodedText(text: string): boolean {
  let found = false;
  eachRun(text, (start) => {
    found ||= isTextHead(text.slice(start, start + HEAD));
    return !found;
  });
  return found;
}

/** Visits each run of at least 40 base64 characters, until `visit` answers false. */
function eachRun(text: string, visit: (start: number, end: number) => boolean): void {
  eachMatch(RUN_START, text, (start) => {
    const end = runEnd(text, start, RUN_CHARACTERS);
    return visit(start, end) ? end : text.length;
  });
}

function decodeRun(run: string): string | undefined {
  if (run.length > MAX_ENCODED || !isTextHead(run)) return undefined;
  const bytes = Buffer.from(run, 'base64');
  return isPrintable(bytes) ? bytes.toString('utf8') : undefined;
}

function isTextHead(run: string): boolean {
  return isPrintable(Buffer.from(run.slice(0, HEAD), 'base64').subarray(0, (HEAD * 3) / 4 - 2));
}
