import type { Denial } from '../../../domain/denial.js';
import type { LinkResolver } from '../../../domain/ports.js';
import { assertNever } from '../../../domain/result.js';
import { judgePath, judgeRecursiveRoot } from '../../paths/judge-path.js';
import type { PathVerdict } from '../../paths/types.js';
import { type Inspection, malformedAt, type Site, type Use } from './inspection.js';
import { settle } from './verdict.js';

/**
 * Judges where a value leads on the shared disk. A link to a denied file, a second name of one, and a disk that cannot
 * answer are refusals; without a shared disk nothing is.
 */
export function judgeOnDisk(inspection: Inspection, site: Site, use: Use, value: string): Denial | undefined {
  const { links, root } = inspection.policy;
  if (links === undefined) return undefined;
  for (const candidate of diskCandidates(value, root, site)) {
    if (!use.sure && !fitsOnDisk(candidate)) continue;
    if (--inspection.budget.diskLookups < 0) return malformedAt(inspection, site.place, 'too many paths to resolve');
    const denial = settle(inspection, site, use.kind, judgeAnswer(inspection, site, links, candidate));
    if (denial !== undefined) return denial;
  }
  return undefined;
}

function judgeAnswer(inspection: Inspection, site: Site, links: LinkResolver, path: string): PathVerdict {
  const answer = links.resolve(path);
  if (inspection.trace.on && answer.kind !== 'plain') {
    inspection.trace.step({ stage: 'link', detail: `${JSON.stringify(path)}: ${answer.kind}` });
  }
  switch (answer.kind) {
    case 'plain':
      return { kind: 'allow' };
    case 'resolved': {
      const judge = site.whole ? judgeRecursiveRoot : judgePath;
      return judge(inspection.policy.paths, answer.path);
    }
    case 'hard-link':
      return { kind: 'deny', entry: answer.entry, pattern: answer.pattern, form: path };
    case 'unknown':
      return { kind: 'malformed', why: answer.why };
    default:
      return assertNever(answer);
  }
}

/** Absolute paths that a server might open for a value: as given and percent-decoded, `..` resolved and not. */
function diskCandidates(value: string, root: string | undefined, site: Site): ReadonlySet<string> {
  const candidates = new Set<string>();
  for (const spelling of spellings(value)) {
    if (isAbsolute(spelling)) addCandidate(spelling, candidates);
    else for (const { base } of site.contexts) addRelative(spelling, base, root, candidates);
  }
  return candidates;
}

function addRelative(path: string, base: string | undefined, root: string | undefined, candidates: Set<string>): void {
  const hung = base === undefined ? path : `${base}/${path}`;
  if (isAbsolute(hung)) addCandidate(hung, candidates);
  else if (root !== undefined && !hung.startsWith('~')) addCandidate(`${root}/${hung}`, candidates);
}

/** `a/link/../x` is two files: one for who resolves `..` in the text, one for who follows the link first. */
function addCandidate(path: string, candidates: Set<string>): void {
  candidates.add(resolveDots(path));
  if (path.includes('..')) candidates.add(path);
}

function spellings(value: string): ReadonlySet<string> {
  const path = value.replace(/^file:(?:\/\/(?:localhost(?=\/))?)?/i, '');
  const found = new Set([path, path.trim(), path.normalize('NFC')]);
  const decoded = path.includes('%') ? decodePercent(path) : undefined;
  if (decoded !== undefined) found.add(decoded);
  return found;
}

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function isAbsolute(path: string): boolean {
  return /^(?:\/|[A-Za-z]:[/\\])/.test(path);
}

function resolveDots(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  return path.startsWith('/') ? `/${kept.join('/')}` : kept.join('/');
}

const MAX_SEGMENT_BYTES = 255;

/** A word from a field that nothing is known of may be longer than any file name: then it is not one. */
function fitsOnDisk(path: string): boolean {
  return !path.includes('\0') && path.split('/').every((segment) => Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES);
}
