// Servers as processes of their own, and what the kernel says of them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Kernel ticks per second in /proc/PID/stat (USER_HZ, 100 on every Linux that Node runs on). */
const TICKS_PER_SECOND = 100;

/** Starts a script and waits for its `ready` line. */
export async function startScript(script, args = [], { nodeArgs = [], env = {} } = {}) {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, script, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const lines = [];
  const ready = await new Promise((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (line.includes('"msg":"ready"')) resolve(JSON.parse(line));
    });
    exited.then((code) => reject(new Error(`${script} ended with ${code}: ${lines.slice(-5).join('\n')}`)));
  });
  return {
    pid: child.pid,
    address: ready.grpc,
    admin: ready.admin,
    readyMs: performance.now() - startedMs,
    readyCpuMs: cpuMs(child.pid),
    lines,
    exited,
    kill: (signal) => child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** CPU time that a process has used so far, all its threads, milliseconds; NaN where /proc is missing. */
export function cpuMs(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return Number.NaN;
  // The second field, the name, may hold spaces; user and system time are the 12th and 13th behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Resident memory in MB: now (`VmRSS`) or the most ever (`VmHWM`). */
export function memoryMb(pid, field) {
  const match = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '');
  return match === null ? Number.NaN : Number(match[1]) / 1024;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
