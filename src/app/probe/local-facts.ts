import { readFileSync, statSync } from 'node:fs';
import { homedir, hostname, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { MachineFact } from '../../rules/facts/hide-facts.js';

/** A fact, and whether it is a word of the language as well, so that it only counts where it is a whole string. */
export interface LocalFact extends MachineFact {
  readonly common: boolean;
}

const COMMON: ReadonlySet<string> = new Set([
  'root',
  'node',
  'user',
  'app',
  'localhost',
  'main',
  'master',
  'develop',
  'trunk',
]);

/** What this machine is and where the probe stands: home, user, host, working directory, git branch. */
export function localFacts(): readonly LocalFact[] {
  const cwd = process.cwd();
  const facts: MachineFact[] = [
    { kind: 'home', value: homedir() },
    { kind: 'user', value: userName() },
    { kind: 'host', value: hostname() },
    { kind: 'cwd', value: cwd },
    { kind: 'branch', value: gitBranch(cwd) ?? '' },
  ];
  const seen = new Set<string>();
  return facts.flatMap((fact) => {
    if (fact.value === '' || fact.value === '/' || seen.has(fact.value)) return [];
    seen.add(fact.value);
    return [{ ...fact, common: COMMON.has(fact.value) || fact.value.length < 3 }];
  });
}

/** The branch that is checked out where `directory` is; undefined outside a repository or on no branch. */
export function gitBranch(directory: string): string | undefined {
  for (let at = resolve(directory); ; at = dirname(at)) {
    const head = readHead(join(at, '.git'));
    if (head !== undefined) return /^ref: refs\/heads\/(.+)$/.exec(head.trim())?.[1];
    if (dirname(at) === at) return undefined;
  }
}

/** `.git` is a directory, or in a worktree a file that names one. */
function readHead(git: string): string | undefined {
  try {
    if (statSync(git).isDirectory()) return readFileSync(join(git, 'HEAD'), 'utf8');
    const [, target] = /^gitdir: (.+)$/m.exec(readFileSync(git, 'utf8')) ?? [];
    return target === undefined ? undefined : readFileSync(join(resolve(dirname(git), target), 'HEAD'), 'utf8');
  } catch {
    return undefined;
  }
}

/** A container's uid often has no name at all. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
