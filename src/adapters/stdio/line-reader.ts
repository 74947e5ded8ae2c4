const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
/** Of a line that is too long: enough of both ends to find its id. */
const KEPT = 4096;

/** One line of a stdio stream. `ending` is `\n`, `\r\n`, or empty for a last line without one. */
export type StdioLine =
  | { readonly kind: 'line'; readonly body: Buffer; readonly ending: string }
  /** Longer than is allowed: its first and last bytes. The rest was let go as it came. */
  | { readonly kind: 'too-long'; readonly head: Buffer; readonly tail: Buffer };

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
  let length = 0;
  let tooLong: { readonly head: Buffer; tail: Buffer } | undefined;

  const add = (part: Buffer): void => {
    if (tooLong !== undefined) {
      tooLong.tail = Buffer.concat([tooLong.tail, part.subarray(-KEPT)]).subarray(-KEPT);
      return;
    }
    parts.push(part);
    length += part.length;
    if (length <= maxBytes) return;
    const whole = Buffer.concat(parts, length);
    tooLong = { head: Buffer.from(whole.subarray(0, KEPT)), tail: Buffer.from(whole.subarray(-KEPT)) };
    parts = [];
  };
  const take = (ended: boolean): StdioLine => {
    const line: StdioLine =
      tooLong === undefined ? toLine(Buffer.concat(parts, length), ended) : { kind: 'too-long', ...tooLong };
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
        add(chunk.subarray(start, end));
        lines.push(take(true));
        start = end + 1;
      }
      if (start < chunk.length) add(chunk.subarray(start));
      return lines;
    },
    end: () => (length === 0 ? [] : [take(false)]),
  };
}

function toLine(bytes: Buffer, ended: boolean): StdioLine {
  const returns = ended && bytes.at(-1) === CARRIAGE_RETURN;
  const body = returns ? bytes.subarray(0, -1) : bytes;
  return { kind: 'line', body: withoutReturns(body), ending: returns ? '\r\n' : ended ? '\n' : '' };
}

function withoutReturns(body: Buffer): Buffer {
  if (!body.includes(CARRIAGE_RETURN)) return body;
  return Buffer.from(body.map((byte) => (byte === CARRIAGE_RETURN ? SPACE : byte)));
}
