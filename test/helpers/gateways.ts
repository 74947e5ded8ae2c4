import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program of ours that runs beside a test. */
export interface Running {
  readonly child: ChildProcess;
  /** The fields of its `ready` line. */
  readonly ready: Readonly<Record<string, unknown>>;
  /** Everything it wrote to stderr so far. */
  readonly log: () => string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const START_MS = 20_000;

/** Starts `extmcp-guard <args>` from dist/ and waits for its `ready` line. */
export function startProgram(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Running> {
  return startScript('dist/cli/main.js', args, env);
}

/** Starts a Node script that says `{"msg":"ready", …}` on stderr when it is. */
export async function startScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = await firstReady(child.stderr, lines, ended);
  return {
    child,
    ready,
    log: () => lines.join('\n'),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

async function firstReady(
  stderr: Readable,
  lines: string[],
  ended: Promise<number | null>,
): Promise<Readonly<Record<string, unknown>>> {
  const found = new Promise<Readonly<Record<string, unknown>>>((resolve) => {
    createInterface({ input: stderr }).on('line', (line) => {
      lines.push(line);
      const parsed = tryParse(line);
      if (parsed?.msg === 'ready') resolve(parsed);
    });
  });
  const failed = ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${lines.join('\n')}`)));
  failed.catch(() => undefined);
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`not ready: ${lines.join('\n')}`)), START_MS).unref();
  });
  return Promise.race([found, failed, late]);
}

function tryParse(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
