import { closeSync, openSync, readSync } from 'node:fs';

/** One line of a file. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without its newline; undefined for a line too long to be a row. */
  readonly text: string | undefined;
  /** Whether a newline follows. */
  readonly isFinished: boolean;
}

const CHUNK_BYTES = 64 * 1024;
/** Rows have bounded members: no row is longer. */
const MAX_LINE_BYTES = 1024 * 1024;

/** The lines of a file, one at a time, whatever its size. @throws when it cannot be read. */
export function* readLines(path: string): Generator<Line> {
  const fd = openSync(path, 'r');
  try {
    yield* linesOf(fd);
  } finally {
    closeSync(fd);
  }
}

function* linesOf(fd: number): Generator<Line> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  const line = new LineBuffer();
  let number = 1;
  for (let got = readSync(fd, chunk); got > 0; got = readSync(fd, chunk)) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0 && end < got; end = chunk.indexOf(0x0a, from)) {
      line.add(chunk.subarray(from, end));
      yield { number, text: line.take(), isFinished: true };
      number += 1;
      from = end + 1;
    }
    line.add(chunk.subarray(from, got));
  }
  if (line.length > 0) yield { number, text: line.take(), isFinished: false };
}

/** Collects the parts of a line, up to the longest that can be a row. */
class LineBuffer {
  #parts: Buffer[] = [];
  length = 0;

  add(part: Buffer): void {
    this.length += part.length;
    // The chunk is read into again: keep a copy, and of a line too long to be a row keep nothing.
    if (this.length <= MAX_LINE_BYTES) this.#parts.push(Buffer.from(part));
    else this.#parts = [];
  }

  take(): string | undefined {
    const text = this.length > MAX_LINE_BYTES ? undefined : Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.length = 0;
    return text;
  }
}
