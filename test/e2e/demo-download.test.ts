import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureServer } from '../helpers/fixture-servers.js';
import { createDemoHome, type DemoHome, runDemo } from '../helpers/run-demo.js';

const LONG_MS = 120_000;
const RELEASE = 'agentgateway-v1.4.1';

/** What the made-up release is: a program that answers denials with HTTP 400, as agentgateway 1.3 does. */
const PROGRAM = `#!/bin/sh\nexec node "${fixtureServer('old-gateway')}" "$@"\n`;
const SUM = createHash('sha256').update(PROGRAM).digest('hex');

interface Release {
  readonly sum: string | undefined;
  readonly program: string | undefined;
  /** Announces the whole program, sends this part of it and hangs up. */
  readonly cutAt?: number;
}

let home: DemoHome;
let server: Server;
let requested: string[];

beforeEach(async () => {
  home = await createDemoHome();
  requested = [];
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await home.remove();
});

async function publish(release: Release): Promise<NodeJS.ProcessEnv> {
  server = createServer((request, response) => {
    const url = request.url ?? '';
    requested.push(url);
    const body = url.endsWith('.sha256') ? release.sum : release.program;
    if (body === undefined) {
      response.writeHead(404).end('not found');
    } else if (release.cutAt !== undefined && !url.endsWith('.sha256')) {
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.slice(0, release.cutAt), () => response.destroy());
    } else {
      response.writeHead(200).end(body);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { AGENTGATEWAY_DOWNLOAD_BASE: `http://127.0.0.1:${port}/v1.4.1/` };
}

const cached = async (): Promise<readonly string[]> =>
  readdir(join(home.directory, 'cache', 'extmcp-guard', RELEASE)).catch(() => []);

describe('npm run demo -- --download', () => {
  it(
    'fetches the release, runs behind it, and takes denials of either HTTP status',
    async () => {
      const env = await publish({ sum: `${SUM}  the-asset\n`, program: PROGRAM });
      const { status, output } = await runDemo(home, ['--download'], env);
      expect(requested.map((url) => url.replace(/(?:linux|darwin)-(?:amd64|arm64)/, 'OS'))).toEqual([
        '/v1.4.1/agentgateway-OS.sha256',
        '/v1.4.1/agentgateway-OS',
      ]);
      expect(output).toContain('gateway: agentgateway from cache');
      expect(output.match(/^FAIL.*$/gm)).toBeNull();
      expect(status).toBe(0);
      const [program = ''] = await cached();
      await appendFile(join(home.directory, 'cache', 'extmcp-guard', RELEASE, program), 'changed');
      const later = await runDemo(home, [], {}, (sofar, child) => {
        if (sofar.includes('gateway: ')) child.kill('SIGINT');
      });
      expect(later.output).toContain('there is none in the cache');
    },
    LONG_MS,
  );

  const failures: readonly (readonly [string, Release, string])[] = [
    ['a wrong sum', { sum: `${'0'.repeat(64)}  x\n`, program: PROGRAM }, 'has the wrong checksum'],
    ['a missing sum', { sum: undefined, program: PROGRAM }, '.sha256 answered HTTP 404'],
    ['a sum that is none', { sum: '<html>', program: PROGRAM }, 'holds no SHA-256 sum'],
    ['a missing program', { sum: SUM, program: undefined }, 'answered HTTP 404'],
    ['a program that is cut off', { sum: SUM, program: PROGRAM, cutAt: 20 }, 'was cut off after 20 bytes'],
    ['an empty program', { sum: SUM, program: '' }, 'has the wrong checksum'],
  ];

  it.each(failures)('stops at %s and keeps nothing', async (_title, release, expected) => {
    const { status, output } = await runDemo(home, ['--download'], await publish(release));
    expect(output).toContain(expected);
    expect(status).toBe(2);
    expect(await cached()).toEqual([]);
    expect(await home.leftovers()).toEqual([]);
  });

  it('says when the address cannot be reached', async () => {
    const env = await publish({ sum: SUM, program: PROGRAM });
    server.close();
    const { status, output } = await runDemo(home, ['--download'], env);
    expect(output).toContain('cannot be reached: ECONNREFUSED');
    expect(status).toBe(2);
  });
});
