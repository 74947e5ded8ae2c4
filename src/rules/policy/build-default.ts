import type { Fault } from '../../domain/fault.js';
import type { Digests } from '../../domain/ports.js';
import { ok, type Result } from '../../domain/result.js';
import type { BuiltPolicy } from './build.js';
import { compilePolicy } from './compile.js';
import type { CompileInput } from './compile-input.js';
import { defaultPolicy } from './default-policy.js';

/** The built-in default policy in force. Loads no parser of files. `today` is a UTC day, `2027-01-31`. */
export function buildDefaultPolicy(
  today: string,
  digests: Pick<Digests, 'sha256'>,
): Result<BuiltPolicy, readonly Fault[]> {
  const input: CompileInput = { document: defaultPolicy(), clients: [], today };
  const compiled = compilePolicy(input, digests);
  return compiled.ok ? ok({ policy: compiled.value, input }) : compiled;
}
