// Our server against a stock grpc-js server, as ratios within one run. Options: --rounds N (3), --check (end with 1 when
// a goal is missed), --json, --profile (show where the CPU time of a small and of a large call goes).
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, expectAnswer } from './serve/compare.mjs';
import { judgeGoals } from './serve/goals.mjs';
import { smallCallsBesideHuge } from './serve/latency.mjs';
import { hasH2load } from './serve/load.mjs';
import { loads, SMALL } from './serve/loads.mjs';
import { memoryMb } from './serve/processes.mjs';
import { profileLoad } from './serve/profile.mjs';
import { measureStart } from './serve/startup.mjs';
import { variants } from './serve/variants.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);

/** On all loads; the others, which cost only small calls anything, on those alone. */
const MAIN_VARIANTS = ['stock', 'our transport', 'default', 'everything'];

const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
const running = [];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const server of running) server.kill('SIGKILL');
    process.exit(1);
  });
try {
  const measured = await run();
  const goals = judgeGoals(measured);
  if (options.json) console.log(JSON.stringify({ ...measured, goals }, null, 2));
  else print(measured, goals);
  if (options.profile) await printProfiles();
  if (options.check && goals.some((goal) => !goal.met)) process.exitCode = 1;
} finally {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}

async function run() {
  const start = await measureStart();
  const all = loads();
  const small = { [SMALL]: all[SMALL] };
  const starters = variants(folder);
  const servers = {};
  for (const [name, starter] of Object.entries(starters)) {
    const server = await starter();
    if (server === undefined) continue;
    servers[name] = { ...server, name };
    running.push(server);
  }
  const main = MAIN_VARIANTS.map((name) => servers[name]);
  await checkAnswers(servers, all);
  const rows = await compare(main, all, rounds);
  const others = Object.values(servers).filter((server) => !MAIN_VARIANTS.includes(server.name));
  const more = (await compare([servers.stock, servers.default, ...others], small, rounds)).slice(2);
  const latency = await smallCallsBesideHuge(servers.default);
  const peakMb = memoryMb(servers.default.pid, 'VmHWM');
  return { start, rows: [...rows, ...more], latency, peakMb };
}

/** Also lets workers warm up: until they have compiled the policy large bodies are decided on the main thread. */
async function checkAnswers(servers, all) {
  for (const server of Object.values(servers)) {
    for (const [name, spec] of Object.entries(all)) {
      const passesAll = server.name === 'stock' || server.name === 'our transport';
      await expectAnswer(server, name, spec, passesAll ? 'pass' : spec.wants);
    }
  }
}

function print({ start, rows, latency, peakMb }, goals) {
  const fixed = (value, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : 'not measured');
  console.log(`${rounds} rounds, medians; ${availableParallelism()} cores; client: ${hasH2load ? 'h2load' : 'node'}`);
  console.table(
    rows.map((row) => ({
      load: row.load,
      server: row.server,
      'calls/s': fixed(row.perSecond, 0),
      'CPU us/call': fixed(row.cpuMicros, 0),
      'rate to stock': fixed(row.rateRatio),
      'CPU to stock': fixed(row.cpuRatio),
    })),
  );
  console.log(
    `start to ready: ${fixed(start.readyMs, 0)} ms, CPU ${fixed(start.readyCpuMs, 0)} ms, of that loading modules ${fixed(start.loadMs, 0)} ms`,
  );
  console.log(`memory: ${fixed(start.idleMb, 0)} MB idle after 30 s, ${fixed(peakMb, 0)} MB at most under all loads`);
  console.log(
    `small calls: p99 ${fixed(latency.idleP99)} ms alone; beside 20 MB results p50 ${fixed(latency.besideP50)} ms, p99 ${fixed(latency.besideP99)} ms`,
  );
  console.table(goals.map((goal) => ({ ...goal, value: fixed(goal.value), met: goal.met ? 'yes' : 'MISSED' })));
}

async function printProfiles() {
  for (const name of [SMALL, '1 MiB clean']) {
    for (const thread of await profileLoad(loads()[name])) {
      console.log(`profile of '${name}', one thread`);
      console.table(thread.map((row) => ({ ...row, share: row.share.toFixed(3), ms: row.ms.toFixed(0) })));
    }
  }
}
