/**
 * A counted run in a head is cut to this many characters, and to none after a literal of LONG_LITERAL characters, which no
 * ordinary text holds. Measured on base64 text with the heads of all families in one alternation: 350 MB/s. With whole
 * sources RE2's automaton overflows its memory and falls back to a search that is a hundred times slower.
 */
const HEAD_RUN = 8;
const LONG_LITERAL = 6;
/** After a literal this short, eight characters are in every text. */
const SHORT_LITERAL = 3;
const SHORT_LITERAL_RUN = 12;
const COUNT = /^\{(\d+)(?:,\d*)?\}/;

/**
 * The beginning of a rule's source: up to its first counted run outside brackets, and of that run a few characters. It
 * matches wherever the source does, and sometimes where it does not. Sources with a choice at the top stay whole.
 */
export function headOf(source: string): string {
  const plain = source.replaceAll('(?<secret>', '(?:');
  let [depth, at] = [0, 0];
  while (at < plain.length) {
    const character = plain.charAt(at);
    if (character === '|' && depth === 0) return plain;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    const count = character === '{' && depth === 0 ? COUNT.exec(plain.slice(at)) : null;
    if (count !== null && Number(count[1]) >= HEAD_RUN) return cut(plain, at, Number(count[1]));
    at = character === '[' ? classEnd(plain, at) : at + (character === '\\' ? 2 : 1);
  }
  return plain;
}

function cut(source: string, at: number, count: number): string {
  if (hasChoice(source, at)) return source;
  const literal = leadingLiteral(source);
  const classStart = source.slice(0, at).lastIndexOf('[');
  if (literal.length >= LONG_LITERAL && classStart === literal.length) return literal;
  const length = literal.replaceAll('\\', '').length;
  return `${source.slice(0, at)}{${length < SHORT_LITERAL ? Math.min(count, SHORT_LITERAL_RUN) : HEAD_RUN}}`;
}

/** The literal with which a source begins, as source. */
function leadingLiteral(source: string): string {
  return /^(?:[A-Za-z0-9_-]|\\\W)*/.exec(source)?.[0] ?? '';
}

/** The index behind a character class. A `]` right after the opening is a member. */
function classEnd(source: string, open: number): number {
  let at = open + 1;
  if (source.charAt(at) === '^') at += 1;
  if (source.charAt(at) === ']') at += 1;
  while (at < source.length && source.charAt(at) !== ']') at += source.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

/** Whether a `|` outside all brackets follows: then the other choices count too. */
function hasChoice(source: string, from: number): boolean {
  let depth = 0;
  for (let at = from; at < source.length; ) {
    const character = source.charAt(at);
    if (character === '|' && depth === 0) return true;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    at = character === '[' ? classEnd(source, at) : at + (character === '\\' ? 2 : 1);
  }
  return false;
}
