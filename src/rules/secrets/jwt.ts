import { BASE64URL, runEnd } from './characters.js';
import type { SecretSpan } from './types.js';

const HEADER_START = 'eyJ';
/** Inner `eyJ` of one run that are tried as a header: a token glued to a name before it begins in mid-run. */
const MAX_STARTS_PER_RUN = 8;
const MIN_PART = 8;
const MAX_HEADER = 4096;
/** The end of the signature of the sample that jwt.io shows, in two pieces so that no scanner takes it for a token. */
const JWT_IO_SIGNATURE_END = ['Pf36POk6yJV', 'adQssw5c'].join('_');

/** Finds JWS and JWE tokens (RFC 7519) whose header decodes to JSON, wherever they begin. The signature may be missing. */
export function findJwts(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let tries = 0;
  let runStop = 0;
  for (let at = text.indexOf(HEADER_START); at >= 0; at = text.indexOf(HEADER_START, at)) {
    const headerEnd = at < runStop ? runStop : runEnd(text, at, BASE64URL);
    tries = headerEnd === runStop ? tries + 1 : 0;
    runStop = headerEnd;
    const end = tries < MAX_STARTS_PER_RUN ? tokenEnd(text, at, headerEnd) : undefined;
    if (end !== undefined) spans.push({ start: at, end, rule: 'jwt', confidence: 'high' });
    at = end ?? (tries < MAX_STARTS_PER_RUN ? at + 1 : headerEnd);
  }
  return spans;
}

function tokenEnd(text: string, start: number, headerEnd: number): number | undefined {
  if (text.charAt(headerEnd) !== '.' || headerEnd - start < MIN_PART || !isHeader(text.slice(start, headerEnd)))
    return undefined;
  let end = runEnd(text, headerEnd + 1, BASE64URL);
  if (end - headerEnd - 1 < MIN_PART && text.charAt(end) !== '.') return undefined;
  for (let part = 0; part < 3 && text.charAt(end) === '.'; part += 1) {
    const next = runEnd(text, end + 1, BASE64URL);
    if (next === end + 1 && text.charAt(next) !== '.') break;
    end = next;
  }
  const token = text.slice(start, end);
  return token.endsWith(JWT_IO_SIGNATURE_END) ? undefined : end;
}

function isHeader(part: string): boolean {
  if (part.length > MAX_HEADER) return false;
  const json = Buffer.from(part, 'base64url').toString('latin1');
  return /^\{.*"(?:alg|enc|typ)"\s*:/s.test(json);
}
