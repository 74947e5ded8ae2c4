import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file by one with this text, readable and writable by its owner only. At every moment the name leads to the
 * old file or to the whole new one, also after a power cut. A link is followed: what it leads to is replaced.
 * @param ownerLike whose owner a new file gets, when the superuser writes it for a service.
 * @throws when the directory cannot be written to; the old file is then untouched.
 */
export function replaceFile(path: string, text: string, ownerLike: string): void {
  const existing = statSync(path, { throwIfNoEntry: false });
  const target = existing === undefined ? path : realpathSync(path);
  const fresh = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  const fd = openSync(fresh, 'wx', 0o600);
  try {
    writeFileSync(fd, text);
    giveTo(fd, existing ?? statSync(ownerLike));
    fsyncSync(fd);
    closeSync(fd);
    renameSync(fresh, target);
  } catch (error) {
    unlinkSync(fresh);
    throw error;
  }
  syncDirectory(dirname(target));
}

/** Only the superuser can, and must: the service would be locked out of a file that root owns. */
function giveTo(fd: number, owner: Stats): void {
  if (process.getuid?.() === 0) fchownSync(fd, owner.uid, owner.gid);
}

function syncDirectory(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } catch {
    // Not every file system can sync a directory.
  } finally {
    closeSync(fd);
  }
}
