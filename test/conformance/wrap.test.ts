import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withGateway } from '../helpers/with-gateway.js';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const suite = join(dirname(require.resolve('@modelcontextprotocol/conformance/package.json')), 'dist', 'index.js');

/** The lines of a run of the suite, one for every scenario with its counts, through a gateway that starts the server so. */
async function scenarios(command: string): Promise<readonly string[]> {
  const gateway = await withGateway({ server: 'conformance-server', command });
  try {
    const { stdout } = await run(process.execPath, [suite, 'server', '--url', gateway.url], { timeout: 240_000 });
    return stdout.split('\n').filter((line) => /^[✓✗] .*: \d+ passed, \d+ failed$/.test(line));
  } finally {
    await gateway.close();
  }
}

describe('the MCP conformance suite', () => {
  let directory: string;
  let wrapped: string;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'extmcp-guard-conformance-'));
    wrapped = join(directory, 'wrapped');
    const program = `${process.cwd()}/dist/cli/main.js`;
    const script = `#!/bin/sh\nexec "${process.execPath}" "${program}" wrap --log-level warn -- "${process.execPath}" "$@"\n`;
    await writeFile(wrapped, script, { mode: 0o755 });
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('has the same results with and without the proxy before the server', async () => {
    const direct = await scenarios(process.execPath);
    expect(direct.length).toBeGreaterThanOrEqual(30);
    expect(await scenarios(wrapped)).toEqual(direct);
  }, 500_000);
});
