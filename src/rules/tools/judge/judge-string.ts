import type { Denial } from '../../../domain/denial.js';
import { assertNever } from '../../../domain/result.js';
import {
  describeForms,
  judgeGlob,
  judgePath,
  judgeRecursiveRoot,
  judgeUri,
  mentionsDenied,
} from '../../paths/judge-path.js';
import { MAX_PATH_LENGTH, type PathContext, type PathVerdict } from '../../paths/types.js';
import { judgeOnDisk } from './disk.js';
import type { Inspection, Site, Use } from './inspection.js';
import { judgeShell } from './judge-shell.js';
import { isLongList, looksLikePath, shortenedPath } from './likely-path.js';
import { manifestPaths } from './manifest-paths.js';
import { patchPaths } from './patch-paths.js';
import { pointerOf } from './place.js';
import { looksLikeSql, sqlReachesFiles } from './sql-files.js';
import { colonParts, isRemoteUrl, pathVariants } from './variants.js';
import { firstRefusal, settle } from './verdict.js';

/** Judges one string as one kind of value. Undefined where it passes. */
export function judgeString(inspection: Inspection, site: Site, use: Use, value: string): Denial | undefined {
  const denial = judgeKind(inspection, site, use, value);
  if (denial === undefined && inspection.trace.on && isJudged(use)) tracePass(inspection, site, use, value);
  return denial;
}

/** Says in which forms a value was compared. */
function tracePass(inspection: Inspection, site: Site, use: Use, value: string): void {
  const how = `${use.kind} field${use.sure ? '' : ', judged by its look'}`;
  const forms = describeForms(value, site.contexts.at(-1)).map(({ form }) => JSON.stringify(form));
  const shown = forms.length > MAX_SHOWN ? [...forms.slice(0, MAX_SHOWN), '…'] : forms;
  const detail = shown.length === 0 ? `${how}: no entry matches` : `${how}: no entry matches ${shown.join(', ')}`;
  inspection.trace.step({ stage: 'path', at: pointerOf(site.place), detail, verdict: 'pass' });
}

const MAX_SHOWN = 8;

/** Whether strings of this use are looked at at all. */
export function isJudged(use: Use): boolean {
  return use.kind !== 'text' && use.kind !== 'exclude';
}

function judgeKind(inspection: Inspection, site: Site, use: Use, value: string): Denial | undefined {
  const { paths } = inspection.policy;
  switch (use.kind) {
    case 'text':
    case 'exclude':
      return undefined;
    case 'path':
    case 'paths':
    case 'root':
    case 'inspect':
      return judgePathString(inspection, site, use, value);
    case 'uri':
      return judgeUriString(inspection, site, use, value);
    case 'glob':
      return settle(inspection, site, use.kind, judgeGlobs(inspection, site, value));
    case 'command':
      return judgeShell(inspection, site, use, value);
    case 'code':
    case 'call':
      return settle(inspection, site, use.kind, mentionsDenied(paths, value));
    case 'sql':
      return isFileSql(use, value) ? settle(inspection, site, use.kind, mentionsDenied(paths, value)) : undefined;
    case 'patch':
      return judgePatch(inspection, site, use, value);
    case 'manifest':
      return judgeAll(inspection, site, use, manifestPaths(value));
    case 'revision':
      return judgePathString(inspection, site, use, value);
    case 'volumes':
      return judgeVolume(inspection, site, use, value);
    default:
      return assertNever(use.kind);
  }
}

function isFileSql(use: Use, value: string): boolean {
  return (use.sure || looksLikeSql(value)) && sqlReachesFiles(value);
}

/** A value of a path field, in each way in which it may carry paths, alone and below each base directory. */
function judgePathString(inspection: Inspection, site: Site, use: Use, value: string): Denial | undefined {
  if (isRemoteUrl(value)) return settle(inspection, site, use.kind, judgeUri(inspection.policy.paths, value));
  const candidate = use.sure ? value : likelyPath(value);
  if (candidate === undefined) return undefined;
  const variants = use.kind === 'paths' ? listVariants(candidate) : pathVariants(candidate);
  const plain = variants.length === 1;
  const verdict = firstRefusal(variants, (variant) => judgeInContexts(inspection, site, variant));
  const denial = settle(inspection, site, use.kind, verdict);
  if (denial !== undefined) return denial;
  if (plain) return judgeOnDisk(inspection, site, use, candidate);
  return firstDenial(variants, (variant) => judgeOnDisk(inspection, site, use, variant));
}

function likelyPath(value: string): string | undefined {
  return looksLikePath(value) || isLongList(value) ? value : shortenedPath(value);
}

/** The elements of a list field that came as one string: white space may part them too. */
function listVariants(value: string): readonly string[] {
  const variants = pathVariants(value);
  return /\s/.test(value.trim()) ? [...variants, ...value.split(/\s+/).flatMap(pathVariants)] : variants;
}

function judgeInContexts(inspection: Inspection, site: Site, value: string): PathVerdict {
  const judge = site.whole ? judgeRecursiveRoot : judgePath;
  return firstRefusal(site.contexts, (context) => spend(inspection) ?? judge(inspection.policy.paths, value, context));
}

function judgeUriString(inspection: Inspection, site: Site, use: Use, value: string): Denial | undefined {
  if (!use.sure && !looksLikePath(value)) return undefined;
  const { paths } = inspection.policy;
  const remote = isRemoteUrl(value);
  const judgeValue = remote ? judgeUri : judgePath;
  const judge = (context: PathContext) => spend(inspection) ?? judgeValue(paths, value, context);
  const denial = settle(inspection, site, use.kind, firstRefusal(site.contexts, judge));
  if (denial !== undefined || remote) return denial;
  return judgeOnDisk(inspection, site, use, cutQuery(value));
}

function cutQuery(uri: string): string {
  const end = /^file:/i.test(uri) ? uri.search(/[?#]/) : -1;
  return end < 0 ? uri : uri.slice(0, end);
}

/** A pattern, or a comma list of patterns; one that starts with `!` takes files away and passes. */
function judgeGlobs(inspection: Inspection, site: Site, value: string): PathVerdict {
  const { paths } = inspection.policy;
  const parts = value.includes(',') ? splitOutsideBraces(value).map((part) => part.trim()) : [];
  const patterns = parts.length > 1 && value.length > MAX_PATH_LENGTH ? parts : [value, ...parts];
  return firstRefusal(patterns, (pattern) =>
    firstRefusal(site.contexts, (context) => spend(inspection) ?? judgeGlob(paths, pattern, context)),
  );
}

/** One more judgement of one value: refused once a call has had more than any honest one needs. */
function spend(inspection: Inspection): PathVerdict | undefined {
  return --inspection.budget.judgements < 0 ? { kind: 'malformed', why: 'too many paths to judge' } : undefined;
}

/** The elements of a comma list of globs; commas in braces and parentheses belong to a glob. */
export function splitOutsideBraces(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < list.length; i++) {
    const char = list.charAt(i);
    if ('{([]'.includes(char) && char !== ']') depth++;
    else if ('})]'.includes(char)) depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0) {
      parts.push(list.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, list.slice(start)].filter((part) => part.trim() !== '');
}

/** `host:container[:mode]`: the host's side is mounted with all below it; the container's side is another machine's. */
function judgeVolume(inspection: Inspection, site: Site, use: Use, value: string): Denial | undefined {
  const host = /^(?:type=)/.test(value) ? mountSource(value) : (colonParts(value)[0] ?? value);
  return judgePathString(inspection, { ...site, whole: true }, use, host);
}

/** The source of `type=bind,source=/x,target=/y`. */
function mountSource(value: string): string {
  const source = value.split(',').find((member) => /^(?:source|src)=/.test(member));
  return source === undefined ? value : source.slice(source.indexOf('=') + 1);
}

/** A patch in a dialect without known headers still says somewhere which file it changes, on a line of its own. */
function judgePatch(inspection: Inspection, site: Site, use: Use, text: string): Denial | undefined {
  const named = patchPaths(text);
  if (named.length > 0) return judgeAll(inspection, site, use, named);
  return judgeAll(inspection, site, { ...use, sure: false }, text.split(/[\r\n]+/));
}

function judgeAll(inspection: Inspection, site: Site, use: Use, paths: readonly string[]): Denial | undefined {
  return firstDenial(paths, (path) => judgePathString(inspection, site, use, path));
}

/** The first denial over several judgements made one after the other. */
export function firstDenial<T>(items: Iterable<T>, judge: (item: T) => Denial | undefined): Denial | undefined {
  for (const item of items) {
    const denial = judge(item);
    if (denial !== undefined) return denial;
  }
  return undefined;
}
