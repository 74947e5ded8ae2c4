import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface FollowOptions {
  /** Lines from before the start that are shown first. */
  readonly last: number;
  /** False: ends with the file. */
  readonly follow: boolean;
  readonly signal: AbortSignal;
  /** How often the file is looked at, milliseconds. */
  readonly pollMs?: number;
}

const CHUNK_BYTES = 64 * 1024;
const POLL_MS = 200;
const MAX_LINE_BYTES = 1024 * 1024;
/** The longest end of a file that is searched for its last lines, bytes. */
const MAX_BACK_BYTES = 16 * 1024 * 1024;

/**
 * The finished lines at the end of a file and those that come, also when the file is put aside and begun anew: the old one
 * is read to its end first. Waits for a file that is not there yet when it follows.
 * @throws when the file cannot be read; when it does not follow, also when it is not there.
 */
export async function* followLines(path: string, options: FollowOptions): AsyncGenerator<string> {
  let fd = options.follow ? await openLater(path, options) : openSync(path, 'r');
  let position = fd === undefined ? 0 : startOf(fd, options.last);
  try {
    while (fd !== undefined) {
      const moved = options.follow && isMoved(path, fd);
      if (fstatSync(fd).size < position) position = 0;
      for (const { text, end } of finishedLines(fd, position)) {
        position = end;
        yield text;
      }
      if (!options.follow || options.signal.aborted) return;
      if (moved) {
        closeSync(fd);
        fd = undefined;
        fd = await openLater(path, options);
        position = 0;
      } else await pause(options);
    }
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** Undefined when the wait was ended. */
async function openLater(path: string, options: FollowOptions): Promise<number | undefined> {
  while (!options.signal.aborted) {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return openSync(path, 'r');
    await pause(options);
  }
  return undefined;
}

async function pause({ signal, pollMs }: FollowOptions): Promise<void> {
  await sleep(pollMs ?? POLL_MS, undefined, { signal }).catch(() => undefined);
}

/** Asked before the last reading, so that what was written before the move is read. */
function isMoved(path: string, fd: number): boolean {
  const named = statSync(path, { throwIfNoEntry: false });
  const own = fstatSync(fd);
  return named !== undefined && (named.ino !== own.ino || named.dev !== own.dev);
}

/** Where the last `count` finished lines begin. */
function startOf(fd: number, count: number): number {
  const { size } = fstatSync(fd);
  const from = Math.max(0, size - MAX_BACK_BYTES);
  let seen = 0;
  for (let end = size; end > from; end -= CHUNK_BYTES) {
    const start = Math.max(from, end - CHUNK_BYTES);
    const bytes = Buffer.alloc(end - start);
    readSync(fd, bytes, 0, bytes.length, start);
    for (let at = bytes.lastIndexOf(0x0a); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(0x0a, at - 1)) {
      seen += 1;
      if (seen > count) return start + at + 1;
    }
  }
  return from;
}

function* finishedLines(fd: number, position: number): Generator<{ readonly text: string; readonly end: number }> {
  const chunk = Buffer.alloc(CHUNK_BYTES);
  let rest = Buffer.alloc(0);
  let at = position;
  for (let got = readSync(fd, chunk, 0, chunk.length, at); got > 0; got = readSync(fd, chunk, 0, chunk.length, at)) {
    at += got;
    let bytes = Buffer.concat([rest, chunk.subarray(0, got)]);
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a)) {
      const text = bytes.toString('utf8', 0, end);
      bytes = bytes.subarray(end + 1);
      yield { text, end: at - bytes.length };
    }
    // A line longer than any row is passed over.
    rest = bytes.length > MAX_LINE_BYTES ? Buffer.alloc(0) : bytes;
  }
}
