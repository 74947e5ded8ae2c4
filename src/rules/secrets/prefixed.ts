import RE2 from 're2';
import { lazy } from '../../domain/lazy.js';
import { isLeftBoundary, isRightBoundary } from './boundaries.js';
import type { Detector, SignLiteral } from './detector.js';
import { isFillerBody } from './filler.js';
import { headOf } from './head.js';
import { leadStart } from './lead.js';
import type { Place } from './places.js';
import type { Confidence, ScanContext, SecretRule, SecretSpan } from './types.js';

/** A rule decides within this many characters; a run that reaches the end is followed further. */
const TOKEN_WINDOW = 2048;
/** The same for a rule whose tokens, but for a run at their end, are no longer than this. RE2 reads the whole window for each place. */
const SHORT_WINDOW = 256;
/** A match that ends this close to the edge of its window may go on: the edge can fall on the dot between two parts. */
const EDGE = 8;
const NEAR_WINDOW = 80;
/** Rejected candidates may cost this much, then they count as found: hostile near misses cannot buy time. */
const REJECTED_FLOOR = 65_536;
const REJECTED_PER_CHARACTER = 4;

interface Matcher {
  readonly rule: SecretRule;
  /** Where its rule stands among all: of two that match the same, the first wins. */
  readonly rank: number;
  /** Made on first use: a text calls for few of the rules. */
  readonly anchored: () => RE2;
  /** How many characters `anchored` is given at first. */
  readonly window: number;
  /** The bounded beginning of the source, sticky: it turns most candidates away before RE2 is asked. */
  readonly head: RegExp;
}

/**
 * Creates the search for self-identifying tokens: every match begins with one of its rule's keywords, so the places of all
 * keywords are looked for at once, and the rules of that keyword are tried there. One expression for all rules would be asked
 * for places that RE2's automaton has no room for: it then falls back to a search that is a hundred times slower.
 * A source that RE2 refuses throws when it is first tried: the catalogue's own are tested.
 */
export function createPrefixedDetector(rules: readonly SecretRule[]): Detector {
  const matchers = new Map<SignLiteral, Matcher>(
    rules.flatMap((rule, rank) => {
      const matcher = {
        rule,
        rank,
        anchored: lazy(() => new RE2(`^(?:${rule.source})`)),
        window: isShort(rule.source) ? SHORT_WINDOW : TOKEN_WINDOW,
        head: new RegExp(headOf(rule.source), 'y'),
      };
      return literalsOf(matcher).map((literal) => [literal, matcher] as const);
    }),
  );
  return {
    sign: '',
    literals: [...matchers.keys()],
    literalsAreSigns: true,
    find: (text, places, context) => collectAll(matchers, text, places, context),
  };
}

/** The keywords of a rule, as written, each where the rule's head matches. A head is bounded, so a backtracking search is as well. */
function literalsOf(matcher: Matcher): readonly SignLiteral[] {
  return matcher.rule.keywords.map((keyword) => ({
    text: keyword,
    inRun: matcher.rule.inLongRun === true,
    holds: (text, start) => text.startsWith(keyword, start) && hasHead(matcher, text, start),
  }));
}

const OPEN_END = /\[[^\]]+\](?:\{\d+,\}|[+*])\)?$/;
const COUNTS = /\{(?:\d+,)?(\d+)\}/g;

/** Whether everything that a source matches, but for an open run at its end, fits in the short window. Groups that repeat are not weighed. */
function isShort(source: string): boolean {
  const fixed = source.replace(OPEN_END, '');
  if (/\)[{*+]|[\]\w][*+]|,\}/.test(fixed)) return false;
  const counted = [...fixed.matchAll(COUNTS)].reduce((sum, [, most]) => sum + Number(most), 0);
  return counted + fixed.length + EDGE < SHORT_WINDOW;
}

function hasHead({ head }: Matcher, text: string, start: number): boolean {
  head.lastIndex = start;
  return head.test(text);
}

function collectAll(
  matchers: ReadonlyMap<SignLiteral, Matcher>,
  text: string,
  places: readonly Place[],
  context: ScanContext,
): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let patience = REJECTED_FLOOR + REJECTED_PER_CHARACTER * text.length;
  let resume = 0;
  for (let index = 0; index < places.length; ) {
    const start = places[index]?.start ?? 0;
    const tried: Matcher[] = [];
    for (; places[index]?.start === start; index += 1) {
      const matcher = matchers.get(places[index]?.literal ?? '');
      if (matcher !== undefined) tried.push(matcher);
    }
    if (start < resume) continue;
    tried.sort((left, right) => left.rank - right.rank);
    const found = judge(tried, text, start, context, patience <= 0);
    if (found.span === undefined) patience -= found.cost;
    else spans.push(found.span);
    resume = found.span?.end ?? 0;
  }
  return spans;
}

/** The longest acceptable token at `start`. With `exhausted` patience the boundaries and structures are no longer asked. */
function judge(
  matchers: readonly Matcher[],
  text: string,
  start: number,
  context: ScanContext,
  exhausted: boolean,
): { span: SecretSpan | undefined; cost: number } {
  let best: SecretSpan | undefined;
  let cost = 0;
  for (const matcher of matchers) {
    if (isGlued(matcher.rule, text, start)) continue;
    const span = tokenAt(matcher, text, start);
    if (span === undefined) continue;
    cost += span.end - start;
    const confidence = exhausted ? 'low' : accept(matcher.rule, text, span, context);
    if (confidence === undefined || (best !== undefined && span.end <= best.end)) continue;
    best = { start: span.secretStart, end: span.end, rule: matcher.rule.id, confidence };
  }
  return { span: best, cost };
}

/** Whether what stands before decides already: no structure can make up for it, and nothing before the place belongs to the token. */
function isGlued({ structure, lead, left }: SecretRule, text: string, start: number): boolean {
  return structure === undefined && lead === undefined && !isLeftBoundary(text, start, left);
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly secretStart: number;
  readonly matchEnd: number;
}

function tokenAt(matcher: Matcher, text: string, start: number): Token | undefined {
  let window = text.slice(start, start + matcher.window);
  for (;;) {
    const match = matcher.anchored().exec(window);
    if (match === null) return undefined;
    const reachesEnd = match[0].length >= window.length - EDGE && start + window.length < text.length;
    if (!reachesEnd) return toToken(match, matcher.rule, text, start);
    window = text.slice(start, start + window.length * 4);
  }
}

function toToken(match: RegExpExecArray, rule: SecretRule, text: string, at: number): Token | undefined {
  const start = leadStart(text, at, rule.lead);
  if (start === undefined) return undefined;
  const matchEnd = at + match[0].length;
  const secret = match.groups?.secret;
  if (secret === undefined) return { start, end: matchEnd, secretStart: start, matchEnd };
  const secretStart = at + match[0].lastIndexOf(secret);
  return { start, end: secretStart + secret.length, secretStart, matchEnd };
}

function accept(rule: SecretRule, text: string, token: Token, context: ScanContext): Confidence | undefined {
  const value = text.slice(token.secretStart, token.end);
  const structure = rule.structure?.(value) ?? 'unknown';
  if (structure === 'valid') return 'high';
  if (!isLeftBoundary(text, token.start, rule.left) || !isRightBoundary(text, token.matchEnd, rule.right))
    return undefined;
  if (structure === 'invalid' && rule.onInvalid === 'reject') return undefined;
  if (rule.near !== undefined && !isNear(rule.near, text, token.start, context)) return undefined;
  if (isFillerBody(bodyOf(rule, value))) return undefined;
  return structure === 'invalid' ? 'low' : 'high';
}

function bodyOf(rule: SecretRule, value: string): string {
  const prefix = rule.keywords.find((keyword) => value.startsWith(keyword));
  return prefix === undefined ? value : value.slice(prefix.length);
}

function isNear(words: readonly string[], text: string, start: number, context: ScanContext): boolean {
  const around = `${context.key ?? ''} ${text.slice(Math.max(0, start - NEAR_WINDOW), start)}`.toLowerCase();
  return words.some((word) => around.includes(word));
}
