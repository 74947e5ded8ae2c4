import { err, ok, type Result } from '../domain/result.js';
import type { FilteredEnvironment } from '../rules/environment/filter-environment.js';
import type { CliIo } from './io.js';

/** The flags by which exec, wrap and probe filter a child's environment. */
export interface EnvironmentFlags {
  readonly envMode: string;
  readonly pass: readonly string[];
  readonly set: readonly string[];
}

const NAME = /^[^=\0\s]+$/;

/** The child's environment under the flags; the error names the flag and never a value. */
export async function readEnvironmentFilter(
  flags: EnvironmentFlags,
  io: Pick<CliIo, 'env'>,
): Promise<Result<FilteredEnvironment, string>> {
  const mode = flags.envMode;
  if (mode !== 'denylist' && mode !== 'allowlist') return err('--env-mode must be denylist or allowlist');
  const set = new Map<string, string>();
  for (const pair of flags.set) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, at));
    if (!NAME.test(name)) return err('--set must be NAME=VALUE');
    set.set(name, pair.slice(at + 1));
  }
  const bad = flags.pass.find((name) => !NAME.test(name));
  if (bad !== undefined) return err('--pass must be the name of a variable');
  const { filterEnvironment } = await import('../rules/environment/filter-environment.js');
  const filtered = filterEnvironment(io.env, { mode, pass: flags.pass, set });
  return filtered.ok ? ok(filtered.value) : err(`--pass ${filtered.error.join(', ')}: not set in this environment`);
}
