import type { Result } from '../../../domain/result.js';
import { err, ok } from '../../../domain/result.js';
import { type ComponentGlob, compileComponent } from '../glob/compile-component.js';
import { expandBraces } from '../glob/expand-braces.js';
import type { PathEntry } from '../types.js';

export const GLOBSTAR = 'globstar';

export type PathGlobPart = ComponentGlob | typeof GLOBSTAR;

/** A glob over whole components, without braces. Leading and trailing `**` are implied and left out. */
export interface PathGlob {
  readonly parts: readonly PathGlobPart[];
  /** Written with a leading slash: matches from the root of the path only. */
  readonly anchored: boolean;
}

/** A glob together with the entry it denies for and that entry's exceptions. */
export interface DenyGlob extends PathGlob {
  readonly entry: PathEntry;
  readonly first: ComponentGlob;
  readonly except: () => readonly PathGlob[];
}

/** Alternatives that the braces of one glob may stand for. */
const MAX_ALTERNATIVES = 256;
/** Components of one glob. */
const MAX_PARTS = 64;

/** Compiles a policy's glob. A denied directory covers all below it, so `dir/**` and `dir` are the same. Errors are sentences. */
export function compilePathGlob(glob: string): Result<readonly PathGlob[], string> {
  const alternatives = expandBraces(glob.trim(), MAX_ALTERNATIVES);
  if (alternatives === undefined) return err(`stands for more than ${MAX_ALTERNATIVES} patterns`);
  const compiled: PathGlob[] = [];
  for (const alternative of alternatives) {
    const one = compileAlternative(alternative);
    if (!one.ok) return one;
    compiled.push(one.value);
  }
  return ok(compiled);
}

function compileAlternative(glob: string): Result<PathGlob, string> {
  const pieces = glob.split('/').filter((piece) => piece !== '' && piece !== '.');
  if (pieces.length === 0) return err('names no file or directory');
  if (pieces.length > MAX_PARTS) return err(`has more than ${MAX_PARTS} components`);
  if (pieces.includes('..')) return err('can never match: paths are compared after ".." is resolved');
  const parts: PathGlobPart[] = [];
  for (const piece of pieces) {
    const part = piece === '**' ? GLOBSTAR : compileComponent(piece);
    if (part === undefined) return err('is nested too deeply or too long');
    if (part !== GLOBSTAR && part.source === '') return err('holds a component of invisible characters only');
    if (part !== GLOBSTAR || parts.at(-1) !== GLOBSTAR) parts.push(part);
  }
  return ok({ parts, anchored: glob.startsWith('/') && parts[0] !== GLOBSTAR });
}

/** The glob without leading and trailing `**`: for denials, where both are implied. `**` alone is `*`. */
export function coverBelow(glob: PathGlob): PathGlob {
  const parts = [...glob.parts];
  while (parts.length > 1 && parts[0] === GLOBSTAR) parts.shift();
  while (parts.length > 1 && parts.at(-1) === GLOBSTAR) parts.pop();
  return { parts, anchored: glob.anchored };
}
