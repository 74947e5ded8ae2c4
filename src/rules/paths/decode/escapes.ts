const ESCAPE =
  /[\\`](?:u\{([0-9a-f]{1,8})\}|x\{([0-9a-f]{1,8})\}|u([0-9a-f]{4})|U([0-9a-f]{8})|u([0-9a-f]{8})|x([0-9a-f]{2})|([0-3][0-7]{2}))/gi;
const OCTAL_GROUP = 7;

/** One round of C, JSON and JavaScript escapes: `\u002e`, `\u{2e}`, `\U0000002e`, `\x2e`, `\056`. Linear. */
export function decodeEscapes(text: string): string {
  if (!text.includes('\\') && !text.includes('`')) return text;
  return text.replace(ESCAPE, (whole: string, ...groups: readonly unknown[]) => {
    const index = groups.findIndex((group, at) => at < OCTAL_GROUP && typeof group === 'string');
    const digits = groups[index];
    if (typeof digits !== 'string') return whole;
    const point = Number.parseInt(digits, index === OCTAL_GROUP - 1 ? 8 : 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
