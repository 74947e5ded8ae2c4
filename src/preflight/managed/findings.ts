import type { PreflightFinding } from '../finding.js';
import type { ExpandedString } from './expand-settings.js';
import type { ReferenceScope, ReferenceUse } from './expand-text.js';
import { isPerUser } from './steerable.js';

/** What the references of the lists mean in one environment: each finding once per variable and string. */
export function managedFindings(
  strings: readonly ExpandedString[],
  scope: ReferenceScope,
): readonly PreflightFinding[] {
  const findings = new Map<string, PreflightFinding>();
  for (const string of strings) {
    const found = [
      ...string.uses.flatMap((use) => useFindings(use, string, scope)),
      ...string.oddities.map(
        (message): PreflightFinding => ({ rule: 'NOT_EXPANDED', level: 'warn', at: string.at, message }),
      ),
    ];
    for (const finding of found)
      findings.set(`${finding.rule} ${finding.at} ${finding.variable ?? finding.message}`, finding);
  }
  return [...findings.values()];
}

function useFindings(use: ReferenceUse, string: ExpandedString, scope: ReferenceScope): readonly PreflightFinding[] {
  const about = { at: string.at, variable: use.name };
  return [...missingValue(use, string), ...shadowed(use.name, scope), ...steerable(use)].map((finding) => ({
    ...finding,
    ...about,
  }));
}

type Draft = Omit<PreflightFinding, 'at' | 'variable'>;

function missingValue(use: ReferenceUse, string: ExpandedString): readonly Draft[] {
  const effect =
    string.list === 'deniedMcpServers'
      ? 'the entry may deny nothing, or everything'
      : 'the entry may allow nothing, or too much';
  if (use.source === 'nowhere') {
    return [{ rule: 'UNRESOLVED', level: 'error', message: `${use.name} is not set and becomes empty: ${effect}` }];
  }
  if (use.empty) return [{ rule: 'EMPTY', level: 'error', message: `${use.name} is empty: ${effect}` }];
  return use.source === 'default'
    ? [{ rule: 'DEFAULTED', level: 'info', message: `${use.name} is not set: the default in the file is used` }]
    : [];
}

function shadowed(name: string, scope: ReferenceScope): readonly Draft[] {
  const file = scope.file.get(name);
  const startUp = scope.startUp.get(name);
  if (file === undefined || startUp === undefined || file === startUp) return [];
  return [
    {
      rule: 'SHADOWED',
      level: 'warn',
      message: `the start-up environment has another ${name} than the file's env, and wins`,
    },
  ];
}

function steerable(use: ReferenceUse): readonly Draft[] {
  if (isPerUser(use.name)) {
    return [
      { rule: 'USER_STEERABLE', level: 'warn', message: `the user chooses ${use.name}, and so what this entry means` },
    ];
  }
  if (use.source === 'nowhere') return [];
  return [
    {
      rule: 'OVERRIDABLE',
      level: 'info',
      message: `whoever starts the client can set ${use.name}; --literal writes the value out`,
    },
  ];
}
