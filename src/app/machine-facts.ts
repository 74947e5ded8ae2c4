import { realpathSync } from 'node:fs';
import { homedir, hostname, userInfo } from 'node:os';
import type { MachineFact } from '../rules/facts/hide-facts.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import { gitBranch } from './probe/local-facts.js';

/**
 * What results must not tell: values that the policy names for its services, and those of this machine. Branches are read
 * where this process stands and below the roots of services that share this disk, without running git.
 */
export function machineFacts(policy: CompiledPolicy): readonly MachineFact[] {
  const services = [...policy.services.values()];
  const configured = services.flatMap(({ facts }) => facts.map((value) => ({ kind: kindOf(value), value })));
  const shared = services.flatMap(({ root, sharedDisk }) => (sharedDisk && root !== undefined ? [root] : []));
  return [...configured, ...thisMachine(), ...branches([process.cwd(), ...shared])].filter(({ value }) => tells(value));
}

/** A root directory or nothing tells nothing. */
function tells(value: string): boolean {
  return value !== '' && !/^(?:[A-Za-z]:)?[\\/]?$/.test(value);
}

/** By which marker a value of the policy is replaced. */
function kindOf(value: string): MachineFact['kind'] {
  if (/^(?:\/home|\/Users|[A-Za-z]:\\Users)[\\/][^\\/]+$/.test(value)) return 'home';
  return /[\\/]/.test(value) ? 'cwd' : 'host';
}

function thisMachine(): readonly MachineFact[] {
  const host = hostname();
  const [label = host] = host.split('.');
  return [
    ...bothNames('home', homedir()),
    { kind: 'host', value: host },
    { kind: 'host', value: label },
    { kind: 'user', value: userName() },
    ...bothNames('cwd', process.cwd()),
  ];
}

/** A directory as it is called, and where its links lead. */
function bothNames(kind: 'home' | 'cwd', path: string): readonly MachineFact[] {
  try {
    return [...new Set([path, realpathSync(path)])].map((value) => ({ kind, value }));
  } catch {
    return [{ kind, value: path }];
  }
}

function branches(directories: readonly string[]): readonly MachineFact[] {
  return directories.flatMap((directory) => {
    const value = gitBranch(directory);
    return value === undefined ? [] : [{ kind: 'branch', value }];
  });
}

/** A container's uid often has no name at all. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
