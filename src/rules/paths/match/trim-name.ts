const EDGES = /[\s"'`<>]/;

/** Without outer quotes and white space, and without trailing dots. `..` stays. */
export function trimName(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGES.test(text[start] ?? '')) start += 1;
  while (end > start && (text[end - 1] === '.' || EDGES.test(text[end - 1] ?? ''))) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}
