// What `wrap` adds to the start of a server: from the start of the process to the answer to `initialize`. Rounds are
// interleaved, so that whatever else the machine does meets all of them. Options: --rounds N (15), --check (end with 1 when a
// goal of thresholds.json is missed), --json. Needs `npm run build` first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judge } from './judge.mjs';
import { cpuMs } from './serve/processes.mjs';
import { median } from './serve/statistics.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);

const GOAL = 'wrap: what it adds to the start of a Node server, ms';
const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const filesystem = fileURLToPath(
  new URL('../node_modules/@modelcontextprotocol/server-filesystem/dist/index.js', import.meta.url),
);
const ASK =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"bench","version":"1"}}}\n';
const ANSWER =
  '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18","capabilities":{},"serverInfo":{"name":"s","version":"1"}}}';
const folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-bench-'));
const wrapped = (command) => [process.execPath, main, 'wrap', '--log-level', 'error', '--', ...command];

const node = [process.execPath, filesystem, folder];
/** Answers as soon as it is asked: all that is left is the wrap. */
const instant = ['/bin/sh', '-c', `read -r line; echo '${ANSWER}'; cat`];
const commands = {
  'node alone': [process.execPath, '-e', 'console.log(1)'],
  'a Node server': node,
  'a Node server, wrapped': wrapped(node),
  'an instant server': instant,
  'an instant server, wrapped': wrapped(instant),
};

/** Wall time to the first output, and the processor time that the process itself had used by then (Linux). */
async function measureOnce([program, ...args]) {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.on('error', () => undefined);
  child.stdin.write(ASK);
  await once(child.stdout, 'data');
  const wallMs = performance.now() - started;
  const ownMs = process.platform === 'linux' ? cpuMs(child.pid) : Number.NaN;
  child.stdout.resume();
  child.stdin.end();
  child.kill();
  await once(child, 'close');
  return { wallMs, ownMs };
}

async function measureAll() {
  const runs = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  for (const command of Object.values(commands)) await measureOnce(command);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, command] of Object.entries(commands)) runs[name].push(await measureOnce(command));
  }
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      { wallMs: median(all.map(({ wallMs }) => wallMs)), cpuMs: median(all.map(({ ownMs }) => ownMs)) },
    ]),
  );
}

function added(measured, server) {
  return measured[`${server}, wrapped`].wallMs - measured[server].wallMs;
}

function print(measured, goals) {
  console.log(`${rounds} rounds, medians, milliseconds; CPU is that of the started process itself`);
  const rows = Object.entries(measured).map(([start, { wallMs, cpuMs: cpu }]) => ({
    start,
    'to the answer': wallMs.toFixed(0),
    CPU: cpu.toFixed(0),
  }));
  console.table(rows);
  for (const server of ['a Node server', 'an instant server'])
    console.log(`wrap adds ${added(measured, server).toFixed(0)} ms to ${server}`);
  console.log(
    `the least that any program in front can add is node itself: ${measured['node alone'].wallMs.toFixed(0)} ms`,
  );
  console.table(goals.map((goal) => ({ ...goal, value: goal.value.toFixed(0), met: goal.met ? 'yes' : 'MISSED' })));
}

try {
  const measured = await measureAll();
  const goals = judge({ [GOAL]: added(measured, 'a Node server') }, (goal) => goal.startsWith('wrap: '));
  if (options.json) console.log(JSON.stringify({ measured, goals }, null, 2));
  else print(measured, goals);
  if (options.check && goals.some((goal) => !goal.met)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
