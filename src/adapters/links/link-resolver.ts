import { type BigIntStats, statSync } from 'node:fs';
import { normalize } from 'node:path';
import type { LinkAnswer, LinkResolver } from '../../domain/ports.js';
import { judgePath } from '../../rules/paths/judge-path.js';
import type { PathRules, PathVerdict } from '../../rules/paths/types.js';
import { findDeniedFiles } from './denied-files.js';
import { createInodeIndex, type InodeIndex } from './inode-index.js';
import { resolveOnDisk } from './resolve-on-disk.js';

export interface LinkResolverOptions {
  /** The root of the service's files, absolute. Hard links are looked for below it. */
  readonly root: string;
  /** The path rules of every profile: a file counts as denied when one of them denies it. */
  readonly rules: readonly PathRules[];
  /** Directory entries that one walk for denied files looks at. */
  readonly maxEntries?: number;
  /** Monotonic clock, milliseconds. */
  readonly now?: () => number;
}

const DEFAULT_MAX_ENTRIES = 200_000;

/**
 * Resolves links on a disk that guard and server share. A path costs one `realpath` and one `stat`; only a file with more than one
 * name asks the index of denied files. What the disk does not answer is `unknown`: the caller refuses it.
 *
 * Between this answer and the server's own open the link can be changed: a race that only the server could close.
 */
export function createLinkResolver(options: LinkResolverOptions): LinkResolver {
  const { root, rules, maxEntries = DEFAULT_MAX_ENTRIES, now = () => performance.now() } = options;
  const isDenied = (path: string) => rules.some((one) => judgePath(one, path).kind !== 'allow');
  const index = createInodeIndex(() => findDeniedFiles(root, isDenied, { maxEntries }), now);
  return {
    resolve(absolutePath) {
      if (absolutePath.includes('\0')) return { kind: 'unknown', why: 'holds a NUL' };
      const found = resolveOnDisk(absolutePath);
      if (found.kind === 'failed') return { kind: 'unknown', why: found.why };
      const alias = found.exists ? otherName(found.path, index, rules) : undefined;
      if (alias !== undefined) return alias;
      return samePath(found.path, absolutePath) ? { kind: 'plain' } : { kind: 'resolved', path: found.path };
    },
  };
}

/** The answer for a file that has a denied name as well; undefined for any other. */
function otherName(path: string, index: InodeIndex, rules: readonly PathRules[]): LinkAnswer | undefined {
  const stats = statOf(path);
  if (stats === undefined || !stats.isFile() || stats.nlink < 2n) return undefined;
  const answer = index.find(stats.dev, stats.ino);
  if (answer.kind === 'incomplete') return { kind: 'unknown', why: 'has other names that cannot all be checked' };
  if (answer.kind === 'unlisted') return undefined;
  const verdicts = rules.map((one) => judgePath(one, answer.path));
  const [first] = verdicts;
  // Profiles that disagree get the other name to judge for themselves.
  if (first?.kind !== 'deny' || verdicts.some((verdict) => !sameDenial(verdict, first.entry))) {
    return { kind: 'resolved', path: answer.path };
  }
  return { kind: 'hard-link', entry: first.entry, pattern: first.pattern };
}

function sameDenial(verdict: PathVerdict, entry: string): boolean {
  return verdict.kind === 'deny' && verdict.entry === entry;
}

function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}

function samePath(resolved: string, given: string): boolean {
  const normal = normalize(given);
  return resolved === (normal.length > 1 && normal.endsWith('/') ? normal.slice(0, -1) : normal);
}
