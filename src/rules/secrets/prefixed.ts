import RE2 from 're2';
import { compileAlternations } from './alternation.js';
import { isLeftBoundary, isRightBoundary } from './boundaries.js';
import { isFillerBody } from './filler.js';
import { headOf } from './head.js';
import { leadStart } from './lead.js';
import type { Confidence, ScanContext, SecretRule, SecretSpan } from './types.js';
import { eachMatch } from './windowed.js';

/** A rule decides within this many characters; a run that reaches the end is followed further. */
const TOKEN_WINDOW = 2048;
/** A match that ends this close to the edge of its window may go on: the edge can fall on the dot between two parts. */
const EDGE = 8;
const NEAR_WINDOW = 80;
/** Rejected candidates may cost this much, then they count as found: hostile near misses cannot buy time. */
const REJECTED_FLOOR = 65_536;
const REJECTED_PER_CHARACTER = 4;

interface Matcher {
  readonly rule: SecretRule;
  readonly anchored: RE2;
}

type Selector = (window: string) => readonly Matcher[];

/**
 * Finds self-identifying tokens: one alternation of the heads of all rules (see head.ts) gives the places, and one rule at
 * a time is tried there. With whole sources in the alternation RE2 would need a state for each run length of each rule,
 * and a millisecond a match to walk back to its start.
 */
export interface PrefixedDetector {
  /** See Detector. */
  readonly signs: readonly string[];
  collect(text: string, context?: ScanContext): SecretSpan[];
}

/** @throws when RE2 refuses a rule's source. */
export function createPrefixedDetector(rules: readonly SecretRule[]): PrefixedDetector {
  const signs = rules.map((rule) => headOf(rule.source));
  const heads = compileAlternations(signs, 'g');
  const matchers = rules.map((rule) => ({ rule, anchored: new RE2(`^(?:${rule.source})`) }));
  const select = createSelector(matchers);
  return {
    signs,
    collect: (text, context) => heads.flatMap((head) => collectFrom(head, select, text, context)),
  };
}

/** The rules whose match may begin where a window begins: every match begins with one of its rule's keywords. */
function createSelector(matchers: readonly Matcher[]): Selector {
  const byFirst = new Map<string, { keyword: string; matcher: Matcher }[]>();
  for (const matcher of matchers) {
    for (const keyword of matcher.rule.keywords) {
      byFirst.set(keyword.charAt(0), [...(byFirst.get(keyword.charAt(0)) ?? []), { keyword, matcher }]);
    }
  }
  return (window) => {
    const opened = (byFirst.get(window.charAt(0)) ?? []).filter(({ keyword }) => window.startsWith(keyword));
    return opened.map(({ matcher }) => matcher);
  };
}

function collectFrom(head: RE2, select: Selector, text: string, context: ScanContext | undefined): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let patience = REJECTED_FLOOR + REJECTED_PER_CHARACTER * text.length;
  eachMatch(head, text, (start) => {
    const found = judge(select, text, start, context, patience <= 0);
    if (found.span === undefined) {
      patience -= found.cost;
      return start + 1;
    }
    spans.push(found.span);
    return found.span.end;
  });
  return spans;
}

/** The longest acceptable token at `start`. With `exhausted` patience the boundaries and structures are no longer asked. */
function judge(
  select: Selector,
  text: string,
  start: number,
  context: ScanContext | undefined,
  exhausted: boolean,
): { span: SecretSpan | undefined; cost: number } {
  const window = text.slice(start, start + TOKEN_WINDOW);
  let best: SecretSpan | undefined;
  let cost = 0;
  for (const matcher of select(window)) {
    const span = tokenAt(matcher, text, start, window);
    if (span === undefined) continue;
    cost += span.end - start;
    const confidence = exhausted ? 'low' : accept(matcher.rule, text, span, context);
    if (confidence === undefined || (best !== undefined && span.end <= best.end)) continue;
    best = { start: span.secretStart, end: span.end, rule: matcher.rule.id, confidence };
  }
  return { span: best, cost };
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly secretStart: number;
  readonly matchEnd: number;
}

function tokenAt(matcher: Matcher, text: string, start: number, firstWindow: string): Token | undefined {
  let window = firstWindow;
  for (;;) {
    const match = matcher.anchored.exec(window);
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

function accept(
  rule: SecretRule,
  text: string,
  token: Token,
  context: ScanContext | undefined,
): Confidence | undefined {
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

function isNear(words: readonly string[], text: string, start: number, context: ScanContext | undefined): boolean {
  const around = `${context?.key ?? ''} ${text.slice(Math.max(0, start - NEAR_WINDOW), start)}`.toLowerCase();
  return words.some((word) => around.includes(word));
}
