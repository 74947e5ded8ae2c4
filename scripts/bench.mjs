// npm run bench [-- serve|secrets|paths|audit|wrap] [options]: dependencies, build, one benchmark. What it prints are ratios
// within one run; --check ends with 1 when a goal of bench/thresholds.json is missed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDeps } from './ensure-deps.mjs';

const BENCHMARKS = ['serve', 'secrets', 'paths', 'audit', 'wrap'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [first, ...rest] = process.argv.slice(2);
const named = first !== undefined && !first.startsWith('-');
const name = named ? first : 'serve';
const script = join(root, 'bench', `${name}.mjs`);
if (!BENCHMARKS.includes(name) || !existsSync(script)) {
  console.error(`no benchmark '${name}'; there are ${BENCHMARKS.join(', ')}`);
  process.exit(2);
}
ensureDeps();
if (process.env.EXTMCP_GUARD_SKIP_BUILD !== '1' || !existsSync(join(root, 'dist'))) {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const args = named || first === undefined ? rest : [first, ...rest];
const run = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
process.exit(run.status ?? 1);
