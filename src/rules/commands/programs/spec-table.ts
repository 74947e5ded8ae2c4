import type { OptionTable } from './read-options.js';
import type { ProgramSpec } from './read-program.js';
import type { WordUse } from './word-use.js';

/** Programs that read their arguments the same way. */
export interface SpecGroup {
  readonly names: readonly string[];
  readonly spec: ProgramSpec;
}

/** `-a`, `-b`, … that take no value, from their letters. */
export function flags(letters: string): OptionTable {
  return Object.fromEntries([...letters].map((letter) => [`-${letter}`, 'flag']));
}

/** The same use for several options, from their names with blanks between. */
export function each(use: WordUse, names: string): OptionTable {
  return Object.fromEntries(names.split(' ').map((name) => [name, use]));
}
