// The servers that are compared.
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startScript } from './processes.mjs';

const MAIN = 'dist/cli/main.js';

const IDENTITY_AND_RATE = `version: 1
clients: [{ id: bench, profile: default }]
unknownClient: deny
profiles: { default: { rate: { limit: 1000000, window: 1s } } }
`;

/** Starts the program with some flags on free ports. */
export function startGuard(flags, options) {
  return startScript(MAIN, ['serve', '--listen', '127.0.0.1:0', '--admin', 'off', ...flags], options);
}

export const startStock = () => startScript('bench/serve/stock-server.mjs');

/** Every variant: its name, and how it is started. Those that this machine cannot run start as undefined. */
export function variants(folder) {
  const file = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const everything = file('everything.yaml', IDENTITY_AND_RATE);
  const audit = (name) => ['--audit', join(folder, `${name}.jsonl`)];
  return {
    stock: () => startStock(),
    'our transport': () => startScript('bench/serve/transport-server.mjs'),
    default: () => startGuard([]),
    everything: () => startGuard(['--policy', everything, ...audit('everything')]),
    audit: () => startGuard(audit('audit')),
    'identity + rate': () => startGuard(['--policy', everything]),
    'rate in Redis': async () => {
      const redis = await startRedis();
      if (redis === undefined) return undefined;
      const server = await startGuard(['--policy', everything, '--redis', redis.url]);
      return { ...server, stop: () => Promise.all([server.stop(), redis.stop()]) };
    },
    TLS: async () => {
      const flags = selfSigned(folder);
      return flags === undefined ? undefined : { ...(await startGuard(flags)), tls: true };
    },
  };
}

/** A certificate by the openssl program; undefined without it. */
function selfSigned(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...curve, '-nodes', '-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'],
      { stdio: 'ignore' },
    );
  } catch {
    return undefined;
  }
  return ['--tls-cert', cert, '--tls-key', key];
}

/** A Redis of our own on a free port; undefined where there is none. */
async function startRedis() {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', port, '--bind', '127.0.0.1', '--save', ''].map(String));
  const started = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.stdout.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) resolve(true);
    });
  });
  return started ? { url: `redis://127.0.0.1:${port}`, stop: () => child.kill('SIGTERM') } : undefined;
}

function freePort() {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    }),
  );
}
