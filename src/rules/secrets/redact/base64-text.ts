import { isTextHead } from '../text-bytes.js';

const MIN_LENGTH = 24;
const HEAD = 64;
const BASE64_TEXT = /^[A-Za-z0-9+/_-]+={0,2}$/;
/** Line breaks that MIME writers put into base64. */
const LINE_BREAKS = /[\r\n]+/g;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export interface Base64Text {
  readonly text: string;
  readonly encoding: 'base64' | 'base64url';
}

/** The text that a whole string is base64 of; `undefined` when it is no base64, or what it encodes is no text. */
export function decodeBase64Text(value: string): Base64Text | undefined {
  if (value.length < MIN_LENGTH) return undefined;
  if (!isTextHead(Buffer.from(withoutBreaks(value.slice(0, 2 * HEAD)).slice(0, HEAD), 'base64'))) return undefined;
  const bare = withoutBreaks(value);
  if (!BASE64_TEXT.test(bare)) return undefined;
  try {
    const text = strict.decode(Buffer.from(bare, 'base64'));
    return text.includes('\u0000') ? undefined : { text, encoding: /[-_]/.test(bare) ? 'base64url' : 'base64' };
  } catch {
    return undefined;
  }
}

function withoutBreaks(value: string): string {
  return value.includes('\n') ? value.replace(LINE_BREAKS, '') : value;
}
