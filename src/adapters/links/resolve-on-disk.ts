import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Where a path leads: the real path of its deepest existing ancestor with the missing rest behind it, or a fixed phrase. */
export type DiskAnswer =
  | { readonly kind: 'found'; readonly path: string; readonly exists: boolean }
  | { readonly kind: 'failed'; readonly why: string };

/** Links to missing targets that are followed one after another: the limit of Linux. */
const MAX_HOPS = 40;
const LOOP: DiskAnswer = { kind: 'failed', why: 'leads through too many links' };

/**
 * Follows an absolute path on the disk. A link whose target does not exist is followed too: writing to it creates the target.
 * Anything but "not there" fails: no permission, a loop, a name too long.
 */
export function resolveOnDisk(path: string): DiskAnswer {
  return follow(path, 0);
}

function follow(path: string, hops: number): DiskAnswer {
  if (hops > MAX_HOPS) return LOOP;
  const missing: string[] = [];
  for (let current = path; ; current = dirname(current)) {
    const attempt = tryRealPath(current);
    if (attempt.kind === 'failed') return attempt;
    if (attempt.kind === 'found') {
      return { kind: 'found', path: join(attempt.path, ...missing), exists: missing.length === 0 };
    }
    const target = linkTarget(current);
    if (target !== undefined) return follow(join(resolve(dirname(current), target), ...missing), hops + 1);
    if (current === dirname(current)) return { kind: 'failed', why: 'has no existing ancestor' };
    missing.unshift(basename(current));
  }
}

function tryRealPath(path: string): DiskAnswer | { readonly kind: 'missing' } {
  try {
    return { kind: 'found', path: realpathSync.native(path), exists: true };
  } catch (error) {
    return outcomeOf(errorCode(error));
  }
}

function outcomeOf(code: string): DiskAnswer | { readonly kind: 'missing' } {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return { kind: 'missing' };
    case 'ELOOP':
      return LOOP;
    case 'EACCES':
    case 'EPERM':
      return { kind: 'failed', why: 'cannot be looked up: no permission' };
    case 'ENAMETOOLONG':
      return { kind: 'failed', why: 'has a name too long for the disk' };
    default:
      return { kind: 'failed', why: 'cannot be looked up on the disk' };
  }
}

/** The target of a link that leads nowhere; undefined when the path is no link. */
function linkTarget(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
