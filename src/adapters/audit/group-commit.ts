import { closeSync, fdatasync, fdatasyncSync } from 'node:fs';

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * Makes rows survive the machine: while one sync of the disk is under way, further rows are written and wait for the next,
 * which covers all of them. A row so waits for two syncs at most, and the disk sees as few as it can bear.
 */
export class GroupCommit {
  #waiting: Waiter[] = [];
  #isSyncing = false;
  readonly #retired: number[] = [];

  /** @param fd the descriptor that rows go to at the time. */
  constructor(private readonly fd: () => number) {}

  /** Settles when everything written so far is on the disk; rejects when the disk refuses. */
  commit(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#sync();
    });
  }

  /** Syncs and closes a descriptor that is written no more; not while the sync under way may use it. */
  retire(fd: number): void {
    try {
      fdatasyncSync(fd);
    } catch (error) {
      const fault = error instanceof Error ? error : new Error('fdatasync failed');
      for (const { reject } of this.#waiting.splice(0)) reject(fault);
    }
    this.#retired.push(fd);
    this.#closeRetired();
  }

  #closeRetired(): void {
    if (!this.#isSyncing) for (const fd of this.#retired.splice(0)) closeSync(fd);
  }

  #sync(): void {
    if (this.#isSyncing || this.#waiting.length === 0) return;
    const group = this.#waiting;
    this.#waiting = [];
    this.#isSyncing = true;
    fdatasync(this.fd(), (error) => {
      this.#isSyncing = false;
      this.#closeRetired();
      for (const { resolve, reject } of group) error === null ? resolve() : reject(error);
      this.#sync();
    });
  }
}
