import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runToEnd } from '../helpers/guard-process.js';

const folder = mkdtempSync(join(tmpdir(), 'extmcp-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function listing(value: unknown): string {
  files += 1;
  const file = join(folder, `tools-${files}.json`);
  writeFileSync(file, JSON.stringify(value));
  return file;
}
const schema = (name: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description: 'Path of the file' }, n: { type: 'number' } },
});
const tools = [
  { name: 'slurp', inputSchema: schema('where') },
  { name: 'read_text_file', inputSchema: schema('path') },
  { name: 'add', inputSchema: { type: 'object', properties: { a: { type: 'number' } } } },
];

test.each([
  ['a result', { tools }],
  ['a JSON-RPC answer', { jsonrpc: '2.0', id: 1, result: { tools } }],
  ['the bare list', tools],
])('preflight names the tools of %s that have path-like fields and no catalogue entry', async (_name, value) => {
  const done = await runToEnd(['preflight', '--tools', `acme=${listing(value)}`, '--json']);
  expect(JSON.parse(done.stdout).uncatalogued).toEqual([{ service: 'acme', tool: 'slurp', fields: ['where'] }]);
  expect(done.status).toBe(0);
});

test.each([
  ['no service', ['preflight', '--tools', 'tools.json']],
  ['no such file', ['preflight', '--tools', `acme=${folder}/none.json`]],
  ['no list', ['preflight', '--tools', `acme=${listing({ content: [] })}`]],
  ['another kind of file', ['preflight', 'agentgateway.yaml', '--tools', `acme=${folder}/tools.json`]],
])('preflight refuses --tools with %s', async (_name, args) => {
  expect((await runToEnd(args)).status).toBe(2);
});
