import { type ChildProcess, spawn } from 'node:child_process';
import { createLineSplitter } from '../gateway/relay/line-splitter.js';
import { type Channel, type ChannelEvents, MAX_MESSAGE_BYTES } from './channel.js';

export interface StdioServer {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether the server's standard error is shown. */
  readonly showLog: boolean;
}

/** From the end of input to SIGTERM, and from there to SIGKILL. */
const GRACE_MS = 1000;

/** Starts a server without a shell, in a process group of its own, so that nothing that it starts outlives the session. */
export function openStdioChannel(server: StdioServer, events: ChannelEvents): Channel {
  const child = spawn(server.command, [...server.args], {
    env: server.env,
    stdio: ['pipe', 'pipe', server.showLog ? 'inherit' : 'ignore'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      events.closed(`the command cannot be started (${error.code ?? error.name})`);
      resolve();
    });
    child.once('exit', (code, signal) => {
      events.closed(signal === null ? `the server ended with status ${code}` : `the server was ended by ${signal}`);
      resolve();
    });
  });
  const tooLong = (): void => {
    events.closed(`the server sent a line of more than ${MAX_MESSAGE_BYTES} bytes`);
    signalGroup(child, 'SIGKILL');
  };
  child.stdout?.on(
    'data',
    createLineSplitter(MAX_MESSAGE_BYTES, (line) => events.message(line.toString('utf8')), tooLong),
  );
  child.stdin?.on('error', () => undefined);
  const stopWatching = endWithParent(child);
  return {
    send(message) {
      child.stdin?.write(`${message}\n`);
      return Promise.resolve('sent');
    },
    negotiated: () => undefined,
    async close() {
      child.stdin?.end();
      const timers = (['SIGTERM', 'SIGKILL'] as const).map((signal, step) =>
        setTimeout(() => signalGroup(child, signal), GRACE_MS * (step + 1)),
      );
      await ended;
      for (const timer of timers) clearTimeout(timer);
      signalGroup(child, 'SIGKILL');
      child.stdout?.destroy();
      stopWatching();
    },
  };
}

/** A child in a group of its own does not get the terminal's signals: they are handed on, and then obeyed. */
function endWithParent(child: ChildProcess): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const obey = (signal: NodeJS.Signals): void => {
    signalGroup(child, 'SIGKILL');
    stop();
    process.kill(process.pid, signal);
  };
  const stop = (): void => {
    for (const signal of signals) process.off(signal, obey);
  };
  for (const signal of signals) process.on(signal, obey);
  return stop;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Nothing of the group is left.
  }
}
