// Installs the locked dependencies when they are missing, and says what is needed when that fails.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function re2Loads() {
  try {
    createRequire(join(root, 'package.json'))('re2');
    return true;
  } catch {
    return false;
  }
}

/** Makes node_modules complete; exits 2 with one line when it cannot. */
export function ensureDeps() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 18)) {
    console.error(`extmcp-guard needs Node 20.18 or newer; this is ${process.version}`);
    process.exit(2);
  }
  if (existsSync(join(root, 'node_modules', '.package-lock.json')) && re2Loads()) return;
  console.error('installing dependencies (npm ci; re2 may take a minute to compile) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (done.status !== 0) {
    console.error('npm ci failed: the npm registry must be reachable once');
    process.exit(2);
  }
  if (!re2Loads()) {
    spawnSync(npm, ['rebuild', 're2'], { cwd: root, stdio: ['ignore', 2, 2] });
    if (!re2Loads()) {
      console.error(
        're2 did not build: it needs python3, make and a C++ compiler (Debian: apt-get install python3 make g++)',
      );
      process.exit(2);
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) ensureDeps();
