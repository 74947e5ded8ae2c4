/**
 * What shows nothing, as ranges of code units: zero-width, soft hyphen, bidi and other default-ignorable characters, variation
 * selectors, byte order mark.
 */
export const INVISIBLE_RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180e],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];

/** The same as a character class (regexp source). */
export const INVISIBLE_CLASS = `[${INVISIBLE_RANGES.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('')}]`;

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
