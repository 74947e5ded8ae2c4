import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Signals that a parent hands on; the child decides what they mean. */
const FORWARDED: readonly NodeJS.Signals[] = [
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
  'SIGUSR1',
  'SIGUSR2',
  'SIGWINCH',
  'SIGCONT',
];

/** The status for a command that cannot be started, whatever the reason. */
const CANNOT_START = 127;

export interface ChildCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs a program with this one's own streams and waits for its end. No shell. Signals are handed on.
 * @returns its status; 128 + n after signal n; 127 when it cannot be started.
 */
export function runChild(child: ChildCommand, onStartFault: (message: string) => void): Promise<number> {
  return new Promise((resolve) => {
    const forward = (signal: NodeJS.Signals): void => void running.kill(signal);
    // Before the start: a signal that came between would end this process alone.
    for (const signal of FORWARDED) process.on(signal, forward);
    const running = spawn(child.command, [...child.args], {
      stdio: 'inherit',
      env: child.env,
      shell: false,
      windowsHide: true,
    });
    const finish = (status: number): void => {
      for (const signal of FORWARDED) process.off(signal, forward);
      resolve(status);
    };
    running.once('error', (error: NodeJS.ErrnoException) => {
      const fault = startFault(child.command, error);
      onStartFault(fault.why);
      finish(fault.status);
    });
    running.once('exit', (code, signal) => finish(exitStatus(code, signal)));
  });
}

/** What to say, and with which status to end, when a command cannot be started. */
export function startFault(
  command: string,
  error: NodeJS.ErrnoException,
): { readonly status: number; readonly why: string } {
  return {
    status: CANNOT_START,
    why: `cannot start ${command}: ${error.code ?? error.name}`,
  };
}

/** The status that a shell would give: the child's own, or 128 and the number of the signal that ended it. */
export function exitStatus(code: number | null, signal: NodeJS.Signals | null): number {
  if (code !== null) return code;
  return 128 + (signal === null ? 0 : constants.signals[signal]);
}
