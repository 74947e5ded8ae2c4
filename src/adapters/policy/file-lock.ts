import { closeSync, linkSync, openSync, readFileSync, renameSync, unlinkSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './read-bounded.js';

const PATIENCE_MS = 3_000;
const RETRY_MS = 25;

/**
 * Runs work while no other process of this machine runs work on the same file. The lock is a file beside it, with the
 * number of the process that holds it; one left behind by a process that is gone is taken away.
 * @throws when another process holds it for longer than three seconds, or the lock cannot be written.
 */
export async function withFileLock<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  for (let waitedMs = 0; !take(lock); waitedMs += RETRY_MS) {
    if (waitedMs >= PATIENCE_MS) throw new Error(`${file} is being changed by another process; it holds ${lock}`);
    removeStale(lock);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    unlinkSync(lock);
  }
}

function take(lock: string): boolean {
  try {
    const fd = openSync(lock, 'wx', 0o600);
    writeSync(fd, `${process.pid}\n`);
    closeSync(fd);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Two processes may find the same stale lock: only what was looked at is removed, never a new one in its place. */
function removeStale(lock: string): void {
  const holder = readHolder(lock);
  if (holder === undefined || isAlive(holder)) return;
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readHolder(aside) !== holder) linkSync(aside, lock);
    unlinkSync(aside);
  } catch {
    // Another process was faster.
  }
}

/** Undefined while the number is not written yet. */
function readHolder(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and another user's.
    return errorCode(error) === 'EPERM';
  }
}
