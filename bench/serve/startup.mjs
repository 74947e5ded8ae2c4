// From start to ready, and what it costs before the first call.
import { execFileSync } from 'node:child_process';
import { cpuMs, memoryMb } from './processes.mjs';
import { median } from './statistics.mjs';
import { startGuard } from './variants.mjs';

const RUNS = 3;
const SETTLE_MS = 2_000;
/** V8 gives back what starting took only once little has happened for a while, some 20 s on an idle server. */
const IDLE_MS = 30_000;
/** Loads every module of the server and ends. */
const LOAD_ONLY = `await import('./dist/app/open-serve.js'); const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)`;

/** Wall and CPU time to `ready`, that of loading the modules alone, and the memory of an idle server. */
export async function measureStart() {
  const starts = [];
  for (let run = 0; run < RUNS; run++) starts.push(await oneStart());
  const loadMs = median(Array.from({ length: RUNS }, loadModules));
  const readyCpuMs = median(starts.map((start) => start.readyCpuMs));
  return {
    readyMs: median(starts.map((start) => start.readyMs)),
    readyCpuMs,
    loadMs,
    afterLoadSeconds: (readyCpuMs - loadMs) / 1000,
    idleMb: await idleMemory(),
  };
}

/** Without workers: they start beside it, and their time is not that of the server. */
async function oneStart() {
  const server = await startGuard(['--workers', '0']);
  const { readyMs, readyCpuMs } = server;
  await server.stop();
  return { readyMs, readyCpuMs };
}

/** With one worker, as on two cores. */
async function idleMemory() {
  const server = await startGuard(['--workers', '1']);
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idleMb = memoryMb(server.pid, 'VmRSS');
  await server.stop();
  return idleMb;
}

function loadModules() {
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', LOAD_ONLY], { encoding: 'utf8' }));
}

/** CPU that a server without a caller uses, per mille of a core. */
export async function idleCpu(server, ms = SETTLE_MS) {
  const before = cpuMs(server.pid);
  await new Promise((resolve) => setTimeout(resolve, ms));
  return ((cpuMs(server.pid) - before) / ms) * 1000;
}
