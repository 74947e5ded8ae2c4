import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/adapters/audit/verify-chain.js';
import { type AuditRow, auditRows } from '../helpers/audit-rows.js';
import { type Running, startProgram } from '../helpers/gateways.js';
import { runToEnd } from '../helpers/guard-process.js';
import { type ConnectedClient, connectClient } from '../helpers/mcp-client.js';
import { availableGateways, freePort, type GatewayKind, type RunningGateway } from '../helpers/real-gateways.js';
import { until } from '../helpers/redis-server.js';

const choice = await availableGateways();
const CEILING = 12;

const POLICY = `version: 1
unknownClient: deny
clients: ./clients.yaml
profiles:
  default: {}
  metered: { rate: { limit: ${CEILING}, window: 1h } }
`;

/** What came of a call: its text, or the code of its denial. */
async function outcome(call: Promise<unknown>): Promise<string> {
  const settled = await call.then(
    () => 'pass',
    (error: unknown) => error,
  );
  if (typeof settled === 'string') return settled;
  const message = settled instanceof Error ? settled.message : '';
  const start = message.indexOf('{"jsonrpc"');
  const data = start >= 0 ? JSON.parse(message.slice(start)).error.data : Reflect.get(Object(settled), 'data');
  return String(data?.code ?? message);
}

describe.each(choice.kinds.map((kind) => [kind.title, kind] as const))(
  'two clients through %s',
  (_title, kind: GatewayKind) => {
    let workspace: string;
    let policy: string;
    let audit: string;
    let guard: Running;
    let gateway: RunningGateway;
    const sessions: ConnectedClient[] = [];

    const clients = (...args: string[]) => runToEnd(['clients', ...args, '--policy', policy]);
    const read = (who: ConnectedClient, name: string) =>
      outcome(who.client.callTool({ name: 'filesystem_read_text_file', arguments: { path: join(workspace, name) } }));

    async function session(id: string, profile: string): Promise<ConnectedClient> {
      const added = await clients('add', id, '--profile', profile);
      expect(added.stderr).toContain('the only time');
      const headers = { authorization: `Bearer ${added.stdout.trim()}` };
      let connected: ConnectedClient | undefined;
      // The server reads the clients file again by itself.
      await until(`${id} is known`, async () => {
        connected = await connectClient(gateway.url, headers).catch(() => undefined);
        return connected !== undefined;
      });
      if (connected === undefined) throw new Error('not connected');
      sessions.push(connected);
      return connected;
    }

    beforeAll(async () => {
      workspace = await realpath(await mkdtemp(join(tmpdir(), 'extmcp-guard-two-')));
      policy = join(workspace, 'policy.yaml');
      audit = join(workspace, 'audit.jsonl');
      await writeFile(policy, POLICY);
      await writeFile(join(workspace, 'clients.yaml'), 'clients: []\n');
      await writeFile(join(workspace, 'a.txt'), 'text\n');
      const port = await freePort();
      guard = await startProgram([
        'serve',
        '--policy',
        policy,
        '--listen',
        `127.0.0.1:${port}`,
        '--admin',
        'off',
        '--audit',
        audit,
      ]);
      gateway = await kind.start('agentgateway.yaml', { GUARD: `127.0.0.1:${port}`, SANDBOX: workspace }, [workspace]);
    });

    afterAll(async () => {
      for (const { close } of sessions) await close().catch(() => undefined);
      await gateway?.stop();
      await guard?.stop();
      await rm(workspace, { recursive: true, force: true });
    });

    it('one reaches its ceiling, one is revoked in mid-session, and the file tells both stories', async () => {
      const metered = await session('metered-one', 'metered');
      const free = await session('free-one', 'default');
      const calls = { metered: [] as string[], free: [] as string[] };
      for (let i = 0; i < CEILING + 3; i += 1) {
        const [one, other] = await Promise.all([read(metered, 'a.txt'), read(free, i % 2 === 0 ? 'a.txt' : '.env')]);
        calls.metered.push(one);
        calls.free.push(other);
      }
      const firstLimited = calls.metered.indexOf('rate-limited');
      expect(firstLimited).toBeGreaterThan(0);
      expect(new Set(calls.metered.slice(0, firstLimited))).toEqual(new Set(['pass']));
      expect(new Set(calls.metered.slice(firstLimited))).toEqual(new Set(['rate-limited']));
      expect(calls.free).toEqual(calls.free.map((_code, i) => (i % 2 === 0 ? 'pass' : 'path-denied')));

      expect((await clients('revoke', 'free-one')).status).toBe(0);
      await until('the revoked client is refused', async () => (await read(free, 'a.txt')) === 'client-unknown');
      expect(await read(metered, 'a.txt')).toBe('rate-limited');

      expect(verifyChain([audit]).ok).toBe(true);
      const rows = auditRows(audit);
      const of = (client: string, more: Partial<AuditRow>) =>
        rows.filter(
          (row) =>
            row.client === client && Object.entries(more).every(([key, value]) => Reflect.get(row, key) === value),
        );
      const requests = of('metered-one', { hook: 'request' });
      expect(requests.filter(({ verdict }) => verdict === 'pass')).toHaveLength(CEILING);
      expect(of('metered-one', { code: 'rate-limited' }).length).toBeGreaterThanOrEqual(4);
      expect(of('free-one', { code: 'path-denied', rule: 'dotenv' })).toHaveLength(
        calls.free.filter((code) => code === 'path-denied').length,
      );
      const refused = rows.filter(({ code, rule }) => code === 'client-unknown' && rule === 'revoked');
      expect(refused.length).toBeGreaterThan(0);
      // Each answered call has its two rows under one reference.
      for (const { ref } of of('free-one', { hook: 'request', verdict: 'pass', tool: 'read_text_file' }))
        expect(rows.filter((row) => row.ref === ref && row.hook === 'response')).toHaveLength(1);
    }, 120_000);
  },
);

it('says which gateways were driven', () => {
  process.stdout.write(`two clients through: ${choice.kinds.map(({ title }) => title).join(', ')}\n`);
  expect(choice.kinds.length).toBeGreaterThan(0);
});
