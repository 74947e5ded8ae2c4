import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { officialServer } from '../helpers/fixture-servers.js';

let directory: string;
let file: string;
let original: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'extmcp-guard-install-'));
  file = join(directory, '.mcp.json');
  original = `{
  // the project's servers
  "mcpServers": {
    "filesystem": { "command": ${JSON.stringify(process.execPath)}, "args": [${JSON.stringify(officialServer('filesystem'))}, ${JSON.stringify(directory)}] },
    "remote": { "url": "https://mcp.example.com" },
  }
}\r\n`;
  writeFileSync(file, original, { mode: 0o600 });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function run(...args: readonly string[]) {
  const main = resolve('dist/cli/main.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'wrap', ...args], {
    cwd: directory,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
const now = () => readFileSync(file, 'utf8');

describe('extmcp-guard wrap --install', () => {
  it('only says what it would do', () => {
    const { status, stdout } = run('--install', file);
    expect(status).toBe(0);
    expect(stdout).toContain('filesystem: wrapped');
    expect(stdout).toContain('remote: has an url');
    expect(stdout).toContain('--write');
    expect(now()).toBe(original);
    expect(readdirSync(directory)).toEqual(['.mcp.json']);
  });

  it('does it with --write, once, and takes it back byte for byte', () => {
    expect(run('--install', 'claude', '--write').status).toBe(0);
    const installed = now();
    expect(installed).not.toBe(original);
    expect(installed).toContain("// the project's servers");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(run('--install', file, '--write').stdout).toContain('nothing to change');
    expect(now()).toBe(installed);
    expect(run('--uninstall', 'claude').stdout).toContain('--write');
    expect(now()).toBe(installed);
    expect(run('--uninstall', 'claude', '--write').status).toBe(0);
    expect(now()).toBe(original);
    expect(readdirSync(directory)).toEqual(['.mcp.json']);
  });

  it('leaves a file alone that was changed since', () => {
    run('--install', file, '--write');
    writeFileSync(file, `${now()}\n`);
    const changed = now();
    const { status, stderr } = run('--uninstall', file, '--write');
    expect(status).toBe(1);
    expect(stderr).toContain('was changed after the installation');
    expect(now()).toBe(changed);
  });

  it('writes entries that work', async () => {
    writeFileSync(join(directory, '.env'), 'A=1\n');
    run('--install', file, '--write');
    const text = now()
      .replace(/^\s*\/\/.*$/m, '')
      .replace(/,(\s*\})/g, '$1');
    const { command, args } = JSON.parse(text).mcpServers.filesystem;
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StdioClientTransport({ command, args, stderr: 'ignore' }));
    const read = client.callTool({ name: 'read_text_file', arguments: { path: join(directory, '.env') } });
    await expect(read).rejects.toMatchObject({ code: -32001, data: { rule: 'dotenv' } });
    await client.close();
  });

  it('reports as JSON', () => {
    expect(JSON.parse(run('--install', file, '--json').stdout)).toMatchObject({
      servers: [
        { name: 'filesystem', state: 'wrap' },
        { name: 'remote', state: 'remote' },
      ],
      written: false,
    });
  });

  it.each([
    ['a file that is not there', ['--install', '/nonexistent.json'], 2, 'cannot be read'],
    ['a client that has no file', ['--install', 'cursor'], 2, 'no configuration file of cursor'],
    ['nothing named', ['--uninstall'], 2, 'name claude, cursor, vscode or a file'],
    ['nothing installed', ['--uninstall', '.mcp.json'], 1, 'has no backup'],
  ])('%s', (_title, args, status, text) => {
    const outcome = spawnSync(process.execPath, [resolve('dist/cli/main.js'), 'wrap', ...args], {
      cwd: directory,
      encoding: 'utf8',
      env: { ...process.env, HOME: directory },
    });
    expect(outcome.status).toBe(status);
    expect(outcome.stderr).toContain(text);
  });
});
