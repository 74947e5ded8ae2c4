const ESCAPE =
  /[\\`](?:u\{([0-9a-f]{1,8})\}|x\{([0-9a-f]{1,8})\}|u+([0-9a-f]{4})|U([0-9a-f]{8})|u([0-9a-f]{8})|x([0-9a-f]{2}))/gi;
const OCTAL = /\\([0-3]?[0-7]{2})/g;
const MAX_CODE_POINT = 0x10ffff;

/** One round of C, JSON and JavaScript escapes: `\u002e`, `\u{2e}`, `\U0000002e`, `\x2e`. Linear. */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\') && !text.includes('`')) return text;
  return text.replace(ESCAPE, (whole: string, ...groups: readonly unknown[]) => {
    const digits = groups.slice(0, 6).find((group) => typeof group === 'string');
    return typeof digits === 'string' ? characterOf(Number.parseInt(digits, 16), whole) : whole;
  });
}

/** One round of octal escapes: `\056`, `\56`. Apart from the others, because directories do begin with digits. */
export function decodeOctal(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(OCTAL, (whole: string, digits: string) => characterOf(Number.parseInt(digits, 8), whole));
}

function characterOf(point: number, otherwise: string): string {
  return point <= MAX_CODE_POINT ? String.fromCodePoint(point) : otherwise;
}
