const QUOTE = 0x22;
const SLASH = 0x2f;
const STAR = 0x2a;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;

/**
 * Turns JSON with comments and trailing commas, as editors keep their settings, into JSON of the same length: what is taken
 * out becomes spaces, so that a place in one text is the same place in the other. Linear.
 */
export function blankJsonc(text: string): string {
  const out = text.split('');
  const blank = (from: number, to: number): void => {
    for (let i = from; i < to; i++) if (out[i] !== '\n' && out[i] !== '\r') out[i] = ' ';
  };
  if (text.charCodeAt(0) === 0xfeff) out[0] = ' ';
  let comma = -1;
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    const end = code === SLASH ? endOfComment(text, i) : i;
    if (end > i) {
      blank(i, end);
      i = end;
      continue;
    }
    if (comma >= 0 && (code === 0x5d || code === 0x7d)) blank(comma, comma + 1);
    if (code === 0x2c) comma = i;
    else if (code > 0x20) comma = -1;
    i = code === QUOTE ? endOfString(text, i) : i + 1;
  }
  return out.join('');
}

/** The index behind the comment at `start`, or `start` when there is none. */
function endOfComment(text: string, start: number): number {
  const next = text.charCodeAt(start + 1);
  if (next === SLASH) {
    const end = text.indexOf('\n', start);
    return end < 0 ? text.length : end;
  }
  if (next !== STAR) return start;
  const end = text.indexOf('*/', start + 2);
  return end < 0 ? text.length : end + 2;
}

function endOfString(text: string, open: number): number {
  for (let i = open + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE || code === NEWLINE) return i + 1;
  }
  return text.length;
}
