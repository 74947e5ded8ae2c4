import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The program is started from a copy whose kept code is as each case wants it. */
const root = mkdtempSync(join(tmpdir(), 'extmcp-guard-start-'));
const cli = join(root, 'dist', 'cli');
const codeFiles = () => readdirSync(cli).filter((name) => name.endsWith('.code'));

beforeAll(() => {
  cpSync('dist', join(root, 'dist'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const TOKEN = `ghp_${createHash('sha256').update('start').digest('hex').slice(0, 36)}`;
const SERVER = `
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line);
    const content = [{ type: 'text', text: params?.arguments?.text ?? '' }];
    const initialized = { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 's', version: '1' } };
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'initialize' ? initialized : { content } }));
  });`;
const request = (id: number, method: string, params: object) =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const INPUT = [
  request(1, 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'c', version: '1' },
  }),
  request(2, 'tools/call', { name: 'echo', arguments: { text: `see ${TOKEN} there` } }),
  request(3, 'tools/call', { name: 'read_file', arguments: { path: '/home/dev/.aws/credentials' } }),
].join('');

function answers(nodeFlags: readonly string[] = [], wrapFlags: readonly string[] = []): unknown[] {
  const words = [
    ...nodeFlags,
    join(cli, 'main.js'),
    'wrap',
    ...wrapFlags,
    '--log-level',
    'error',
    '--',
    process.execPath,
    '-e',
    SERVER,
  ];
  const run = spawnSync(process.execPath, words, { input: INPUT, encoding: 'utf8', env: { PATH: process.env.PATH } });
  expect(run).toMatchObject({ status: 0, stderr: '' });
  const messages: { id: number }[] = run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return messages.sort((a, b) => a.id - b.id);
}

const GUARDED = [
  { id: 1, result: { protocolVersion: '2025-06-18' } },
  { id: 2, result: { content: [{ type: 'text', text: expect.not.stringContaining(TOKEN) }] } },
  { id: 3, error: { code: -32001 } },
];

describe('the guard is the same', () => {
  test('with the code that the build has kept', () => {
    expect(codeFiles()).toEqual(expect.arrayContaining(['joined-guard-server.cjs.code', 'joined-start.cjs.code']));
    expect(answers()).toMatchObject(GUARDED);
  });

  test('and that code fits all that the guard loads', () => {
    const program = `
      const loader = require('./joined-script-loader.cjs').createScriptLoader(process.cwd());
      loader.require('./joined-program.cjs');
      loader.require('./joined-guard-server.cjs');
      console.log(loader.compiled().size, loader.taken().length);`;
    const run = spawnSync(process.execPath, ['-e', program], { cwd: cli, encoding: 'utf8', env: {} });
    const [loaded = '', taken] = run.stdout.trim().split(' ');
    expect(Number(loaded)).toBeGreaterThan(5);
    expect(taken).toBe(loaded);
  });

  test('where V8 runs with other flags than at the build', () => {
    expect(answers(['--no-lazy'])).toMatchObject(GUARDED);
    expect(answers(['--no-opt', '--stack-size=900'])).toMatchObject(GUARDED);
  });

  test('where every kept file is damaged', () => {
    for (const name of codeFiles()) {
      const kept = readFileSync(join(cli, name));
      writeFileSync(join(cli, name), kept.fill(0x55, kept.length >> 1, (kept.length >> 1) + 64));
    }
    expect(answers()).toMatchObject(GUARDED);
  });

  test('without any', () => {
    for (const name of codeFiles()) rmSync(join(cli, name));
    expect(answers()).toMatchObject(GUARDED);
  });

  test('where Node cannot require modules, with a policy file', () => {
    writeFileSync(join(root, 'policy.yaml'), 'version: 1\n');
    const flag = '--no-experimental-require-module';
    const known = process.allowedNodeEnvironmentFlags.has('--experimental-require-module');
    expect(answers(known ? [flag] : [], ['--policy', join(root, 'policy.yaml')])).toMatchObject(GUARDED);
  });
});

test.each([
  ['a verb that ends', 'async () => {}', 0],
  ['a verb that ends with a status', 'async () => { process.exitCode = 2; }', 2],
  ['a verb that leaves', 'async () => process.exit()', 13],
  ['a verb that leaves with a status', 'async () => process.exit(0)', 0],
  ['a verb that waits for nothing that could come', '() => new Promise(() => {})', 13],
])('%s', (_, runProgram, status) => {
  const folder = mkdtempSync(join(root, 'end-'));
  cpSync(join(cli, 'main.js'), join(folder, 'main.cjs'));
  const loader = `exports.createScriptLoader = () => ({ require: () => ({ runProgram: ${runProgram} }) });`;
  writeFileSync(join(folder, 'joined-script-loader.cjs'), loader);
  expect(spawnSync(process.execPath, [join(folder, 'main.cjs')]).status).toBe(status);
});
