// Runs `wrap` once in front of a small server, and keeps what V8 compiled of the scripts that this loaded, beside them.
// `node scripts/keep-code.mjs dist/cli`, with a client's messages as its input.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/** Runs as a program of its own, which is why it is text. */
const server = `
const results = {
  initialize: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'small', version: '1' } },
  'tools/list': { tools: [{ name: 'read_file', inputSchema: { type: 'object', properties: { path: { type: 'string' } } } }] },
  'tools/call': { content: [{ type: 'text', text: 'a line of text' }] },
};
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }));
});
`;

const folder = resolve(process.argv[2]);
const { createScriptLoader } = createRequire(import.meta.url)(join(folder, 'joined-script-loader.cjs'));
const loader = createScriptLoader(folder);
const flags = ['--log-level', 'error', '--service', 'filesystem'];
process.argv = [process.execPath, join(folder, 'main.js'), 'wrap', ...flags, '--', process.execPath, '-e', server];
await loader.require('./joined-program.cjs').runProgram();
if (process.exitCode !== 0) throw new Error(`wrap ended with ${process.exitCode}`);
for (const [file, code] of loader.compiled()) writeFileSync(file, code);
