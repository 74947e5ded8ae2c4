import type { Fault } from '../../domain/fault.js';
import { lazy } from '../../domain/lazy.js';
import { err, ok, type Result } from '../../domain/result.js';
import { buildMatcher } from './match/matcher.js';
import { compilePathGlob, coverBelow, type DenyGlob, GLOBSTAR, type PathGlob } from './match/path-glob.js';
import { findPreset, presetNames } from './presets.js';
import { sampleNames } from './search/glob-samples.js';
import type { PathEntry, PathRules } from './types.js';

const PRESET = 'preset:';
/** Longest glob that a policy may hold, in UTF-16 units. */
const MAX_GLOB_LENGTH = 1024;

/**
 * Compiles the `paths` section of a profile. `deny` holds `preset:NAME` and globs, `allow` globs only. Every fault is reported, with
 * the path `['deny', i]` or `['allow', i]`.
 */
export function compilePathRules(spec: {
  readonly deny: readonly string[];
  readonly allow: readonly string[];
}): Result<PathRules, readonly Fault[]> {
  const faults: Fault[] = [];
  const entries = spec.deny.flatMap((item, index) => readDenyItem(item, index, faults));
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const allow = spec.allow.flatMap((glob, index) => compileAllow(glob, index, faults));
  if (faults.length > 0) return err(faults);
  const deny = lazy(() => unique.flatMap(compileEntry));
  const matcher = lazy(() => buildMatcher(deny(), allow));
  return ok({ entries: unique, matcher, samples: lazy(() => sampleNames(unique, deny(), matcher())) });
}

function readDenyItem(item: string, index: number, faults: Fault[]): readonly PathEntry[] {
  const path = ['deny', index];
  if (item.startsWith(PRESET)) {
    const entries = findPreset(item.slice(PRESET.length));
    if (entries !== undefined) return entries;
    faults.push({ message: `unknown preset; known are ${presetNames().join(', ')}`, path });
    return [];
  }
  const message = faultOfGlob(item);
  if (message === undefined)
    return [{ id: item, pattern: item, why: 'named by the policy', globs: [item], hit: [], miss: [] }];
  faults.push({ message, path });
  return [];
}

function compileAllow(glob: string, index: number, faults: Fault[]): readonly PathGlob[] {
  const path = ['allow', index];
  const message = glob.startsWith(PRESET)
    ? 'a preset cannot be an exception; name the files to allow'
    : faultOfGlob(glob);
  const compiled = message === undefined ? compilePathGlob(glob) : err(message);
  if (!compiled.ok) {
    faults.push({ message: compiled.error, path });
    return [];
  }
  if (compiled.value.some((one) => one.parts.every(isEverything))) {
    faults.push({ message: 'lifts every denial; leave out `deny` entries instead', path });
    return [];
  }
  return compiled.value;
}

function isEverything(part: PathGlob['parts'][number]): boolean {
  return part === GLOBSTAR || part.everything;
}

function faultOfGlob(glob: string): string | undefined {
  if (glob.trim() === '') return 'is empty';
  if (glob.length > MAX_GLOB_LENGTH) return `is longer than ${MAX_GLOB_LENGTH} characters`;
  if (glob.includes('\0')) return 'holds a NUL, which no path can';
  if (glob.startsWith('!') && !glob.startsWith('!('))
    return 'a leading "!" negates nothing here; use `allow` for exceptions';
  const compiled = compilePathGlob(glob);
  return compiled.ok ? undefined : compiled.error;
}

/** The compiled globs of one entry. Entries are checked before, and the packaged ones by the tests, so a glob that fails is left out nowhere. */
function compileEntry(entry: PathEntry): readonly DenyGlob[] {
  const except = lazy(() => (entry.except ?? []).flatMap(compileOrThrow));
  return entry.globs.flatMap((glob) => compileOrThrow(glob)).map((glob) => withFirst(coverBelow(glob), entry, except));
}

function compileOrThrow(glob: string): readonly PathGlob[] {
  const compiled = compilePathGlob(glob);
  if (!compiled.ok) throw new TypeError(`packaged glob ${glob} ${compiled.error}`);
  return compiled.value;
}

function withFirst(glob: PathGlob, entry: PathEntry, except: () => readonly PathGlob[]): DenyGlob {
  const [first] = glob.parts;
  if (first !== undefined && first !== GLOBSTAR) return { ...glob, first, entry, except };
  const [everything] = compileOrThrow('*');
  const part = everything?.parts[0];
  if (part === undefined || part === GLOBSTAR) throw new TypeError('the glob * is one component');
  return { parts: [part], anchored: false, first: part, entry, except };
}
