import { dirname, isAbsolute, join } from 'node:path';
import type { Fault } from '../../domain/fault.js';
import { decodeUtf8 } from '../../domain/json/decode.js';
import { err, ok, type Result } from '../../domain/result.js';
import { namedFiles, type PolicySources, type SourceText } from '../../rules/policy/build.js';
import { readBounded } from './read-bounded.js';

/** The texts of a policy and where each came from. */
export interface ReadSources {
  readonly sources: PolicySources;
  /** Every file that was read or looked for; a change of one is a change of the policy. */
  readonly files: readonly string[];
  /** Files that could not be read. `sources` then lacks them. */
  readonly faults: readonly Fault[];
  /** Files that anybody on the machine may change. */
  readonly warnings: readonly Fault[];
}

/** Reads a policy file and the clients and gitleaks files that it names, relative to itself. */
export function readSources(file: string): ReadSources {
  const warnings: Fault[] = [];
  const policy = readText(file, warnings);
  if (!policy.ok) return { sources: {}, files: [file], faults: [policy.error], warnings };
  const named = namedFiles(policy.value);
  const files = [file];
  const faults: Fault[] = [];
  const further = (name: string | undefined): SourceText | undefined => {
    if (name === undefined) return undefined;
    const path = isAbsolute(name) ? name : join(dirname(file), name);
    files.push(path);
    const text = readText(path, warnings);
    if (text.ok) return text.value;
    faults.push(text.error);
    return undefined;
  };
  const clients = further(named.clients);
  const gitleaks = further(named.gitleaks);
  const sources = {
    policy: policy.value,
    ...(clients === undefined ? {} : { clients }),
    ...(gitleaks === undefined ? {} : { gitleaks }),
  };
  return { sources, files, faults, warnings };
}

function readText(file: string, warnings: Fault[]): Result<SourceText, Fault> {
  const read = readBounded(file);
  if (!read.ok) return read;
  if (read.value.worldWritable)
    warnings.push({ message: 'every user of this machine may change the file', path: [], file });
  const text = decodeUtf8(read.value.bytes);
  return text === undefined ? err({ message: 'is not valid UTF-8', path: [], file }) : ok({ file, text });
}
