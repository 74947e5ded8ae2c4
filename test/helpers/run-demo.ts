import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { processesNaming } from './processes.js';

/** A home of its own for one run of the demo: temporary directory, cache, and programs on PATH. */
export interface DemoHome {
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
  /** Puts an executable script on the run's PATH. */
  program(name: string, script: string): Promise<void>;
  /** What a run left behind: files in its temporary directory, and processes that name it. */
  leftovers(): Promise<readonly string[]>;
  remove(): Promise<void>;
}

export async function createDemoHome(): Promise<DemoHome> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'extmcp-guard-demo-test-')));
  const bin = join(directory, 'bin');
  const temporary = join(directory, 'tmp');
  await mkdir(bin);
  await mkdir(temporary);
  const env = {
    PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin`,
    HOME: directory,
    XDG_CACHE_HOME: join(directory, 'cache'),
    TMPDIR: temporary,
    EXTMCP_GUARD_SKIP_BUILD: '1',
  };
  return {
    directory,
    env,
    program: (name, script) => writeFile(join(bin, name), script, { mode: 0o755 }),
    leftovers: async () => [...(await readdir(temporary)), ...(await processesNaming(temporary))],
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

export interface DemoRun {
  readonly status: number | null;
  readonly output: string;
}

/** Runs the demo. `watch` sees all output so far whenever there is more, and may send signals. */
export function runDemo(
  home: DemoHome,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  watch: (output: string, child: ChildProcess) => void = () => undefined,
): Promise<DemoRun> {
  const child = spawn(process.execPath, ['scripts/demo.mjs', ...args], {
    env: { ...home.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: string): void => {
    output += text;
    watch(output, child);
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}
