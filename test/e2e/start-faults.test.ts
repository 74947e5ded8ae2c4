import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ContractClient } from '../helpers/grpc/client.js';
import { runToEnd, startServer } from '../helpers/guard-process.js';

const folder = mkdtempSync(join(tmpdir(), 'guard-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module loader under which one package is not installed. */
function without(packageName: string): string {
  const hooks = join(folder, 'hooks.mjs');
  writeFileSync(
    hooks,
    `export async function resolve(specifier, context, next) {
      if (specifier === '${packageName}') throw Object.assign(new Error("Cannot find package '${packageName}'"), { code: 'ERR_MODULE_NOT_FOUND' });
      return next(specifier, context);
    }`,
  );
  const register = join(folder, 'register.mjs');
  writeFileSync(register, `import { register } from 'node:module'; register('${pathToFileURL(hooks)}');`);
  return `--import=${pathToFileURL(register)}`;
}

describe('serve', () => {
  test('does not start without re2, and says so', async () => {
    const ended = await runToEnd(['serve', '--listen', '127.0.0.1:0', '--admin', 'off'], {
      NODE_OPTIONS: without('re2'),
    });
    expect(ended.status).not.toBe(0);
    expect(ended.stderr).toContain('re2');
    expect(ended.stderr).not.toContain('ready');
  });

  test('takes an expression that would backtrack, and matches it in linear time', async () => {
    const policy = join(folder, 'backtrack.yaml');
    writeFileSync(
      policy,
      'version: 1\nsecrets:\n  rules: [{ id: bomb, pattern: "(a+)+x", examples: { hit: [aax], miss: [b] } }]\n',
    );
    const server = await startServer(['--policy', policy]);
    const client = new ContractClient(server.grpc);
    const text = 'a'.repeat(50_000);
    const answer = await client.call('CheckResponse', {
      serviceNames: ['files'],
      method: 'tools/call',
      mcpResponse: Buffer.from(JSON.stringify({ content: [{ type: 'text', text }] })),
    });
    expect(answer.result).toBe('pass');
    client.close();
    expect(await server.stop()).toBe(0);
  });
});
