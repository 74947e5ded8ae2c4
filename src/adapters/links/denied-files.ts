import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface WalkLimits {
  /** Directory entries that one walk looks at. */
  readonly maxEntries: number;
}

export interface DeniedFiles {
  /** Absolute paths of files that a rule denies. */
  readonly paths: readonly string[];
  /** False when the walk ended early: then a file that is not listed may still be denied. */
  readonly complete: boolean;
}

/** Directories whose files are copies of published packages or objects of a repository: many, and nobody's secrets. */
const SKIPPED: readonly string[] = ['node_modules', join('.git', 'objects')];

/**
 * The files below `root` for which `isDenied` holds, nearest first. Links are not followed. A directory that cannot be read makes
 * the answer incomplete.
 */
export function findDeniedFiles(root: string, isDenied: (path: string) => boolean, limits: WalkLimits): DeniedFiles {
  const paths: string[] = [];
  const waiting = [root];
  let left = limits.maxEntries;
  let complete = true;
  for (let next = 0; next < waiting.length; next++) {
    const directory = waiting[next] ?? root;
    const entries = readDirectory(directory);
    if (entries === undefined) complete = false;
    for (const entry of entries ?? []) {
      left -= 1;
      if (left < 0) return { paths, complete: false };
      const path = join(directory, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.some((skipped) => path.endsWith(join('/', skipped)))) waiting.push(path);
      } else if (entry.isFile() && isDenied(path)) {
        paths.push(path);
      }
    }
  }
  return { paths, complete };
}

function readDirectory(path: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return undefined;
  }
}
