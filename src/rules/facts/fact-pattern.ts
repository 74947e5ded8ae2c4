import type { MachineFact } from './hide-facts.js';

/** Shorter words, and those of the language, stand for the fact only where the text says so. */
const MIN_LENGTH = 3;
const COMMON: ReadonlySet<string> = new Set(
  (
    'root node user users app apps admin administrator dev test tests guest nobody nonroot runner ubuntu debian docker service server ' +
    'localhost host main master trunk develop development staging stage production prod release next head default'
  ).split(' '),
);

/** What stands before a common word that is meant as this kind of fact. Lower case. */
const HINTS: Readonly<Record<MachineFact['kind'], readonly string[]>> = {
  branch: [
    'branch ',
    'branch: ',
    'branch:',
    'branch=',
    'branch":"',
    'branch": "',
    "branch '",
    'refs/heads/',
    '* ',
    '## ',
  ],
  user: [
    'user ',
    'user: ',
    'user=',
    'username: ',
    'username=',
    'user":"',
    'user": "',
    'username":"',
    'username": "',
    'logname=',
  ],
  host: [
    'host ',
    'host: ',
    'host=',
    'hostname: ',
    'hostname=',
    'host":"',
    'host": "',
    'hostname":"',
    'hostname": "',
    '@',
  ],
  home: ['home=', 'home: ', 'home":"', 'home": "'],
  cwd: ['cwd=', 'pwd=', 'cwd: ', 'cwd":"', 'cwd": "'],
};

/** Where a text may tell one of some facts, and which. */
export interface FactPattern {
  /** The text with every fact replaced by what `marker` says. `key`: the name of the member that holds the text. */
  replace(text: string, key: string, marker: (kind: MachineFact['kind']) => string): string;
}

/**
 * One search for all facts, in every spelling of a path: longer ones first, so that a working directory below the home
 * directory goes as one. A fact counts where no letter, digit or underscore adjoins it; before a path of several parts
 * anything may stand, as in `-I/home/ada/include`.
 */
export function factPattern(facts: readonly MachineFact[]): FactPattern {
  const kinds = new Map<string, MachineFact['kind']>();
  for (const { kind, value } of facts)
    for (const spelling of spellings(value)) if (!kinds.has(spelling)) kinds.set(spelling, kind);
  const longest = [...kinds].sort(([a], [b]) => b.length - a.length);
  const free = longest.filter(([value]) => isDeepPath(value)).map(([value]) => quoted(value));
  const bounded = longest.filter(([value]) => !isDeepPath(value)).map(([value]) => quoted(value));
  const alternatives = [
    ...(free.length === 0 ? [] : [`(?:${free.join('|')})`]),
    ...(bounded.length === 0 ? [] : [`(?<![\\p{L}\\p{N}_])(?:${bounded.join('|')})`]),
  ];
  if (alternatives.length === 0) return { replace: (text) => text };
  const search = new RegExp(`(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'giu');
  const byLowerCase = new Map([...kinds].map(([value, kind]) => [value.toLowerCase(), { value, kind }]));
  return {
    replace: (text, key, marker) =>
      text.replace(search, (found, at: number) => {
        const fact = byLowerCase.get(found.toLowerCase());
        return fact !== undefined && counts(fact, found, text, at, key) ? marker(fact.kind) : found;
      }),
  };
}

interface Known {
  readonly value: string;
  readonly kind: MachineFact['kind'];
}

/** Names of people and branches have their case; paths and hosts are the same in any. */
function counts(fact: Known, found: string, text: string, at: number, key: string): boolean {
  if ((fact.kind === 'user' || fact.kind === 'branch') && found !== fact.value) return false;
  if (found.length >= MIN_LENGTH && !COMMON.has(found.toLowerCase())) return true;
  if (found === text && key !== '') return namesKind(key, fact.kind);
  const before = text.slice(Math.max(0, at - 14), at).toLowerCase();
  return HINTS[fact.kind].some((hint) => before.endsWith(hint));
}

/** `currentBranch` says that its value is a branch. */
function namesKind(key: string, kind: MachineFact['kind']): boolean {
  const words = HINTS[kind].map((hint) => hint.replace(/[^a-z]+$/, '')).filter((word) => word !== '');
  return words.some((word) => key.toLowerCase().endsWith(word));
}

/** A path as JSON in a string, a Windows tool or a URI writes it. */
function spellings(value: string): readonly string[] {
  if (!/[\\/]/.test(value)) return [value];
  const slashed = value.replaceAll('\\', '/');
  return [value, slashed, value.replaceAll('\\', '\\\\'), encodeURI(slashed), slashed.replaceAll('/', '\\/')];
}

/** A path with at least two parts: nothing else looks like it. */
function isDeepPath(value: string): boolean {
  return /^(?:[A-Za-z]:)?(?:\\?[\\/]){1,2}[^\\/]+(?:\\?[\\/]){1,2}[^\\/]/.test(value);
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
