import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type ChildCommand, exitStatus, startFault } from '../process/run-child.js';

/** The MCP server behind the proxy. */
export interface ServerProcess {
  readonly input: Writable;
  readonly output: Readable;
  /** Its exit status as a shell would give it, and why in words. `started` is false when it could not be run. */
  readonly ended: Promise<ServerEnd>;
  /** Hands a signal on. */
  signal(signal: NodeJS.Signals): void;
  /** Ends the server and whatever it has started, at once. */
  kill(): void;
}

export interface ServerEnd {
  readonly status: number;
  readonly started: boolean;
  readonly why: string;
}

/** A grandchild may hold the output open after the server has ended; what it still says is not waited for. */
const OUTPUT_GRACE_MS = 1500;

type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts a server with piped input and output; its errors go where ours do. No shell. It leads a process group of its own, so
 * that nothing it starts can outlive a kill.
 */
export function startServerProcess({ command, args, env }: ChildCommand): ServerProcess {
  const child: Child = spawn(command, [...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env,
    shell: false,
    windowsHide: true,
    detached: process.platform !== 'win32',
  });
  child.stdin.on('error', () => undefined);
  // Node throws away what a child that has ended has printed, unless somebody waits to read it; our reader comes later.
  child.stdout.on('readable', () => undefined);
  const kill = (): void => killGroup(child);
  // Whatever ends this process must not leave the server behind.
  process.once('exit', kill);
  const ended = new Promise<ServerEnd>((resolve) => {
    const finish = (end: ServerEnd): void => {
      process.off('exit', kill);
      resolve(end);
    };
    child.once('error', (error: NodeJS.ErrnoException) => {
      child.stdout.destroy();
      finish({ ...startFault(command, error), started: false });
    });
    child.once('exit', () => setTimeout(() => abandonOutput(child), OUTPUT_GRACE_MS).unref());
    child.once('close', (code, signal) => {
      const why = signal === null ? `ended with status ${code}` : `ended by ${signal}`;
      finish({ status: exitStatus(code, signal), started: true, why });
    });
  });
  return {
    input: child.stdin,
    output: child.stdout,
    ended,
    signal: (signal) => void child.kill(signal),
    kill,
  };
}

function abandonOutput(child: Child): void {
  if (child.stdout.destroyed) return;
  killGroup(child);
  child.stdout.destroy();
}

function killGroup(child: Child): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
