import type { Fault } from '../../domain/fault.js';
import type { Digests } from '../../domain/ports.js';
import { err, ok, type Result } from '../../domain/result.js';
import { type BuiltPolicy, buildPolicy } from '../../rules/policy/build.js';
import { buildDefaultPolicy } from '../../rules/policy/build-default.js';
import { type ReadSources, readSources } from './read-sources.js';
import { utcDay } from './utc-day.js';

/** A policy in force, and what it was compiled from: compiled rules cannot cross threads. */
export type LoadedPolicy = BuiltPolicy;

/**
 * Reads and compiles a policy with the files it names; the built-in default without a file. All faults come with file,
 * line and column.
 */
export function readPolicy(
  file: string | undefined,
  digests: Pick<Digests, 'sha256'>,
  today: string = utcDay(Date.now()),
): Result<LoadedPolicy, readonly Fault[]> {
  if (file === undefined) return buildDefaultPolicy(today, digests);
  const read = readSources(file);
  return read.faults.length > 0 ? err(read.faults) : buildRead(read, today, digests);
}

/** Compiles what was read and adds the warnings about the files themselves. */
export function buildRead(
  read: ReadSources,
  today: string,
  digests: Pick<Digests, 'sha256'>,
): Result<LoadedPolicy, readonly Fault[]> {
  const built = buildPolicy(read.sources, today, digests);
  if (!built.ok || read.warnings.length === 0) return built;
  const { policy, input } = built.value;
  return ok({ policy: { ...policy, warnings: [...read.warnings, ...policy.warnings] }, input });
}
