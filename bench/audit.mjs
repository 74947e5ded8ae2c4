// Audit rows and rate windows: what a row costs, what a kill loses, what passes at a limit. Needs `npm run build` first.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const { createAudit } = await import('../dist/adapters/audit/create-audit.js');
const { verifyChain } = await import('../dist/adapters/audit/verify-chain.js');
const { createLimiter } = await import('../dist/adapters/limits/create-limiter.js');

const KILLS = 5;
const LIMIT = 100;
const HOUR_MS = 3_600_000;
const clock = { wallMs: () => Date.now(), monotonicMs: () => performance.now() };
const folder = mkdtempSync(join(tmpdir(), 'extmcp-guard-bench-'));
let failed = false;

function report(name, value, unit, bad = false) {
  failed ||= bad;
  console.log(`${name.padEnd(52)} ${String(value).padStart(10)} ${unit}${bad ? '   WRONG' : ''}`);
}

function open(path, sync) {
  return createAudit({
    target: { kind: 'file', path },
    sync,
    maxBytes: 256 * 1024 * 1024,
    clock,
    instance: `bench/${process.pid}`,
  });
}

const record = (n) => ({
  id: `id-${n}`,
  ref: `ref-${n}`,
  hook: 'request',
  client: 'alice',
  profile: 'default',
  service: 'filesystem',
  method: 'tools/call',
  tool: 'read_text_file',
  verdict: 'pass',
  argsDigest: '0'.repeat(64),
  bytesIn: 300,
  bytesOut: 300,
  redactions: {},
  droppedKeys: [],
  policy: '0123456789abcdef',
  micros: 120,
});

/** The child of the kill: writes a row, then says so, as a server answers. */
async function writeUntilKilled(path) {
  const audit = open(path, 'write');
  for (let n = 0; ; n += 1) {
    await audit.append(record(n));
    writeSync(1, `ref-${n}\n`);
  }
}

async function costOfRows() {
  const audit = open(join(folder, 'write.jsonl'), 'write');
  for (let n = 0; n < 2000; n += 1) await audit.append(record(n));
  const rows = 20_000;
  const started = performance.now();
  const before = process.cpuUsage();
  for (let n = 0; n < rows; n += 1) await audit.append(record(n));
  const { user, system } = process.cpuUsage(before);
  report('a row, one write, by the clock', (((performance.now() - started) * 1000) / rows).toFixed(1), 'µs');
  report('a row, one write, processor time', ((user + system) / rows).toFixed(1), 'µs');
  await audit.close();
}

async function costOfSyncedRows(lanes) {
  const audit = open(join(folder, `synced-${lanes}.jsonl`), 'fdatasync');
  const waits = [];
  const started = performance.now();
  const lane = async () => {
    for (let n = 0; n < 200; n += 1) {
      const asked = performance.now();
      await audit.append(record(n));
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const perRow = ((performance.now() - started) * 1000) / waits.length;
  waits.sort((a, b) => a - b);
  report(`a row, group commit with fdatasync, ${lanes} at once`, perRow.toFixed(1), 'µs');
  report('  its wait, median', waits[Math.floor(waits.length / 2)].toFixed(2), 'ms');
  report('  its wait, 99 of 100', waits[Math.floor(waits.length * 0.99)].toFixed(2), 'ms');
  await audit.close();
}

async function killed(path) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await once(child.stdout, 'data');
  await sleep(400);
  child.kill('SIGKILL');
  await once(child, 'close');
  return said.split('\n').slice(0, -1);
}

async function rowsLost() {
  let answered = 0;
  let lost = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const path = join(folder, `killed-${kill}.jsonl`);
    const refs = await killed(path);
    const written = readFileSync(path, 'utf8');
    answered += refs.length;
    lost += refs.filter((ref) => !written.includes(`"ref":"${ref}"`)).length;
    if (!verifyChain([path]).ok) failed = true;
  }
  report(`rows answered before ${KILLS} kills (SIGKILL)`, answered, 'rows');
  report('  of these lost', lost, 'rows', lost > 0);
}

async function passedOf(limiters, name) {
  const windows = [{ limit: LIMIT, windowMs: HOUR_MS }];
  let passed = 0;
  const started = performance.now();
  for (let wave = 0; wave < 25; wave += 1) {
    const asked = Array.from({ length: 16 }, (_v, i) => limiters[i % limiters.length].take('bench', windows, 'deny'));
    passed += (await Promise.all(asked)).filter(({ kind }) => kind === 'allowed').length;
  }
  const perCall = ((performance.now() - started) * 1000) / 400;
  report(`passed of 400 at a limit of ${LIMIT}, ${name}`, passed, 'calls', passed !== LIMIT);
  report('  cost of a question, 16 at once', perCall.toFixed(1), 'µs');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function windowsInAStore() {
  const program = [process.env.REDIS_SERVER_BIN ?? 'redis-server', 'valkey-server'].find(
    (name) => spawnSync(name, ['--version']).status === 0,
  );
  if (program === undefined)
    return console.log('windows in a store: not run; apt-get install redis-server, or set REDIS_SERVER_BIN');
  const port = await freePort();
  const store = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  const redisUrl = `redis://127.0.0.1:${port}`;
  await sleep(500);
  const limiters = [
    await createLimiter({ redisUrl, clock, onDegraded: () => undefined }),
    await createLimiter({ redisUrl, clock, onDegraded: () => undefined }),
  ];
  await passedOf(limiters, 'two servers, one store');
  for (const limiter of limiters) await limiter.close();
  store.kill('SIGKILL');
  await once(store, 'exit');
}

const childPath = process.argv[2];
if (childPath?.endsWith('.jsonl')) await writeUntilKilled(childPath);
try {
  await costOfRows();
  await costOfSyncedRows(1);
  await costOfSyncedRows(64);
  await rowsLost();
  await passedOf([await createLimiter({ redisUrl: undefined, clock, onDegraded: () => undefined })], 'in memory');
  await windowsInAStore();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
