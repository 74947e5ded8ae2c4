import { closeSync, constants, fsyncSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '../../domain/ports.js';
import type { AuditSink } from '../../hooks/ports.js';
import { AuditFile } from './audit-file.js';
import { AuditStream } from './audit-stream.js';
import { GroupCommit } from './group-commit.js';

export interface AuditOptions {
  readonly target:
    | { readonly kind: 'file'; readonly path: string }
    | { readonly kind: 'stdout' }
    | { readonly kind: 'off' };
  /** `write`: a row survives the process. `fdatasync`: it survives the machine. */
  readonly sync: 'write' | 'fdatasync';
  readonly maxBytes: number;
  readonly clock: Clock;
  /** Name of this process in the rows. */
  readonly instance: string;
}

/** A sink and what the process does to it. */
export interface OpenAudit extends AuditSink {
  /** Looks whether the file was moved away, and opens it anew then. Never throws: the next row tells. */
  reopen(): void;
  /** Waits for what is being written and closes. */
  close(): Promise<void>;
}

/**
 * Opens the audit target.
 * @throws when it cannot be opened, or is a file of something else: a start-up error, not a silent loss.
 */
export function createAudit(options: AuditOptions): OpenAudit {
  const { target } = options;
  switch (target.kind) {
    case 'off':
      return {
        discards: true,
        append: () => undefined,
        reopen: () => undefined,
        close: () => Promise.resolve(),
      };
    case 'stdout':
      return streamAudit(1, options);
    case 'file':
      return isStream(target.path) ? streamAudit(openStream(target.path), options) : fileAudit(target.path, options);
  }
}

/** A pipe or a device under the name: it has no end to read back, no length and no successor. */
function isStream(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/** Without waiting: a named pipe that nobody reads is an error now, not a start that never ends. */
function openStream(path: string): number {
  return openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK);
}

function streamAudit(fd: number, { clock, instance }: AuditOptions): OpenAudit {
  const stream = new AuditStream({ fd, clock, instance });
  return {
    append: (record) => stream.append(record),
    reopen: () => undefined,
    close: async () => {
      await stream.close();
      if (fd !== 1) closeSync(fd);
    },
  };
}

function fileAudit(path: string, { maxBytes, clock, instance, sync }: AuditOptions): OpenAudit {
  const group: GroupCommit | undefined = sync === 'fdatasync' ? new GroupCommit(() => file.fd) : undefined;
  const retire = (fd: number): void => {
    if (group === undefined) closeSync(fd);
    else {
      group.retire(fd);
      syncDirectory(path);
    }
  };
  const file = new AuditFile({ path, maxBytes, clock, instance, retire });
  if (group !== undefined) syncDirectory(path);
  return {
    append: (record) => {
      file.append(record);
      return group?.commit();
    },
    reopen: () => {
      try {
        file.settle();
      } catch {
        // The next row tries again, and fails where its decision can be refused.
      }
    },
    close: async () => {
      await group?.commit().catch(() => undefined);
      closeSync(file.fd);
    },
  };
}

/** The name of a new file is on the disk only once its directory is. Not every file system can do this. */
function syncDirectory(path: string): void {
  try {
    const fd = openSync(dirname(path), 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  } catch {
    // The rows themselves are synced all the same.
  }
}
