import { err, ok, type Result } from '../../domain/result.js';
import { baseVariables } from './base-variables.js';
import { loaderVariables } from './loader-variables.js';
import { foldName, nameMatcher } from './name-matcher.js';
import { secretVariables } from './secret-variables.js';

export interface EnvironmentFilter {
  /** `denylist`: everything but secrets and loaders. `allowlist`: the base list and what is named. */
  readonly mode: 'denylist' | 'allowlist';
  /** Names that pass whatever the tables say. */
  readonly pass: readonly string[];
  /** Values that the child gets besides. */
  readonly set: ReadonlyMap<string, string>;
}

export interface FilteredEnvironment {
  readonly variables: Readonly<Record<string, string>>;
  /** Names that did not pass, sorted. Never values. */
  readonly dropped: readonly string[];
}

/** Nothing named: the filter as it is by default. */
export const defaultFilter: EnvironmentFilter = { mode: 'denylist', pass: [], set: new Map() };

/**
 * The environment of a child server.
 * @returns the names of `pass` that are not set, as an error: a server that starts without what it was promised fails later
 *   and elsewhere.
 */
export function filterEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  filter: EnvironmentFilter,
): Result<FilteredEnvironment, readonly string[]> {
  const named = new Set(filter.pass.map(foldName));
  const present = new Set(Object.keys(environment).map(foldName));
  const missing = filter.pass.filter((name) => !present.has(foldName(name)));
  if (missing.length > 0) return err(missing);
  const passes = passesIn(filter.mode);
  const variables: Record<string, string> = Object.create(null);
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) continue;
    if (named.has(foldName(name)) || passes(name)) variables[name] = value;
    else dropped.push(name);
  }
  for (const [name, value] of filter.set) variables[name] = value;
  return ok({ variables, dropped: dropped.sort() });
}

function passesIn(mode: EnvironmentFilter['mode']): (name: string) => boolean {
  if (mode === 'allowlist') return nameMatcher(baseVariables);
  const isWithheld = nameMatcher([...secretVariables, loaderVariables].flatMap(({ names }) => names));
  return (name) => !isWithheld(name);
}
