// npm run check: what a reviewer runs before reading: format, lint, types.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDeps } from './ensure-deps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
ensureDeps();
const steps = [
  ['biome', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=50']],
  ['tsc', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
];
let failed = 0;
for (const [name, args] of steps) {
  const run = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) failed++;
  console.log(`${name}: ${run.status === 0 ? 'ok' : 'failed'}`);
}
process.exit(failed === 0 ? 0 : 1);
