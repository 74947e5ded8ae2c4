const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
/** Of a line that is too long: enough of both ends to find its id. */
const KEPT = 4096;

/** One line of a stdio stream. `raw` is the body and its ending: `\n`, `\r\n`, or nothing for a last line without one. */
export type StdioLine =
  | { readonly kind: 'line'; readonly raw: Buffer; readonly body: Buffer }
  /** Longer than is allowed: its first and last bytes. The rest was let go as it came. */
  | { readonly kind: 'too-long'; readonly head: Buffer; readonly tail: Buffer };

/** Pieces that are put together on their way: a buffer costs a hundred bytes of its own, also for one byte. */
const MAX_PIECES = 1024;

/** Cuts a byte stream into lines. */
export interface LineReader {
  /** The lines that a chunk completes. */
  push(chunk: Buffer): readonly StdioLine[];
  /** The unfinished last line, once the stream has ended. */
  end(): readonly StdioLine[];
}

/**
 * A line is put together once, when its end has come, so one that arrives in many chunks costs no more than its bytes. A
 * carriage return inside a line becomes a space: JSON has it between tokens only, where both mean the same, and readers that
 * end lines at it would see messages that were never looked at.
 */
export function createLineReader(maxBytes: number): LineReader {
  let parts: Buffer[] = [];
  let pieces: Buffer[] = [];
  let length = 0;
  let tooLong: { readonly head: Buffer; tail: Buffer } | undefined;

  const gather = (): void => {
    if (pieces.length > 0)
      parts.push(pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces));
    pieces = [];
  };
  const add = (part: Buffer): void => {
    if (tooLong !== undefined) {
      tooLong.tail = Buffer.concat([tooLong.tail, part.subarray(-KEPT)]).subarray(-KEPT);
      return;
    }
    pieces.push(part);
    length += part.length;
    if (pieces.length === MAX_PIECES) gather();
    if (length <= maxBytes) return;
    gather();
    const whole = Buffer.concat(parts, length);
    tooLong = { head: Buffer.from(whole.subarray(0, KEPT)), tail: Buffer.from(whole.subarray(-KEPT)) };
    parts = [];
  };
  const take = (): StdioLine => {
    gather();
    const [first] = parts;
    const whole = parts.length === 1 && first !== undefined ? first : Buffer.concat(parts, length);
    const line: StdioLine = tooLong === undefined ? toLine(whole) : { kind: 'too-long', ...tooLong };
    parts = [];
    length = 0;
    tooLong = undefined;
    return line;
  };
  return {
    push(chunk) {
      const lines: StdioLine[] = [];
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        add(chunk.subarray(start, end + 1));
        lines.push(take());
        start = end + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
      return lines;
    },
    end: () => (length === 0 ? [] : [take()]),
  };
}

function toLine(raw: Buffer): StdioLine {
  const ended = raw.at(-1) === NEWLINE;
  const returns = ended && raw.at(-2) === CARRIAGE_RETURN;
  const end = raw.length - (returns ? 2 : ended ? 1 : 0);
  const body = raw.subarray(0, end);
  if (!body.includes(CARRIAGE_RETURN)) return { kind: 'line', raw, body };
  const clean = Buffer.from(raw);
  for (let at = clean.indexOf(CARRIAGE_RETURN); at >= 0 && at < end; at = clean.indexOf(CARRIAGE_RETURN, at + 1)) {
    clean[at] = SPACE;
  }
  return { kind: 'line', raw: clean, body: clean.subarray(0, end) };
}
