import { resultShapes } from '../rules/envelope/result-shapes.js';
import { loadPolicy } from './load-policy.js';

/** The version of the policy file's format, as its key `version` says it. */
const POLICY_FORMAT = 1;

/**
 * Versions of everything that decides, one a line. The catalogues have no numbers of their own: the fingerprint of the
 * built-in policy changes with any of them.
 */
export function versionText(program: string): string {
  const built = loadPolicy(undefined);
  if (!built.ok) throw new Error('the built-in policy does not compile');
  const { fingerprint, scanner, profiles, catalogue } = built.value;
  const entries = [...catalogue.entries.values()];
  const tools = entries.reduce((sum, list) => sum + list.length, 0);
  const rows = [
    ['extmcp-guard', program],
    ['policy format', String(POLICY_FORMAT)],
    ['built-in policy', fingerprint],
    ['secret rules', String(scanner.rules.length)],
    ['credential paths', `${profiles.get('default')?.paths.entries.length ?? 0} entries`],
    ['tools', `${tools} of ${entries.length} servers`],
    ['MCP methods', `${Object.keys(resultShapes).length}, protocol 2024-11-05 to 2026-07-28`],
  ];
  return rows.map(([name = '', value = '']) => `${name.padEnd(18)}${value}\n`).join('');
}
