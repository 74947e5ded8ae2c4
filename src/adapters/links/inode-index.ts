import { statSync } from 'node:fs';
import type { DeniedFiles } from './denied-files.js';

/** The other name of a file, or that the index cannot tell. */
export type InodeAnswer =
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'listed'; readonly path: string }
  | { readonly kind: 'incomplete' };

export interface InodeIndex {
  /** Looks a file with more than one name up; walks again when what is known is too old. */
  find(device: bigint, inode: bigint): InodeAnswer;
}

/** Shortest age at which the index is made again, in milliseconds. */
const MIN_AGE_MS = 1000;
/** An index that took long to make is kept for this many times as long, so that walking takes a small share of the time. */
const AGE_FACTOR = 20;

/** An index by device and inode of the files that `walk` lists, made on first use. `now` is monotonic, in milliseconds. */
export function createInodeIndex(walk: () => DeniedFiles, now: () => number): InodeIndex {
  let known:
    | { readonly files: ReadonlyMap<string, string>; readonly complete: boolean; readonly until: number }
    | undefined;
  return {
    find(device, inode) {
      const start = now();
      if (known === undefined || start >= known.until) {
        const listed = walk();
        const files = new Map(listed.paths.flatMap((path) => inodeOf(path)));
        const end = now();
        known = { files, complete: listed.complete, until: end + Math.max(MIN_AGE_MS, (end - start) * AGE_FACTOR) };
      }
      const path = known.files.get(inodeKey(device, inode));
      if (path !== undefined) return { kind: 'listed', path };
      return { kind: known.complete ? 'unlisted' : 'incomplete' };
    },
  };
}

function inodeOf(path: string): readonly (readonly [string, string])[] {
  try {
    const stats = statSync(path, { bigint: true });
    return [[inodeKey(stats.dev, stats.ino), path]];
  } catch {
    return [];
  }
}

function inodeKey(device: bigint, inode: bigint): string {
  return `${device}:${inode}`;
}
