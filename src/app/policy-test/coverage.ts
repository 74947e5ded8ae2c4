import { findPreset } from '../../rules/paths/presets.js';
import type { CompiledPolicy } from '../../rules/policy/compiled.js';
import type { Subject } from './observe-case.js';
import type { CoverageItem, Observed } from './types.js';

/** Collects which deny entries, tool globs and secret rules of a policy the cases exercise. */
export interface CoverageLog {
  note(subject: Subject, seen: Observed): void;
  items(): readonly CoverageItem[];
}

export function createCoverageLog(policy: CompiledPolicy): CoverageLog {
  const hit: Readonly<Record<CoverageItem['kind'], Set<string>>> = {
    path: new Set(),
    tool: new Set(),
    secret: new Set(),
  };
  const globs = [...policy.profiles.values()].flatMap((profile) => profile.tools.deny);
  return {
    note({ service, tool }, { code, rule, redactions }) {
      if (code === 'path-denied' && rule !== undefined) hit.path.add(rule);
      if ((code === 'secret-in-arguments' || code === 'secret-in-result') && rule !== undefined) hit.secret.add(rule);
      for (const id of Object.keys(redactions)) hit.secret.add(id);
      if (code !== 'tool-denied' || tool === undefined) return;
      for (const glob of globs) if (glob.matches(service, tool)) hit.tool.add(glob.source);
    },
    items: () => partsOf(policy).map((part) => ({ ...part, covered: hit[part.kind].has(part.id) })),
  };
}

type Part = Omit<CoverageItem, 'covered'>;

/** Everything of a policy that can deny or redact, each once. */
function partsOf(policy: CompiledPolicy): readonly Part[] {
  const packaged = new Set((findPreset('credentials') ?? []).map(({ id }) => id));
  const profiles = [...policy.profiles.values()];
  const paths = new Set(profiles.flatMap((profile) => profile.paths.entries.map(({ id }) => id)));
  const tools = new Set(profiles.flatMap((profile) => profile.tools.deny.map(({ source }) => source)));
  return [
    ...[...paths].map((id): Part => ({ kind: 'path', id, origin: packaged.has(id) ? 'packaged' : 'own' })),
    ...[...tools].map((id): Part => ({ kind: 'tool', id, origin: 'own' })),
    ...policy.scanner.rules
      .filter(({ enabled }) => enabled)
      .map(({ id, kind }): Part => {
        const own = kind === 'user' || kind === 'imported';
        return { kind: 'secret', id, origin: own ? 'own' : 'packaged' };
      }),
  ];
}

/** Share of covered items, 0 to 100; 100 when there is nothing to cover. */
export function coveredPercent(items: readonly CoverageItem[]): number {
  if (items.length === 0) return 100;
  return (items.filter(({ covered }) => covered).length / items.length) * 100;
}
