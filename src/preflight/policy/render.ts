import { type Fault, formatFault } from '../../domain/fault.js';
import type { PathEntry } from '../../rules/paths/types.js';
import type { CompiledPolicy, CompiledProfile } from '../../rules/policy/compiled.js';
import type { PolicyDocument } from '../../rules/policy/document.js';
import { printable, renderTable } from '../render-table.js';
import type { PolicyReport } from './report.js';

/** The report for people: what decides, defaults and presets written out. `--json` has every glob and rule. */
export function renderPolicy(report: PolicyReport, policy: CompiledPolicy, document: PolicyDocument): string {
  const profiles = [...policy.profiles.values()];
  return [
    `policy  ${printable(report.file)}\n`,
    renderTable(summary(report, policy), '  '),
    ...profiles.map((profile) => renderProfile(profile, document.profiles[profile.name])),
    renderEntries(profiles),
    renderWarnings(report.warnings),
    ...(report.expect === undefined ? [] : [renderExpect(report.expect)]),
    `result: ${report.ok ? 'pass' : 'fail'}\n`,
  ].join('\n');
}

function summary(report: PolicyReport, policy: CompiledPolicy): readonly (readonly string[])[] {
  const { unknownClient, scanner, limits, secrets, catalogue } = policy;
  const enabled = scanner.rules.filter((rule) => rule.enabled).length;
  const tools = [...catalogue.entries.values()].flat().length;
  return [
    ['fingerprint', report.fingerprint],
    ['mode', policy.mode],
    ['unknown client', unknownClient.kind === 'deny' ? 'denied' : `profile ${unknownClient.name}`],
    ['clients', String(policy.clients.length)],
    ['services', policy.services.size === 0 ? 'none described' : [...policy.services.keys()].map(printable).join(', ')],
    ['tool catalogue', `${tools} tools of ${catalogue.entries.size} services`],
    ['secret rules', `${enabled} on, ${scanner.rules.length - enabled} off, marker ${secrets.marker}`],
    ['limits', `${limits.maxMessageBytes} bytes, depth ${limits.maxDepth}, ${limits.maxNodes} values`],
  ];
}

function renderProfile(profile: CompiledProfile, written: PolicyDocument['profiles'][string] | undefined): string {
  const { response, rate } = profile;
  const { tools, paths, arguments: outgoing } = written ?? {};
  const windows = rate.map((one) => `${one.limit} in ${one.windowMs / 1000} s`);
  const rows = [
    ['mode', profile.mode],
    ['tools', `allow ${listed(tools?.allow)}; deny ${listed(tools?.deny)}; unknown: ${profile.unknownTools}`],
    ['paths', `deny ${listed(paths?.deny)} (${profile.paths.entries.length} entries); allow ${listed(paths?.allow)}`],
    ['sent secrets', outgoing?.secrets ?? ''],
    [
      'results',
      `envelope ${response.envelope}, meta ${response.meta}, secrets ${response.secrets}, listings ${response.listings}`,
    ],
    ['machine facts', response.machineFacts],
    ['rate', windows.length === 0 ? 'no limit' : windows.join(' and ')],
  ];
  return `profile ${printable(profile.name)}\n${renderTable(rows, '  ')}`;
}

function listed(globs: readonly string[] = []): string {
  return globs.length === 0 ? 'nothing' : globs.map(printable).join(' ');
}

/** Every entry that some profile denies, once. */
function renderEntries(profiles: readonly CompiledProfile[]): string {
  const entries = new Map<string, PathEntry>();
  for (const profile of profiles) for (const entry of profile.paths.entries) entries.set(entry.id, entry);
  const rows = [...entries.values()].map((entry) => [printable(entry.id), printable(entry.pattern)]);
  return `denied paths\n${rows.length === 0 ? '  none\n' : renderTable(rows, '  ')}`;
}

function renderWarnings(warnings: readonly Fault[]): string {
  if (warnings.length === 0) return 'warnings\n  none\n';
  return `warnings\n${warnings.map((warning) => `  ${printable(formatFault(warning))}\n`).join('')}`;
}

function renderExpect({ wanted, drifted }: NonNullable<PolicyReport['expect']>): string {
  return `expected ${printable(wanted)}: ${drifted ? 'DRIFT' : 'as it is'}\n`;
}
