import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the file in which test files leave their notices; set by `setup`, inherited by the workers. */
const VARIABLE = 'NOT_RUN_NOTICES';

/** Vitest's global setup: collects the notices of all test files, and prints them when everything has run. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'not-run-'));
  const file = join(folder, 'notices');
  process.env[VARIABLE] = file;
  return () => {
    if (existsSync(file)) process.stderr.write(`\nNot run here:\n${readFileSync(file, 'utf8')}`);
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Records that `what` did not run on this machine, and what makes it run: a skipped test must not look like a passed one. */
export function noteNotRun(what: string, how: string): void {
  const line = `  ${what}: ${how}\n`;
  const file = process.env[VARIABLE];
  if (file === undefined) process.stderr.write(`not run here:\n${line}`);
  else appendFileSync(file, line);
}
