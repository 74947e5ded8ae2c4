import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parseRow } from './chain.js';
import { CHAIN_BEGIN, type ChainHead } from './row.js';

/** How an audit file ends. */
export interface FileTail {
  /** The last row that is genuine; the beginning of a chain when the file has none and needs none. */
  readonly head: ChainHead;
  /** Bytes of an unfinished last line. */
  readonly tornBytes: number;
  /** Bytes of finished lines behind the last genuine row. */
  readonly foreignBytes: number;
  readonly size: number;
  /** Whether the file is empty, holds a row near its end, or was cut off in its very first row. */
  readonly isAudit: boolean;
}

/** Rows are a few hundred bytes, at most a few kilobytes: within this much of a file's end there is one. */
const TAIL_BYTES = 1024 * 1024;
/** How the very first row begins: a file with nothing else was cut off in its first write. */
const FIRST_ROW = '{"v":1,"seq":';

/** Reads the end of an audit file, and no more of it. @throws when it cannot be read. */
export function readTail(path: string): FileTail {
  const fd = openSync(path, 'r');
  try {
    const { size } = fstatSync(fd);
    return tailOf(readEnd(fd, size), size);
  } finally {
    closeSync(fd);
  }
}

function readEnd(fd: number, size: number): Buffer {
  const start = Math.max(0, size - TAIL_BYTES);
  const bytes = Buffer.alloc(size - start);
  let length = 0;
  while (length < bytes.length) {
    const got = readSync(fd, bytes, length, bytes.length - length, start + length);
    if (got === 0) break;
    length += got;
  }
  return bytes.subarray(0, length);
}

function tailOf(bytes: Buffer, size: number): FileTail {
  const finished = bytes.lastIndexOf(0x0a) + 1;
  const tornBytes = bytes.length - finished;
  for (let end = finished; end > 0; ) {
    const start = end < 2 ? 0 : bytes.lastIndexOf(0x0a, end - 2) + 1;
    const row = parseRow(bytes.toString('utf8', start, end - 1));
    if (row?.genuine === true) {
      const head = { seq: row.seq, hash: row.hash };
      return { head, tornBytes, foreignBytes: finished - end, size, isAudit: true };
    }
    end = start;
  }
  const isAudit = finished === 0 && bytes.toString('utf8').startsWith(FIRST_ROW.slice(0, bytes.length));
  return { head: CHAIN_BEGIN, tornBytes, foreignBytes: finished, size, isAudit };
}
