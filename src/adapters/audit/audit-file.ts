import { closeSync, constants, fstatSync, ftruncateSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import type { Clock } from '../../domain/ports.js';
import { linkRow } from './chain.js';
import { readTail } from './read-tail.js';
import { rotatedFiles, rotatedName } from './rotated-files.js';
import { type AuditEvent, CHAIN_BEGIN, type ChainHead, type RowContent } from './row.js';

export interface AuditFileOptions {
  readonly path: string;
  /** A file that would become longer is put aside first. */
  readonly maxBytes: number;
  readonly clock: Pick<Clock, 'wallMs'>;
  readonly instance: string;
  /** Takes over a descriptor that is written no more: syncs it where that is wanted, and closes it. */
  readonly retire: (fd: number) => void;
}

/** After a rotation that failed, the next attempt waits for this much more. */
const ROTATE_AGAIN_BYTES = 1024 * 1024;

/**
 * A regular file of chained rows. One row is one write on a descriptor opened for appending, so that a row is in the file,
 * whole, before its decision is answered, and stays there when the process dies. Before each write the name is looked up:
 * a file that was moved, deleted or cut under the process is noticed at the next row.
 */
export class AuditFile {
  #file: OpenFile;
  #head: ChainHead;
  /** The file's length if nobody else writes to it. */
  #size: number;
  #rotateAt: number;
  readonly #events: AuditEvent[] = [];

  /** @throws when the file cannot be opened or read, or holds something else than rows. */
  constructor(private readonly options: AuditFileOptions) {
    const { path, maxBytes } = options;
    this.#file = openFile(path);
    try {
      const tail = readTail(path);
      if (!tail.isAudit) throw new Error(`${path} is not an audit file: it holds no row; move it away`);
      this.#size = tail.size - tail.tornBytes;
      if (tail.tornBytes > 0) {
        ftruncateSync(this.#file.fd, this.#size);
        this.#events.push({ event: 'torn-tail', bytes: tail.tornBytes });
      }
      if (tail.foreignBytes > 0) this.#events.push({ event: 'foreign-bytes', bytes: tail.foreignBytes });
      this.#head = tail.head.seq > 0 ? tail.head : lastRotated(path);
      this.#rotateAt = maxBytes;
    } catch (error) {
      closeSync(this.#file.fd);
      throw error;
    }
  }

  /** The descriptor that rows go to now. */
  get fd(): number {
    return this.#file.fd;
  }

  /** Writes one row. @throws when it is not in the file; the chain is then as it was. */
  append(content: RowContent): void {
    this.settle();
    for (let event = this.#events[0]; event !== undefined; event = this.#events[0]) {
      this.#write(event);
      this.#events.shift();
    }
    this.#write(content);
  }

  /** Looks at what the name leads to now. @throws when that cannot be opened. */
  settle(): void {
    const named = statSync(this.options.path, { throwIfNoEntry: false });
    if (named === undefined || named.ino !== this.#file.ino || named.dev !== this.#file.dev) this.#reopen();
    else if (named.size !== this.#size) this.#resync(named.size);
  }

  #reopen(): void {
    this.#replace();
    this.#events.push({ event: 'reopened' });
    const { size } = fstatSync(this.#file.fd);
    if (size > 0) this.#resync(size);
  }

  #replace(): void {
    const fresh = openFile(this.options.path);
    this.options.retire(this.#file.fd);
    this.#file = fresh;
    this.#size = 0;
    this.#rotateAt = this.options.maxBytes;
  }

  /**
   * Somebody else changed the file. Rows that continue ours, of another process during a handover, are continued in turn;
   * anything else is left where it is, and the chain goes on behind it.
   */
  #resync(size: number): void {
    const tail = readTail(this.options.path);
    if (size < this.#size) this.#events.push({ event: 'truncated', bytes: this.#size - size });
    else this.#events.push({ event: 'foreign-bytes', bytes: size - this.#size });
    this.#size = size;
    if (tail.head.seq > this.#head.seq) this.#head = tail.head;
    // An unfinished line of others is ended, never taken out: they may still be at it.
    if (tail.tornBytes > 0) {
      writeWhole(this.#file.fd, Buffer.from('\n'), size);
      this.#size += 1;
    }
  }

  #write(content: RowContent): void {
    const stamp = { ts: new Date(this.options.clock.wallMs()).toISOString(), instance: this.options.instance };
    const { line, head } = linkRow(content, stamp, this.#head);
    if (this.#size > 0 && this.#size + line.length > this.#rotateAt) this.#rotate();
    writeWhole(this.#file.fd, line, this.#size);
    this.#size += line.length;
    this.#head = head;
  }

  /** A rotation that fails costs no row: the file grows on. */
  #rotate(): void {
    const { path } = this.options;
    try {
      renameSync(path, rotatedName(path, this.#head.seq));
    } catch {
      this.#rotateAt = this.#size + ROTATE_AGAIN_BYTES;
      return;
    }
    this.#replace();
  }
}

/** An open file and what it is, whatever its name leads to later. */
interface OpenFile {
  readonly fd: number;
  readonly ino: number;
  readonly dev: number;
}

function openFile(path: string): OpenFile {
  const fd = openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, 0o600);
  const { ino, dev } = fstatSync(fd);
  return { fd, ino, dev };
}

/** Where the newest full file ends: the open one may have been lost, or not yet begun. */
function lastRotated(path: string): ChainHead {
  const newest = rotatedFiles(path).at(-1);
  return newest === undefined ? CHAIN_BEGIN : readTail(newest).head;
}

/** Writes all or, as far as the disk lets us, nothing. `size` is the file's length before. */
function writeWhole(fd: number, bytes: Buffer, size: number): void {
  const written = writeSync(fd, bytes);
  if (written === bytes.length) return;
  if (fstatSync(fd).size === size + written) ftruncateSync(fd, size);
  throw new Error(`only ${written} of ${bytes.length} bytes of an audit row were written`);
}
