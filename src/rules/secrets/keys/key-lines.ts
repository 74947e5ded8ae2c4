/** What a line inside a key block is. `body` holds key characters up to `end`; `stop` does not belong to the block. */
export type KeyLine =
  | { readonly kind: 'blank' }
  | { readonly kind: 'header' }
  | { readonly kind: 'body'; readonly start: number; readonly end: number; readonly strong: boolean }
  | { readonly kind: 'stop' };

/** What viewers, quoting and diffs put before a line: indentation, line numbers, `>`, `+`, `|`, `#`, `*`, an open quote. */
const LINE_PREFIX = /^(?:\s|\d{1,7}\s*[\t|:→]|[-+>|*#•│]|\/\/|["'`([]|(?:b|r|f|u)(?=["']))*/;
const LINE_SUFFIX = /(?:\s|\\n|\\r|\\|["'`+,;.)\]|│])*$/;
const HEADER =
  /^(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset|MessageID|Subject|X-[\w-]{1,40}|Key-[\w-]{1,40})\s*: ?\S/i;
/** Runs of key characters with spaces between, or with the quotes and commas of a list of lines. */
const TOKENS = /^[A-Za-z0-9+/=_-]+(?:(?: {1,4}|["'`] ?[,+]? ?["'`])[A-Za-z0-9+/=_-]+)*$/;
const STRONG_TOKEN = /[A-Za-z0-9+/=_-]{16}/;
const MAX_LINE = 20_000;

/** Judges one line (without its line feed) that follows the head of a key block or precedes its foot. */
export function readKeyLine(line: string): KeyLine {
  if (line.length > MAX_LINE) return { kind: 'stop' };
  const start = LINE_PREFIX.exec(line)?.[0].length ?? 0;
  const content = line.slice(start);
  const suffix = LINE_SUFFIX.exec(content)?.[0].length ?? 0;
  const body = content.slice(0, content.length - suffix);
  if (body === '') return { kind: 'blank' };
  if (HEADER.test(body)) return { kind: 'header' };
  if (!TOKENS.test(body)) return { kind: 'stop' };
  const strong = STRONG_TOKEN.test(body) && looksRandom(body);
  if (!strong && !isShortTail(body)) return { kind: 'stop' };
  return { kind: 'body', start, end: start + body.length, strong };
}

/** A run with mixed classes, or long hex: not a word. */
function looksRandom(body: string): boolean {
  const digits = /[0-9]/.test(body);
  return (
    (digits && /[A-Za-z]/.test(body)) || (/[a-z]/.test(body) && /[A-Z]/.test(body)) || (digits && body.length >= 32)
  );
}

/** The last, short line of a body: `=N2FD`, `Zc==`, `x8Q`. An ordinary word is none. */
function isShortTail(body: string): boolean {
  if (body.includes(' ')) return false;
  return /[=+/0-9]/.test(body) || (body.length <= 76 && /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(body));
}
