import { readdir, readFile } from 'node:fs/promises';

/** Only Linux shows every process's command line without another program. */
export const canSeeProcesses = process.platform === 'linux';

/** The command lines of running processes that name `path`; none where they cannot be seen. */
export async function processesNaming(path: string): Promise<readonly string[]> {
  if (!canSeeProcesses) return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(path)).map((line) => line.replaceAll('\0', ' '));
}
