// Everything the demo starts, so that everything can be ended: each program leads a process group of its own.
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const GRACE_MS = 4000;

export function createProcesses() {
  const running = new Set();
  return {
    /**
     * Starts a program and keeps the last lines of its stderr for error messages. `cleanUp` is a command that removes
     * what the end of the program alone would not, such as its container.
     */
    start(name, { file, args, cleanUp }, options = {}) {
      const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
      const started = { name, child, cleanUp, log: [], ended: undefined };
      started.ended = new Promise((resolve) => {
        child.once('error', (error) => resolve(`${name} cannot start: ${error.code}`));
        child.once('exit', (code, signal) => resolve(`${name} ended with ${signal ?? code}`));
      });
      // A program that ends by itself may leave children behind.
      child.once('exit', () => signalGroup(child, 'SIGKILL'));
      started.ended.then(() => running.delete(started));
      child.stderr.setEncoding('utf8').on('data', (text) => keepTail(started.log, text));
      running.add(started);
      return started;
    },
    stop: stopGroup,
    /** Ends a program without letting it tidy up, as a crash would. */
    async kill({ child, ended }) {
      signalGroup(child, 'SIGKILL');
      await ended;
    },
    /** Ends all that is left, and its children. */
    async stopAll() {
      await Promise.all([...running].map((started) => stopGroup(started)));
    },
    /** The same without waiting, for the way out of the process. */
    killAll() {
      for (const { child, cleanUp } of running) {
        signalGroup(child, 'SIGKILL');
        runCleanUp(cleanUp);
      }
    },
  };
}

/** Waits until `ready` gives something, the program ends, or the time is over. */
export async function waitUntil(started, ready, timeoutMs = 20_000) {
  let ended;
  started.ended.then((why) => {
    ended = why;
  });
  for (let waited = 0; waited < timeoutMs; waited += 50) {
    if (ended !== undefined) throw new Error(`${ended}\n${started.log.join('')}`);
    const value = await ready();
    if (value !== undefined) return value;
    await sleep(50);
  }
  throw new Error(`${started.name} is not ready after ${timeoutMs / 1000} s\n${started.log.join('')}`);
}

async function stopGroup({ child, ended, cleanUp }) {
  if (child.pid === undefined) return;
  const gone = ended.then(() => true);
  signalGroup(child, 'SIGTERM');
  const polite = await Promise.race([gone, sleep(GRACE_MS, false, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  if (!polite) await gone;
  runCleanUp(cleanUp);
}

function runCleanUp(command) {
  if (command !== undefined) spawnSync(command.file, command.args, { stdio: 'ignore', timeout: GRACE_MS });
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

function keepTail(log, text) {
  log.push(text);
  if (log.length > 50) log.shift();
}
