/*
 * Finds where the values of a JSON text end, without building them and without recursion. The text is taken to be valid JSON:
 * on anything else the functions end somewhere, or throw.
 */

/** The index of the first character at or behind `from` that is no JSON white space. */
export function skipSpace(text: string, from: number): number {
  let i = from;
  for (;;) {
    const code = text.charCodeAt(i);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return i;
    i++;
  }
}

/** The index behind the value at `start`. @throws TypeError when the text ends before the value does. */
export function skipValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return skipString(text, start);
  if (first === '{' || first === '[') return skipContainer(text, start);
  let i = start;
  while (i < text.length && !isDelimiter(text.charCodeAt(i))) i++;
  if (i === start) throw new TypeError('the text ends before the value does');
  return i;
}

function skipContainer(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22) i = skipString(text, i) - 1;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return i + 1;
  }
  throw new TypeError('the text ends before the value does');
}

/** The index behind the closing quote of the string at `open`. @throws TypeError when there is none. */
export function skipString(text: string, open: number): number {
  let i = open + 1;
  for (;;) {
    const quote = text.indexOf('"', i);
    if (quote < 0) throw new TypeError('the text ends before the string does');
    let backslashes = 0;
    while (quote - 1 - backslashes >= i && text.charCodeAt(quote - 1 - backslashes) === 0x5c) backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
    i = quote + 1;
  }
}

/** White space, comma, bracket or brace. */
function isDelimiter(code: number): boolean {
  return code <= 0x20 || code === 0x2c || code === 0x5d || code === 0x7d;
}
