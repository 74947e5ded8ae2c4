import { readPolicy } from '../adapters/policy/read-policy.js';
import { createDigests } from '../adapters/process/digests.js';
import type { Fault } from '../domain/fault.js';
import { ok, type Result } from '../domain/result.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';

/** Reads and compiles a policy with the files it names; the built-in default without a file. For verbs that decide once. */
export function loadPolicy(file: string | undefined): Result<CompiledPolicy, readonly Fault[]> {
  const loaded = readPolicy(file, createDigests(undefined));
  return loaded.ok ? ok(loaded.value.policy) : loaded;
}
