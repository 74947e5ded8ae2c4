import { homedir, hostname, userInfo } from 'node:os';
import type { MachineFact } from '../rules/facts/hide-facts.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';

/** Names that say nothing about anybody: replacing them would only garble text. */
const COMMON: ReadonlySet<string> = new Set(['root', 'node', 'user', 'app', 'localhost', '/', '/root']);

/**
 * What results must not tell: values that the policy names for its services, and those of this machine, which count when
 * guard and upstream share it.
 */
export function machineFacts(policy: CompiledPolicy): readonly MachineFact[] {
  const configured: MachineFact[] = [...policy.services.values()].flatMap((service) =>
    service.facts.map((value) => ({ kind: 'host' as const, value })),
  );
  return [...configured, ...detected()].filter((fact) => fact.value !== '' && !COMMON.has(fact.value));
}

function detected(): MachineFact[] {
  return [
    { kind: 'home', value: homedir() },
    { kind: 'host', value: hostname() },
    { kind: 'user', value: userName() },
    { kind: 'cwd', value: process.cwd() },
  ];
}

/** A container's uid often has no name at all. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
