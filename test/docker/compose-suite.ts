import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BASE_IMAGE, docker } from '../helpers/docker.js';
import { freePort } from '../helpers/real-gateways.js';

interface Report {
  readonly answers: readonly {
    readonly text?: string;
    readonly structuredContent?: unknown;
    readonly code?: number;
    readonly data?: { readonly code?: string };
  }[];
  readonly inherited: { readonly gateway: boolean; readonly server: boolean | string };
}

const SECRET_VARIABLE = 'ACME_API_KEY';
const read = (name: string) => ['read_text_file', { path: `/sandbox/${name}` }] as const;
const MINUTES = 60_000;

/**
 * Tests of the compose file. The public image of agentgateway cannot be had everywhere: the development gateway stands in its place.
 * `compose` is the command of this machine.
 */
export function describeCompose(builtImage: () => string, compose: readonly string[]): void {
  describe('docker/compose.yaml', { timeout: 5 * MINUTES }, () => {
    let folder = '';
    let environment: NodeJS.ProcessEnv = {};
    const project = `guard-test-${process.pid}`;

    async function run(...args: readonly string[]): Promise<string> {
      const [program = '', ...first] = compose;
      const files = ['docker/compose.yaml', 'docker/compose.development.yaml', join(folder, 'test.yaml')];
      const words = [...first, '--project-name', project, ...files.flatMap((file) => ['--file', file]), ...args];
      return (await promisify(execFile)(program, words, { env: environment })).stdout;
    }

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'guard-compose-'));
      chmodSync(folder, 0o755);
      writeFileSync(join(folder, 'notes.txt'), 'nothing secret');
      writeFileSync(join(folder, '.env'), 'API_KEY=made-up');
      writeFileSync(join(folder, 'app.log'), 'started with password=hunter2-and-more');
      const guard = builtImage();
      const gateway = `${guard}-gateway`;
      const images = ['--build-arg', `NODE_IMAGE=${BASE_IMAGE}`, '--build-arg', `GUARD_IMAGE=${guard}`];
      const target = ['--target', 'development', '--tag', gateway, '--file', 'docker/gateway.Dockerfile', 'docker'];
      await docker('build', '--network=host', '--quiet', ...images, ...target);
      const client = resolve('test/fixtures/docker/call-tools.mjs');
      const services = {
        guard: { image: guard },
        gateway: {
          image: gateway,
          environment: { [SECRET_VARIABLE]: 'made-up' },
          volumes: [`${client}:/app/call-tools.mjs:ro`],
        },
      };
      writeFileSync(join(folder, 'test.yaml'), JSON.stringify({ services }));
      environment = { ...process.env, SANDBOX: folder, MCP_PORT: String(await freePort()) };
      await run('up', '--detach', '--no-build');
    }, 10 * MINUTES);

    afterAll(async () => {
      await run('down', '--volumes', '--timeout', '15');
      rmSync(folder, { recursive: true, force: true });
    }, 2 * MINUTES);

    async function callTools(...calls: readonly (readonly [string, object])[]): Promise<Report> {
      const words = ['exec', '-T', '--workdir', '/app', 'gateway', 'node', 'call-tools.mjs'];
      return JSON.parse(await run(...words, JSON.stringify(calls), SECRET_VARIABLE));
    }

    test('serves, denies and redacts; the server does not inherit the secrets of the gateway', async () => {
      const { answers, inherited } = await callTools(read('notes.txt'), read('.env'), read('app.log'));
      const [notes, env, log] = answers;
      expect(notes?.text).toBe('nothing secret');
      expect(env).toMatchObject({ code: -32001, data: { code: 'path-denied', rule: 'dotenv' } });
      expect(log?.text).toBe('started with password=[REDACTED]');
      expect(log?.structuredContent).toEqual({ content: 'started with password=[REDACTED]' });
      expect(inherited).toEqual({ gateway: true, server: false });
    });

    test('records each decision in the volume', async () => {
      const id = (await run('ps', '--quiet', 'guard')).trim();
      await docker('cp', `${id}:/var/lib/extmcp-guard/audit.jsonl`, join(folder, 'audit.jsonl'));
      expect(readFileSync(join(folder, 'audit.jsonl'), 'utf8')).toContain('"code":"path-denied"');
    });

    test('keeps the guard in a network without a way out, with no port published', async () => {
      const id = (await run('ps', '--quiet', 'guard')).trim();
      const [guard] = JSON.parse(await docker('inspect', id));
      const networks = Object.keys(guard.NetworkSettings.Networks);
      expect(networks).toEqual([`${project}_guard`]);
      expect(await docker('network', 'inspect', '--format', '{{.Internal}}', networks.join())).toBe('true');
      expect(Object.values(guard.NetworkSettings.Ports).filter((published) => published !== null)).toEqual([]);
      expect(guard.HostConfig).toMatchObject({ ReadonlyRootfs: true, CapDrop: ['ALL'] });
    });

    test('denies while the guard is gone, and serves again when it is back', async () => {
      await run('stop', 'guard');
      const { answers } = await callTools(read('notes.txt'));
      expect(answers[0]?.code).toBe(-32603);
      await run('start', 'guard');
      let again: Report['answers'][number] | undefined;
      do again = (await callTools(read('notes.txt'))).answers[0];
      while (again?.text === undefined);
      expect(again.text).toBe('nothing secret');
    });
  });
}
