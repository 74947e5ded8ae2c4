// From start to ready, and what it costs before the first call.
import { execFileSync } from 'node:child_process';
import { cpuMs, memoryMb } from './processes.mjs';
import { median } from './statistics.mjs';
import { startGuard } from './variants.mjs';

const RUNS = 3;
const SETTLE_MS = 2_000;
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
    idleMb: median(starts.map((start) => start.idleMb)),
  };
}

/** With one worker, as on two cores; its own start is awaited for the memory and left out of the time. */
async function oneStart() {
  const alone = await startGuard(['--workers', '0']);
  const { readyMs, readyCpuMs } = alone;
  await alone.stop();
  const server = await startGuard(['--workers', '1']);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const idleMb = memoryMb(server.pid, 'VmRSS');
  await server.stop();
  return { readyMs, readyCpuMs, idleMb };
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
