import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';

/** Larger files are refused unread. */
export const MAX_FILE_BYTES = 1024 * 1024;

export interface ReadFile {
  readonly bytes: Uint8Array;
  /** Every user of the machine may change the file. */
  readonly worldWritable: boolean;
}

/**
 * Reads a regular file of at most 1 MiB. Never waits: a pipe or a device under the name is a fault, and so is a file that
 * grows while it is read. Messages name the file and the error's code.
 */
export function readBounded(file: string): Result<ReadFile, Fault> {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return err({ message: 'is not a regular file', path: [], file });
    if (stats.size > MAX_FILE_BYTES) return err({ message: `is larger than ${MAX_FILE_BYTES} bytes`, path: [], file });
    const bytes = readAll(descriptor, stats.size);
    if (bytes === undefined) return err({ message: 'changed while it was read', path: [], file });
    return ok({ bytes, worldWritable: process.platform !== 'win32' && (stats.mode & constants.S_IWOTH) !== 0 });
  } catch (error) {
    return err({ message: `cannot be read (${errorCode(error)})`, path: [], file });
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Undefined when the file is not as long as it was. */
function readAll(descriptor: number, size: number): Uint8Array | undefined {
  const bytes = Buffer.alloc(size + 1);
  let length = 0;
  while (length < bytes.length) {
    const got = readSync(descriptor, bytes, length, bytes.length - length, null);
    if (got === 0) break;
    length += got;
  }
  return length === size ? bytes.subarray(0, size) : undefined;
}

/** The code of a system error, such as `ENOENT`. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
}
