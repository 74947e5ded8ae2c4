import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeGuard, startFakeGuard } from '../helpers/fake-guard.js';
import { fixtureServer } from '../helpers/fixture-servers.js';
import { type Running, startScript } from '../helpers/gateways.js';
import { withGateway } from '../helpers/with-gateway.js';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const suite = join(dirname(require.resolve('@modelcontextprotocol/conformance/package.json')), 'dist', 'index.js');

/** The lines of a run of the suite: one for every scenario, with its counts. */
async function scenarios(url: string): Promise<readonly string[]> {
  const { stdout } = await run(process.execPath, [suite, 'server', '--url', url], { timeout: 120_000 });
  return stdout.split('\n').filter((line) => /^[✓✗] .*: \d+ passed, \d+ failed$/.test(line));
}

describe('the MCP conformance suite', () => {
  let direct: Running;
  let guard: FakeGuard;
  let expected: readonly string[];

  beforeAll(async () => {
    guard = await startFakeGuard();
    direct = await startScript(fixtureServer('conformance-server'), [], { ...process.env, PORT: '0' });
    expected = await scenarios(String(direct.ready.mcp));
  }, 120_000);

  afterAll(async () => {
    guard.stop();
    await direct.stop();
  });

  it('passes against the fixture server itself', () => {
    expect(expected.length).toBeGreaterThanOrEqual(30);
    expect(expected.filter((line) => !line.endsWith(' 0 failed'))).toEqual([]);
  });

  it('has the same results through the gateway, with a guard that is asked about everything', async () => {
    const processor = [`host: "${guard.address}"`, 'methods: { "*": full }'];
    const gateway = await withGateway({ server: 'conformance-server', processor });
    try {
      expect(await scenarios(gateway.url)).toEqual(expected);
      expect(guard.calls.length).toBeGreaterThan(expected.length);
    } finally {
      await gateway.close();
    }
  }, 120_000);
});
