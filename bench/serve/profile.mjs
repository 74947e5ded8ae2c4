// Where the CPU time goes: functions by the time spent in themselves, from Node's own sampling profiler.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure } from './load.mjs';
import { startGuard } from './variants.mjs';

const TOP = 12;

/** Runs a load on a guard of its own under the profiler; per thread the dearest functions and their shares. */
export async function profileLoad(load) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  try {
    const server = await startGuard([], { nodeArgs: ['--cpu-prof', `--cpu-prof-dir=${folder}`] });
    await measure(server, load);
    await server.stop();
    return readdirSync(folder).map((name) => dearest(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function dearest({ nodes, samples, timeDeltas }) {
  const names = new Map(nodes.map((node) => [node.id, nameOf(node.callFrame)]));
  const micros = new Map();
  samples.forEach((id, index) => {
    const name = names.get(id) ?? '?';
    micros.set(name, (micros.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  });
  micros.delete('(idle)');
  const total = [...micros.values()].reduce((sum, one) => sum + one, 0);
  return [...micros]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TOP)
    .map(([name, own]) => ({ function: name, share: own / total, ms: own / 1000 }));
}

function nameOf({ functionName, url, lineNumber }) {
  const file = url.split('/').slice(-2).join('/');
  return `${functionName === '' ? '(anonymous)' : functionName}${file === '' ? '' : ` ${file}:${lineNumber + 1}`}`;
}
