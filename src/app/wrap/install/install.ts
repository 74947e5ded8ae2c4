import { createHash } from 'node:crypto';
import {
  copyFileSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodeUtf8 } from '../../../domain/json/decode.js';
import { err, ok, type Result } from '../../../domain/result.js';
import { type Launcher, type PlannedServer, planInstall } from './plan.js';

/** What was done to a configuration file, or would be. */
export interface InstallReport {
  readonly file: string;
  readonly servers: readonly PlannedServer[];
  /** Where the file as it was is kept; undefined when nothing changes. */
  readonly backup: string | undefined;
  readonly written: boolean;
}

/**
 * Wraps the servers of a configuration file. A backup comes first; its name holds the digest of what is written, so that a
 * later look tells whether anybody has changed the file since.
 */
export function install(name: string, launcher: Launcher, write: boolean): Result<InstallReport, string> {
  const read = readConfig(name);
  if (!read.ok) return read;
  const { file, text } = read.value;
  const plan = planInstall(text, launcher);
  if (!plan.ok) return err(`${name} ${plan.error}`);
  const { servers } = plan.value;
  if (plan.value.text === text) return ok({ file, servers, backup: undefined, written: false });
  const bytes = Buffer.from(plan.value.text);
  const backup = `${file}${SUFFIX}${digestOf(bytes)}`;
  if (write) {
    copyFileSync(file, backup);
    replaceFile(file, bytes);
  }
  return ok({ file, servers, backup, written: write });
}

/** Puts the file back as it was, byte for byte. A file that was changed since is left alone. */
export function uninstall(name: string, write: boolean): Result<InstallReport, string> {
  const read = readConfig(name);
  if (!read.ok) return read;
  const { file, bytes } = read.value;
  const backup = `${file}${SUFFIX}${digestOf(bytes)}`;
  const backups = readdirSync(dirname(file)).filter((one) => one.startsWith(basename(file) + SUFFIX));
  if (!backups.includes(basename(backup))) {
    const [known] = backups;
    return err(
      known === undefined
        ? `${name} has no backup: nothing was installed here`
        : `${name} was changed after the installation; the file as it was before is ${join(dirname(file), known)}`,
    );
  }
  if (write) {
    replaceFile(file, readFileSync(backup));
    rmSync(backup);
  }
  return ok({ file, servers: [], backup, written: write });
}

const SUFFIX = '.extmcp-guard-';

interface ConfigFile {
  readonly file: string;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Links are followed: replacing one by a file would part it from what it stands for. */
function readConfig(name: string): Result<ConfigFile, string> {
  try {
    const file = realpathSync(name);
    const bytes = readFileSync(file);
    const text = decodeUtf8(bytes);
    return text === undefined ? err(`${name} is not valid UTF-8`) : ok({ file, bytes, text });
  } catch {
    return err(`${name} cannot be read`);
  }
}

/** By a rename: whoever reads the file sees the old text or the new one. Its mode stays. */
function replaceFile(file: string, bytes: Buffer): void {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, bytes, { mode: statSync(file).mode });
  renameSync(fresh, file);
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
