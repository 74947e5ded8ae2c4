const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
/** Characters that some file system or tool drops from a name: ignorable, control, format (bidi, tags), lone surrogates. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Code points that Windows code pages turn into a path separator or a dot ("best fit"), beyond what NFKC maps. */
const BEST_FIT: Readonly<Record<string, string>> = {
  '\u2044': '/',
  '\u2215': '/',
  '\u29f8': '/',
  '\u2216': '\\',
  '\u29f5': '\\',
  '\u29f9': '\\',
  '\u00a5': '\\',
  '\u20a9': '\\',
  '\u3002': '.',
};
const BEST_FIT_CHARACTERS = /[\u2044\u2215\u29f8\u2216\u29f5\u29f9\u00a5\u20a9\u3002]/g;

/** True when the text is printable ASCII: such a text needs no Unicode step. */
export function isPrintableAscii(text: string): boolean {
  return PRINTABLE_ASCII.test(text);
}

/**
 * Text without invisible characters, in NFKC (which holds every NFC equality), with look-alike separators replaced.
 * Repeated twice because dropping a character may let two others compose.
 */
export function plainText(text: string): string {
  if (isPrintableAscii(text)) return text;
  const once = text.normalize('NFKC').replace(INVISIBLE, '').normalize('NFKC');
  return once.replace(BEST_FIT_CHARACTERS, (character) => BEST_FIT[character] ?? character);
}

/**
 * Full case folding, as a case-insensitive file system compares names: `ſ` is `s`, the Kelvin sign is `k`, `İ` and `ı` are `i`,
 * `ß` is `ss`. Upper case first, because some letters only meet there.
 */
export function foldCase(text: string): string {
  if (isPrintableAscii(text)) return text.toLowerCase();
  return text.toUpperCase().toLowerCase().replaceAll('i\u0307', 'i').replaceAll('\u03c2', '\u03c3');
}

/** The one spelling under which names of rules and names of callers are compared. */
export function foldName(text: string): string {
  return foldCase(plainText(text));
}
