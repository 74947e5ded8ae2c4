import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docker, dockerRun } from '../helpers/docker.js';
import { connectGuard } from '../helpers/guard-client.js';

/** As the Kubernetes manifests and the compose file run it. */
const HARDENED = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
const PORTS = ['--publish', '127.0.0.1::9001', '--publish', '127.0.0.1::9090'];

/** Tests of the image itself; `image` is asked for when it has been built. */
export function describeImage(builtImage: () => string): void {
  describe('the container image', { timeout: 180_000 }, () => {
    let image = '';
    let folder = '';
    const started: string[] = [];

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'guard-image-'));
      // The container's user reads it.
      chmodSync(folder, 0o755);
      image = builtImage();
    });
    afterAll(async () => {
      if (started.length > 0) await docker('rm', '--force', '--volumes', ...started);
      rmSync(folder, { recursive: true, force: true });
    });

    async function start(...args: readonly string[]): Promise<string> {
      const id = await docker('run', '--detach', ...HARDENED, ...PORTS, ...args);
      started.push(id);
      return id;
    }

    async function address(id: string, port: number): Promise<string> {
      return (await docker('port', id, String(port))).split('\n')[0] ?? '';
    }

    /** Waits for the image's own health check. */
    async function healthy(id: string): Promise<void> {
      for (;;) {
        const state = JSON.parse(await docker('inspect', '--format', '{{json .State}}', id));
        if (state.Health.Status === 'healthy') return;
        if (!state.Running) throw new Error((await dockerRun('logs', id)).text);
        await sleep(200);
      }
    }

    /** Waits until the guard answers; quicker than the interval of the health check. */
    async function serving(id: string): Promise<void> {
      while ((await dockerRun('exec', id, 'extmcp-guard', 'health')).status !== 0) {
        if ((await docker('inspect', '--format', '{{.State.Running}}', id)) !== 'true')
          throw new Error((await dockerRun('logs', id)).text);
      }
    }

    test('is small, names no root user, and says what it is', async () => {
      const [inspected] = JSON.parse(await docker('image', 'inspect', image));
      expect(inspected.Size).toBeLessThan(250e6);
      expect(inspected.Config).toMatchObject({
        User: '65532:65532',
        Entrypoint: ['/usr/local/bin/extmcp-guard'],
        Cmd: ['serve'],
        Healthcheck: { Test: ['CMD', '/usr/local/bin/extmcp-guard', 'health'] },
        Labels: { 'org.opencontainers.image.title': 'extmcp-guard', 'org.opencontainers.image.licenses': 'Apache-2.0' },
      });
    });

    test('holds no shell, package manager, compiler, source of its own or test', async () => {
      const id = await docker('create', image);
      started.push(id);
      const archive = join(folder, 'image.tar');
      await docker('export', '--output', archive, id);
      const files = execFileSync('tar', ['-tf', archive], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split(
        '\n',
      );
      const unwanted =
        /(^|\/)(sh|bash|dash|busybox|npm|npx|corepack|yarn|apt|apt-get|dpkg|gcc|g\+\+|make|python3?|node-gyp)$|\.(ts|map)$|^app\/(src|test|docker|scripts)\//;
      expect(files.filter((name) => unwanted.test(name))).toEqual([]);
      expect(files).toContain('app/dist/cli/main.js');
      expect(files.filter((name) => name.startsWith('var/lib/dpkg/status.d/lib')).length).toBeGreaterThan(0);
    });

    test('serves read-only, without rights, as uid 65532; is healthy; ends with 0 on SIGTERM', async () => {
      const id = await start(image);
      await healthy(id);
      const [process] = (await docker('top', id, '-o', 'pid,uid')).split('\n').slice(1);
      expect(process?.trim().split(/\s+/)[1]).toBe('65532');
      const guard = connectGuard(await address(id, 9001));
      const read = (path: string) => guard.request('tools/call', { name: 'read_text_file', arguments: { path } });
      expect((await read('/srv/notes.txt')).result).toBe('pass');
      expect((await read('/srv/%2e%65nv')).error).toMatchObject({ code: 'PERMISSION_DENIED' });
      const redacted = await guard.response('tools/call', {
        content: [{ type: 'text', text: 'password=hunter2-and-more' }],
      });
      expect(redacted.mutated?.toString()).toBe('{"content":[{"type":"text","text":"password=[REDACTED]"}]}');
      guard.close();
      const admin = await address(id, 9090);
      expect(await (await fetch(`http://${admin}/readyz`)).json()).toMatchObject({ ok: true });
      expect(await (await fetch(`http://${admin}/metrics`)).text()).toContain('extmcp_guard_build_info');
      await docker('stop', '--time', '20', id);
      expect(await docker('inspect', '--format', '{{.State.ExitCode}}', id)).toBe('0');
    });

    test('decides large results in a worker thread, in the memory that the manifests give it', async () => {
      const id = await start('--memory', '768m', '--env', 'NODE_OPTIONS=--max-old-space-size=384', image);
      await serving(id);
      const guard = connectGuard(await address(id, 9001));
      const text = `${'ordinary words of a large file\n'.repeat(400_000)}password=hunter2-and-more`;
      const answer = await guard.response('tools/call', { content: [{ type: 'text', text }] });
      expect(answer.mutated?.subarray(-40).toString()).toContain('password=[REDACTED]');
      guard.close();
    });

    test('writes its audit into a volume, and reads a policy from a directory', async () => {
      writeFileSync(
        join(folder, 'policy.yaml'),
        'version: 1\nprofiles:\n  default:\n    tools: { deny: [write_file] }\n',
      );
      const id = await start(
        ...['--volume', `${folder}:/etc/extmcp-guard:ro`, '--volume', '/var/lib/extmcp-guard'],
        ...['--env', 'EXTMCP_GUARD_POLICY=/etc/extmcp-guard/policy.yaml'],
        ...['--env', 'EXTMCP_GUARD_AUDIT=/var/lib/extmcp-guard/audit.jsonl'],
        image,
      );
      await serving(id);
      const guard = connectGuard(await address(id, 9001));
      const answer = await guard.request('tools/call', { name: 'write_file', arguments: { path: '/a', content: '' } });
      expect(JSON.parse(answer.error?.mcp_error?.toString() ?? '')).toMatchObject({ code: 'tool-denied' });
      guard.close();
      const copy = join(folder, 'audit.jsonl');
      await docker('cp', `${id}:/var/lib/extmcp-guard/audit.jsonl`, copy);
      expect(execFileSync('tail', ['-n', '1', copy], { encoding: 'utf8' })).toContain('"code":"tool-denied"');
    });

    test('refuses a policy that is wrong, with file and line, and status 2', async () => {
      writeFileSync(join(folder, 'broken.yaml'), 'version: 1\nmode: enforced\n');
      const mount = ['--volume', `${folder}:/etc/extmcp-guard:ro`];
      const ended = await dockerRun(
        'run',
        '--rm',
        ...HARDENED,
        ...mount,
        image,
        'serve',
        '--policy',
        '/etc/extmcp-guard/broken.yaml',
      );
      expect(ended.status).toBe(2);
      expect(ended.text).toContain('broken.yaml:2:7: mode');
    });

    test('runs the other verbs', async () => {
      const args = JSON.stringify({ path: '/srv/.env' });
      const check = await dockerRun(
        'run',
        '--rm',
        ...HARDENED,
        image,
        'check',
        '--tool',
        'read_text_file',
        '--args',
        args,
      );
      expect(check.status).toBe(1);
      expect(check.text).toContain('DENY path-denied dotenv');
      const health = await dockerRun('run', '--rm', ...HARDENED, image, 'health', '--target', '127.0.0.1:1');
      expect(health).toEqual({ status: 1, text: 'no answer: UNAVAILABLE\n' });
    });
  });
}
