// npm run demo: an agent reads files through a gateway, first without a guard and then with one. `--help` shows the flags.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions, USAGE } from './demo/options.mjs';
import { ensureDeps } from './ensure-deps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const EXIT = { passed: 0, failed: 1, cannotRun: 2, interrupted: 130 };

async function main() {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined || options.help) {
    console.error(USAGE);
    return options === undefined ? EXIT.cannotRun : EXIT.passed;
  }
  ensureDeps();
  if (!build()) return EXIT.cannotRun;
  const workspace = await realpath(await mkdtemp(join(tmpdir(), 'extmcp-guard-demo-')));
  const { createProcesses } = await import('./demo/processes.mjs');
  const processes = createProcesses();
  const cleanUp = async () => {
    await processes.stopAll();
    await rm(workspace, { recursive: true, force: true });
  };
  onInterrupt(cleanUp);
  // The last resort, for ways out that wait for nothing.
  process.on('exit', () => {
    processes.killAll();
    rmSync(workspace, { recursive: true, force: true });
  });
  try {
    return await show(options, { processes, root, env: process.env }, workspace);
  } catch (error) {
    console.error(`the demo cannot go on: ${error instanceof Error ? error.message : error}`);
    return EXIT.cannotRun;
  } finally {
    await cleanUp();
  }
}

async function show(options, run, workspace) {
  const { chooseGateway } = await import('./demo/choose-gateway.mjs');
  const { downloadRelease } = await import('./demo/download.mjs');
  const { createReport } = await import('./demo/report.mjs');
  const { play } = await import('./demo/play.mjs');
  if (options.download) console.log(`fetched ${await downloadRelease(run.env)}`);
  const { gateway, notes } = await chooseGateway(run.env, run.root);
  const report = createReport((text) => process.stdout.write(text), workspace);
  report.line(`gateway: ${gateway.title}`);
  if (!gateway.real) report.line(`  because ${notes.join(', ')}\n  for the real one: ${gateway.hint}`);
  await play(run, gateway, workspace, report);
  report.line(`\n${report.counts.passed} passed, ${report.counts.failed} failed (gateway: ${gateway.title})`);
  return report.counts.failed === 0 ? EXIT.passed : EXIT.failed;
}

/** The demo runs the program that ships. EXTMCP_GUARD_SKIP_BUILD=1 takes the dist/ that is there. */
function build() {
  if (process.env.EXTMCP_GUARD_SKIP_BUILD === '1' && existsSync(join(root, 'dist', 'cli', 'main.js'))) return true;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return spawnSync(npm, ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

/** Ctrl-C, a closed terminal, and a reader that has gone away (`npm run demo | head`) all end the same way. */
function onInterrupt(cleanUp) {
  const stop = () => cleanUp().finally(() => process.exit(EXIT.interrupted));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  process.stdout.once('error', stop);
}

process.exitCode = await main();
