// Minutes of mixed hostile and normal load on the server that ships: no crash, no wrong answer, no growth of memory.
//   node scripts/soak.mjs [--seconds 600] [--seed 1] [--json]
// The same seed sends the same calls. Needs `npm run build` first. Ends with 1 when something went wrong.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memoryMb, startScript } from '../bench/serve/processes.mjs';
import { createCalls } from './soak/calls.mjs';
import { judge } from './soak/judge.mjs';
import { openPeer } from './soak/peer.mjs';
import { keepReloading } from './soak/reloads.mjs';
import { vandalise } from './soak/vandal.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(options.seconds);
const seed = Number(options.seed);
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('soak: --seconds must be a positive number and --seed a whole one');
  process.exit(2);
}

const CALLERS = 6;
const SAMPLE_MS = 1_000;
const VANDAL_MS = 250;
const RELOAD_MS = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const reloads = keepReloading(join(folder, 'policy.yaml'));
const flags = ['--policy', reloads.file, '--audit', join(folder, 'audit.jsonl'), '--audit-max-bytes', '16777216'];
const listen = ['--listen', '127.0.0.1:0', '--admin', 'off'];
const server = await startScript('dist/cli/main.js', ['serve', ...listen, ...flags]);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.kill('SIGKILL');
    process.exit(1);
  });
let ended;
server.exited.then((code) => {
  ended = { code };
});

const tally = { calls: 0, overloaded: 0, kinds: {}, wrong: [] };
const memory = [];
const endMs = performance.now() + seconds * 1000;
const over = () => ended !== undefined || performance.now() >= endMs;

/** One caller after the other takes the next call of the one sequence. */
async function keepCalling(peer, nextCall) {
  while (!over()) {
    const call = nextCall();
    const answer = await peer.send(call.hook, call.bytes);
    tally.calls++;
    tally.kinds[call.kind] = (tally.kinds[call.kind] ?? 0) + 1;
    if (answer.code === 'overloaded') tally.overloaded++;
    else if (!call.isRight(answer))
      tally.wrong.push({ kind: call.kind, number: call.number, answered: answer.summary });
  }
}

async function every(ms, act) {
  for (let turn = 1; !over(); turn++) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (!over()) await act(turn);
  }
}

const peer = openPeer(server.address);
const nextCall = createCalls(seed);
await Promise.all([
  ...Array.from({ length: CALLERS }, () => keepCalling(peer, nextCall)),
  every(SAMPLE_MS, () => memory.push(memoryMb(server.pid, 'VmRSS'))),
  every(VANDAL_MS, (turn) => vandalise(server.address, turn)),
  every(RELOAD_MS, (turn) => reloads.replace(turn)),
]);
peer.close();
const crashed = ended !== undefined;
const status = crashed ? ended.code : await server.stop();
rmSync(folder, { recursive: true });

const outcome = judge({ seconds, seed, tally, memory, crashed, status });
if (options.json) console.log(JSON.stringify(outcome, null, 2));
else {
  for (const fault of outcome.faults) console.log(`fault: ${fault}`);
  console.log(outcome.summary);
}
process.exitCode = outcome.faults.length === 0 ? 0 : 1;
