import { type FSWatcher, watch } from 'node:fs';
import { dirname } from 'node:path';

/** Tells of changes of files. Directories are watched, since a watch on a file goes blind when the file is replaced. */
export interface FileWatch {
  /** Watches other files from now on. */
  follow(files: readonly string[]): void;
  close(): void;
}

/**
 * Calls `onHint` when something in a directory of the files changes, and every `pollMs` anyway: events get lost, and some
 * file systems send none. A hint says nothing of what changed. The timer does not keep the process alive.
 */
export function watchFiles(files: readonly string[], pollMs: number, onHint: () => void): FileWatch {
  const watchers = new Map<string, FSWatcher>();
  const follow = (wanted: readonly string[]): void => {
    const directories = new Set(wanted.map((file) => dirname(file)));
    for (const [directory, watcher] of watchers) if (!directories.has(directory)) stop(directory, watcher);
    for (const directory of directories) if (!watchers.has(directory)) start(directory);
  };
  const stop = (directory: string, watcher: FSWatcher): void => {
    watchers.delete(directory);
    watcher.close();
  };
  const start = (directory: string): void => {
    try {
      const watcher = watch(directory, { persistent: false }, onHint);
      // A watch that fails leaves the poll; it is set up again by the next follow().
      watcher.on('error', () => stop(directory, watcher));
      watchers.set(directory, watcher);
    } catch {
      // The directory is gone or watches are used up: the poll remains.
    }
  };
  const timer = setInterval(onHint, pollMs);
  timer.unref();
  follow(files);
  return {
    follow,
    close: () => {
      clearInterval(timer);
      for (const [directory, watcher] of watchers) stop(directory, watcher);
    },
  };
}
