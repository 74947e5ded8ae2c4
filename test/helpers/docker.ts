import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Standard output of one docker command. Rejects with its error text. */
export async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await run('docker', args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** How a docker command ended, with both outputs as one text. */
export async function dockerRun(...args: readonly string[]): Promise<{ status: number; text: string }> {
  try {
    const { stdout, stderr } = await run('docker', args, { maxBuffer: 64 * 1024 * 1024 });
    return { status: 0, text: stdout + stderr };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'stdout' in error && 'stderr' in error)) throw error;
    return { status: Number(error.code), text: `${error.stdout}${error.stderr}` };
  }
}

export const BASE_IMAGE = 'node:24-bookworm-slim';
const TEST_IMAGE = 'extmcp-guard-test';

/** Why the image cannot be tested here, and what to do; undefined where it can. */
export function missingForImage(): string | undefined {
  if (!answers(['version'])) return 'no Docker engine answers; start one';
  if (process.env.TEST_IMAGE === undefined && !answers(['image', 'inspect', BASE_IMAGE]))
    return `docker pull ${BASE_IMAGE}, or name a built image in TEST_IMAGE`;
  return undefined;
}

function answers(args: readonly string[]): boolean {
  try {
    execFileSync('docker', args, { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** Builds the image of this tree; the engine's cache makes all but the first time short. */
export async function buildImage(): Promise<string> {
  const given = process.env.TEST_IMAGE;
  if (given !== undefined) return given;
  await docker('build', '--network=host', '--quiet', '--tag', TEST_IMAGE, '.');
  return TEST_IMAGE;
}

/** The compose command of this machine: the plug-in, or the program before it. */
export function composeCommand(): readonly string[] | undefined {
  if (answers(['compose', 'version'])) return ['docker', 'compose'];
  try {
    execFileSync('docker-compose', ['version'], { stdio: 'ignore', timeout: 20_000 });
    return ['docker-compose'];
  } catch {
    return undefined;
  }
}
