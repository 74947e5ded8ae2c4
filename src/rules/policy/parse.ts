import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { capFaults } from './cap-faults.js';
import { clientFaults } from './clients.js';
import { defaultProfile } from './default-policy.js';
import { type PolicyDocument, policySchema } from './document.js';
import { type LocatedDocument, parseLocatedYaml } from './located-yaml.js';
import { zodFaults } from './zod-faults.js';

/** A policy file that holds together by itself, with the places of its parts for faults found later. */
export interface ParsedPolicy {
  readonly document: PolicyDocument;
  /** Gives a fault its file, line and column by its path. */
  place(fault: Fault): Fault;
}

/**
 * Reads `policy.yaml`. `file` is how messages name it. All faults come together, each with file, line and column.
 * References between parts (profiles of clients, presets, rules) are checked by compilePolicy.
 */
export function parsePolicy(text: string, file: string): Result<PolicyDocument, readonly Fault[]> {
  const parsed = parsePlacedPolicy(text, file);
  return parsed.ok ? ok(parsed.value.document) : parsed;
}

/** As parsePolicy, and keeps the places: compile faults can then be given their line. */
export function parsePlacedPolicy(text: string, file: string): Result<ParsedPolicy, readonly Fault[]> {
  const located = parseLocatedYaml(text, file);
  if (!located.ok) return located;
  const checked = policySchema.safeParse(located.value.value);
  if (!checked.success) return err(zodFaults(checked.error, located.value, file));
  const document = withDefaultProfile(checked.data);
  const place = (fault: Fault) => placeFault(fault, located.value, file);
  const faults = typeof document.clients === 'string' ? [] : clientFaults(document.clients, ['clients']);
  return faults.length > 0 ? err(capFaults(faults, file, place)) : ok({ document, place });
}

function withDefaultProfile(document: PolicyDocument): PolicyDocument {
  if (Object.hasOwn(document.profiles, 'default')) return document;
  return { ...document, profiles: { default: defaultProfile(), ...document.profiles } };
}

function placeFault(fault: Fault, located: LocatedDocument, file: string): Fault {
  if (fault.file !== undefined) return fault;
  return { ...fault, file, ...located.locate(fault.path) };
}
