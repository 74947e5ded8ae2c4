/**
 * For every opening character its closing partner's index, by the opener's index; openers that never close are missing. One pass
 * with a stack, so that a caller's row of unclosed brackets costs no more than any other text. A backslash escapes.
 */
export function closingPartners(text: string, open: string, close: string): ReadonlyMap<number, number> {
  const partners = new Map<number, number>();
  if (!text.includes(open)) return partners;
  const waiting: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === open) waiting.push(at);
    else if (character === close) {
      const opener = waiting.pop();
      if (opener !== undefined) partners.set(opener, at);
    }
  }
  return partners;
}
