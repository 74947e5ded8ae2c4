import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { denialData, type LoadedAnswer } from '../helpers/grpc/client.js';
import { until } from '../helpers/grpc/server.js';
import { keepCalling } from '../helpers/load.js';
import { type ServeProcess, startServe } from '../helpers/serve-process.js';

const RELOADS = 200;
/** Every so many replacements nothing but the watch on the files tells the server. */
const WATCHED_EVERY = 20;

const folder = mkdtempSync(join(tmpdir(), 'guard-reload-'));
const file = join(folder, 'policy.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

/** Version x denies x.txt and knows the secret x-…; the presets are left out, since only the versions matter here. */
const version = (name: 'a' | 'b', serial: number): string =>
  [
    'version: 1',
    'profiles:',
    `  default: { paths: { deny: ["${name}.txt", "serial-${serial}.txt"] } }`,
    'secrets:',
    '  presets: []',
    '  marker: plain',
    '  rules:',
    `    - { id: secret-${name}, pattern: "secret-${name}-[a-z]{8}", examples: { hit: [secret-${name}-abcdefgh], miss: [x] } }`,
  ].join('\n');
const broken = (serial: number): string =>
  serial % 4 === 1 ? `version: 1\nmode: serial-${serial}\n` : `version: 1\nprofiles: {serial-${serial}`;

/** As a ConfigMap or an editor does it: readers see the old file or the new one. */
function replace(text: string): void {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}

const reloads = (serve: ServeProcess): number =>
  serve.log.filter((row) => row.msg === 'policy reloaded' || String(row.msg).startsWith('the policy was not reloaded'))
    .length;

const line = 'an ordinary line of a page\n';
const large = JSON.stringify({
  content: [{ type: 'text', text: `secret-a-abcdefgh ${line.repeat(4_000)} secret-b-abcdefgh` }],
});
const small = JSON.stringify({ content: [{ type: 'text', text: 'secret-a-abcdefgh secret-b-abcdefgh' }] });

test('two hundred reloads, good and bad in turn, fail no call and mix no two versions', async () => {
  replace(version('a', 0));
  await using serve = await startServe('--policy', file, '--workers', '1');
  const versionOf = new Map<string, 'a' | 'b'>();
  const seen = new Set<string>();
  const noteVersion = (answer: LoadedAnswer, denies: 'a' | 'b'): void => {
    const fingerprint = answer.metadata?.fields.policy?.stringValue ?? '';
    seen.add(fingerprint);
    if (versionOf.has(fingerprint)) expect(denies).toBe(versionOf.get(fingerprint));
    versionOf.set(fingerprint, denies);
  };
  const request = async (name: 'a' | 'b'): Promise<void> => {
    const params = JSON.stringify({ name: 'read_file', arguments: { path: `${name}.txt` } });
    const answer = await serve.client.call('CheckRequest', {
      serviceNames: ['files'],
      method: 'tools/call',
      mcpRequest: Buffer.from(params),
    });
    if (answer.result === 'error') expect(denialData(answer).code).toBe('path-denied');
    noteVersion(answer, (answer.result === 'error') === (name === 'a') ? 'a' : 'b');
  };
  const response = async (body: string): Promise<void> => {
    const answer = await serve.client.call('CheckResponse', {
      serviceNames: ['files'],
      method: 'tools/call',
      mcpResponse: Buffer.from(body),
    });
    const text = answer.mutated?.toString('utf8') ?? '';
    // One of the two is a secret in each version: neither both nor none.
    expect([text.includes('secret-a-'), text.includes('secret-b-')].sort()).toEqual([false, true]);
  };
  const kinds = [() => request('a'), () => request('b'), () => response(small), () => response(large)];
  const load = keepCalling(4, (number) => kinds[number % kinds.length]?.() ?? Promise.resolve());

  for (let serial = 1; serial <= RELOADS; serial++) {
    replace(serial % 2 === 1 ? broken(serial) : version(serial % 4 === 0 ? 'a' : 'b', serial));
    if (serial % WATCHED_EVERY !== 0) serve.child.kill('SIGHUP');
    await until(() => reloads(serve) >= serial);
  }
  await load.stop();

  expect(load.failures).toEqual([]);
  expect(reloads(serve)).toBe(RELOADS);
  expect(load.done).toBeGreaterThan(RELOADS);
  expect(seen.size).toBeGreaterThan(10);
  const metrics = await serve.metrics();
  expect(metrics).not.toMatch(/^extmcp_guard_worker_deaths_total\S* [1-9]/m);
  expect(await serve.stop('SIGTERM')).toBe(0);
});
