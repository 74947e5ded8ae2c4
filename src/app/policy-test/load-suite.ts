import { dirname, isAbsolute, join } from 'node:path';
import { readBounded } from '../../adapters/policy/read-bounded.js';
import type { Fault } from '../../domain/fault.js';
import { decodeUtf8 } from '../../domain/json/decode.js';
import { err, ok, type Result } from '../../domain/result.js';
import { parseLocatedYaml } from '../../rules/policy/located-yaml.js';
import { zodFaults } from '../../rules/policy/zod-faults.js';
import { type SuiteDocument, suiteSchema } from './suite-schema.js';

/** A file of tests that holds together, with the line of each case. */
export interface Suite {
  readonly file: string;
  readonly document: SuiteDocument;
  /** The policy file that it names, found from its own directory. */
  readonly policyFile: string | undefined;
  lineOf(caseIndex: number): number;
}

/** Reads one file of policy tests. All faults come together, each with file, line and column. */
export function loadSuite(file: string): Result<Suite, readonly Fault[]> {
  const read = readBounded(file);
  if (!read.ok) return err([read.error]);
  const text = decodeUtf8(read.value.bytes);
  if (text === undefined) return err([{ file, path: [], message: 'is not valid UTF-8' }]);
  const located = parseLocatedYaml(text, file);
  if (!located.ok) return located;
  const checked = suiteSchema.safeParse(located.value.value);
  if (!checked.success) return err(zodFaults(checked.error, located.value, file));
  const named = checked.data.policy;
  return ok({
    file,
    document: checked.data,
    policyFile: named === undefined || isAbsolute(named) ? named : join(dirname(file), named),
    lineOf: (index) => located.value.locate(['cases', index]).line,
  });
}
