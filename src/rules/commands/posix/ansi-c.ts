const SIMPLE: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
};

const NUMERIC = /^(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|(0?[0-7]{1,3}))/;

/** One escape: what it means, and how many characters after the backslash it takes. */
interface Decoded {
  readonly text: string;
  readonly length: number;
}

/**
 * Decodes the backslash escapes of `$'…'`, of `echo -e` and of printf formats (Bash manual, ANSI-C Quoting).
 * Consecutive `\x` bytes of UTF-8 are joined. Unknown escapes stay as they are.
 */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  let out = '';
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('\\', at);
    if (next < 0) return fixUtf8(out + text.slice(at));
    const decoded = escapeAt(text, next + 1);
    out += text.slice(at, next) + decoded.text;
    at = next + 1 + decoded.length;
  }
  return fixUtf8(out);
}

function escapeAt(text: string, at: number): Decoded {
  const char = text[at] ?? '';
  const simple = Object.hasOwn(SIMPLE, char) ? SIMPLE[char] : undefined;
  if (simple !== undefined) return { text: simple, length: 1 };
  if (char === 'c' && at + 1 < text.length) {
    return { text: String.fromCharCode(text.charCodeAt(at + 1) & 0x1f), length: 2 };
  }
  const match = NUMERIC.exec(text.slice(at, at + 9));
  if (match === null) return { text: `\\${char}`, length: char === '' ? 0 : 1 };
  const hex = match[1] ?? match[2] ?? match[3];
  const code = hex === undefined ? Number.parseInt(match[4] ?? '0', 8) & 0xff : Number.parseInt(hex, 16);
  return { text: code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code), length: match[0].length };
}

/** Bytes written one by one are UTF-8 to the program that gets them. */
function fixUtf8(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[^\x00-\xff]/.test(text)) return text;
  const decoded = Buffer.from(text, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? text : decoded;
}
