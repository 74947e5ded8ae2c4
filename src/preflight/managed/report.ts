import type { Digests } from '../../domain/ports.js';
import { hasErrors, type PreflightFinding } from '../finding.js';
import { compareEnvironments, type VerdictTable } from './compare.js';
import { type ExpandedSettings, expandSettings } from './expand-settings.js';
import { managedFindings } from './findings.js';
import { managedFingerprint } from './fingerprint.js';
import type { Server } from './servers.js';
import type { ManagedSettings, ServerLists } from './settings.js';

/** A start-up environment and what it is called. */
export interface NamedEnvironment {
  readonly name: string;
  readonly variables: ReadonlyMap<string, string>;
}

/** What the settings mean in one environment. */
export interface EnvironmentReport {
  readonly name: string;
  readonly fingerprint: string;
  readonly findings: readonly PreflightFinding[];
  readonly effective: ServerLists;
}

export interface ManagedReport {
  readonly kind: 'managed';
  readonly file: string;
  /** Of the first environment. */
  readonly fingerprint: string;
  readonly environments: readonly EnvironmentReport[];
  readonly verdicts?: VerdictTable;
  /** The fingerprint that was asked for, and the environments that have another one. */
  readonly expect?: { readonly wanted: string; readonly drifted: readonly string[] };
  /** False: an error among the findings, or drift. */
  readonly ok: boolean;
}

export interface ManagedQuestion {
  readonly file: string;
  readonly settings: ManagedSettings;
  readonly environments: readonly NamedEnvironment[];
  readonly servers?: readonly Server[];
  readonly expect?: string;
}

/** Expands the settings in every environment, fingerprints and compares them. */
export function managedReport(question: ManagedQuestion, digests: Pick<Digests, 'sha256'>): ManagedReport {
  const expanded = question.environments.map(({ name, variables }) => {
    const settings = expandSettings(question.settings, variables);
    return {
      name,
      lists: settings.lists,
      report: environmentReport(name, question.settings, variables, settings, digests),
    };
  });
  const environments = expanded.map(({ report }) => report);
  const named = expanded.map(({ name, lists }) => ({ environment: name, lists }));
  const drifted = environments.filter((one) => question.expect !== undefined && one.fingerprint !== question.expect);
  return {
    kind: 'managed',
    file: question.file,
    fingerprint: environments[0]?.fingerprint ?? '',
    environments,
    ...(question.servers === undefined ? {} : { verdicts: compareEnvironments(named, question.servers) }),
    ...(question.expect === undefined
      ? {}
      : { expect: { wanted: question.expect, drifted: drifted.map((one) => one.name) } }),
    ok: drifted.length === 0 && !environments.some((one) => hasErrors(one.findings)),
  };
}

function environmentReport(
  name: string,
  settings: ManagedSettings,
  startUp: ReadonlyMap<string, string>,
  expanded: ExpandedSettings,
  digests: Pick<Digests, 'sha256'>,
): EnvironmentReport {
  return {
    name,
    fingerprint: managedFingerprint(expanded.lists, digests),
    findings: managedFindings(expanded.strings, { startUp, file: settings.env }),
    effective: expanded.lists,
  };
}
