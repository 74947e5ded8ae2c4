import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Builds dist/ before the suite, so that end-to-end tests drive the program that ships. EXTMCP_GUARD_SKIP_BUILD=1 uses the dist/ that is there. */
export function setup(): void {
  if (process.env.EXTMCP_GUARD_SKIP_BUILD === '1' && existsSync('dist/cli/main.js')) return;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
