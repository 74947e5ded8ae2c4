// Load by h2load where it is installed (Debian: nghttp2-client), else by a client of ours.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive, PATH } from './http2-client.mjs';
import { cpuMs } from './processes.mjs';

export const hasH2load = spawnSync('h2load', ['--version']).status === 0;

/** Sends a load to a server: calls per second, and the server's CPU time per call in microseconds. */
export async function measure(server, load) {
  const before = cpuMs(server.pid);
  const ms = await (hasH2load ? byH2load : drive)(server.address, { ...load, tls: server.tls });
  return { rate: (load.calls / ms) * 1000, cpuMicros: ((cpuMs(server.pid) - before) / load.calls) * 1000 };
}

async function byH2load(address, { hook, frame, calls, inFlight, tls }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const body = join(folder, 'body');
  writeFileSync(body, frame);
  try {
    const args = ['-n', calls, '-c', 1, '-m', inFlight, '-w', 24, '-W', 24, '-d', body];
    const headers = ['-H', 'content-type: application/grpc', '-H', 'te: trailers'];
    const output = await run('h2load', [...args, ...headers, `${tls ? 'https' : 'http'}://${address}${PATH}${hook}`]);
    return readFinish(output, calls);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(command, args) {
  const child = spawn(command, args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
  return output;
}

/** Milliseconds from h2load's `finished in 1.23s, …`; throws unless every call succeeded. */
function readFinish(output, calls) {
  const match = /finished in ([\d.]+)(us|ms|s),/.exec(output);
  const succeeded = /(\d+) succeeded/.exec(output)?.[1];
  if (match === null || Number(succeeded) !== calls) throw new Error(`h2load: ${output.slice(0, 2000)}`);
  const factor = { us: 0.001, ms: 1, s: 1000 }[match[2]];
  return Number(match[1]) * factor;
}
