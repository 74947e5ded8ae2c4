import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startProgram } from './gateways.js';

const MAIN = 'dist/cli/main.js';

/** The `ready` line of `serve`. */
export interface ReadyLine {
  readonly msg: 'ready';
  readonly grpc: string;
  readonly admin: string;
  readonly policy: { readonly fingerprint: string; readonly mode: string };
}

export interface RunningServer {
  readonly grpc: string;
  readonly ready: ReadyLine;
  readonly process: ChildProcess;
  /** Everything logged so far. */
  readonly log: () => string;
  /** SIGTERM; the exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `serve` on free ports, without admin server unless asked; resolves at its `ready` line. */
export async function startServer(args: readonly string[], env: Record<string, string> = {}): Promise<RunningServer> {
  const given = (flag: string): boolean => args.includes(flag);
  const defaults = [
    ...(given('--listen') ? [] : ['--listen', '127.0.0.1:0']),
    ...(given('--admin') ? [] : ['--admin', 'off']),
  ];
  const running = await startProgram(['serve', ...defaults, ...args], { ...process.env, ...env });
  const ready = running.ready as unknown as ReadyLine;
  return { grpc: ready.grpc, ready, process: running.child, log: running.log, stop: running.stop };
}

/** Runs the program to its end. */
export async function runToEnd(
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<Finished> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'pipe', env: { ...process.env, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  child.stdin.end(input);
  const [status] = await once(child, 'close');
  return { status: typeof status === 'number' ? status : null, stdout, stderr };
}
