import { err, ok, type Result } from '../../domain/result.js';
import { baseVariables, loaderVariables, secretVariables } from './secret-variables.js';

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
  const named = new Set(filter.pass.map(fold));
  const present = new Set(Object.keys(environment).map(fold));
  const missing = filter.pass.filter((name) => !present.has(fold(name)));
  if (missing.length > 0) return err(missing);
  const variables: Record<string, string> = Object.create(null);
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) continue;
    if (named.has(fold(name)) || (filter.mode === 'allowlist' ? isBase(name) : !isWithheld(name)))
      variables[name] = value;
    else dropped.push(name);
  }
  for (const [name, value] of filter.set) variables[name] = value;
  return ok({ variables, dropped: dropped.sort() });
}

function isBase(name: string): boolean {
  return baseVariables.some((pattern) => matchesName(pattern, name));
}

function isWithheld(name: string): boolean {
  return [...secretVariables, loaderVariables].some((group) =>
    group.names.some((pattern) => matchesName(pattern, name)),
  );
}

/** Whether a name fits a pattern with `*` at the start, the end or both. Without case: Windows has none, and a secret is one anyhow. */
export function matchesName(pattern: string, name: string): boolean {
  const wanted = fold(pattern.replace(/^\*|\*$/g, ''));
  const given = fold(name);
  const open = pattern.startsWith('*');
  const more = pattern.endsWith('*');
  if (open && more) return given.includes(wanted);
  if (open) return given.endsWith(wanted);
  return more ? given.startsWith(wanted) : given === wanted;
}

function fold(name: string): string {
  return name.toUpperCase();
}
