import RE2 from 're2';
import { escapeLiteral } from './alternation.js';
import { lineStart } from './characters.js';
import type { Detector } from './detector.js';
import type { SecretSpan } from './types.js';
import { eachMatch, LONG_STEP } from './windowed.js';

const LINE_REACH = 1024;

/** A rule that a user wrote or imported: a whole pattern, run by itself where one of its keywords occurs. */
export interface PatternRule {
  readonly id: string;
  /** RE2 syntax. A match longer than 4096 characters is not found. */
  readonly source: string;
  /** The capture that is the secret, by number or name, or the first that took part; else the whole match. */
  readonly group?: number | string | 'first-capture';
  /** One of these occurs (in any case) in every text with a match. Empty: the pattern always runs. */
  readonly keywords: readonly string[];
  /** Shannon entropy in bits per character that the secret must exceed. */
  readonly minEntropy?: number;
  /** Exceptions; any that holds lets the value stay. */
  readonly exceptions?: readonly PatternException[];
}

/** `target` says what `patterns` look at. A value holding a stop word stays as well. */
export interface PatternException {
  readonly target: 'secret' | 'match' | 'line';
  readonly patterns: readonly string[];
  readonly stopwords: readonly string[];
  /** Stop words and patterns must both hold, where there are both. Otherwise one is enough. */
  readonly all?: boolean;
}

interface CompiledException {
  readonly target: PatternException['target'];
  readonly patterns: readonly RE2[];
  readonly stopwords: readonly string[];
  readonly all?: boolean;
}

interface Compiled {
  readonly rule: PatternRule;
  readonly expression: RE2;
  readonly keywords: readonly string[];
  readonly exceptions: readonly CompiledException[];
}

/**
 * Compiles rules into one detector: only the rules whose keyword is in the text are run.
 * @throws SyntaxError when RE2 refuses a pattern or one of its exceptions.
 */
export function createPatternDetector(rules: readonly PatternRule[]): Detector {
  const compiled = rules.map(compile);
  return {
    sign: signOf(rules),
    find: (text) => {
      const lower = text.toLowerCase();
      return compiled.filter((rule) => isCalled(rule, lower)).flatMap((rule) => collect(rule, text));
    },
  };
}

function compile(rule: PatternRule): Compiled {
  return {
    rule,
    expression: new RE2(toRe2(rule.source), 'gd'),
    keywords: rule.keywords.map((keyword) => keyword.toLowerCase()),
    exceptions: (rule.exceptions ?? []).map((exception) => ({
      ...exception,
      patterns: exception.patterns.map((pattern) => new RE2(toRe2(pattern))),
    })),
  };
}

/** Go and Python spell a named group in a way that the RE2 binding does not read. */
export function toRe2(source: string): string {
  return source.replaceAll('(?P<', '(?<');
}

/** Every keyword, and the whole pattern of each rule that has none. */
function signOf(rules: readonly PatternRule[]): string {
  const words = new Set(rules.flatMap((rule) => rule.keywords));
  const always = rules.filter((rule) => rule.keywords.length === 0).map((rule) => `(?:${toRe2(rule.source)})`);
  return [...[...words].map((word) => `(?i:${escapeLiteral(word)})`), ...always].join('|');
}

function isCalled({ keywords }: Compiled, lower: string): boolean {
  return keywords.length === 0 || keywords.some((keyword) => lower.includes(keyword));
}

function collect(compiled: Compiled, text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  eachMatch(
    compiled.expression,
    text,
    (start, match) => {
      const [from, to] = captureOf(compiled.rule.group, match);
      const shift = start - match.index;
      const secret = text.slice(from + shift, to + shift);
      if (secret !== '' && isWanted(compiled, secret, match[0], lineAround(text, start))) {
        spans.push({ start: from + shift, end: to + shift, rule: compiled.rule.id, confidence: 'medium' });
      }
      return start + Math.max(1, match[0].length);
    },
    LONG_STEP,
  );
  return spans;
}

function captureOf(group: number | string | undefined, match: RegExpExecArray): readonly [number, number] {
  const whole: readonly [number, number] = [match.index, match.index + match[0].length];
  if (group === undefined) return whole;
  if (group === 'first-capture')
    return match.indices?.slice(1).find((capture) => capture !== undefined && capture[1] > capture[0]) ?? whole;
  const found = typeof group === 'number' ? match.indices?.[group] : match.indices?.groups?.[group];
  return found ?? whole;
}

function isWanted({ rule, exceptions }: Compiled, secret: string, match: string, line: string): boolean {
  if (rule.minEntropy !== undefined && shannonEntropy(secret) <= rule.minEntropy) return false;
  return !exceptions.some((exception) => holds(exception, secret, match, line));
}

function holds(
  { target, patterns, stopwords, all }: CompiledException,
  secret: string,
  match: string,
  line: string,
): boolean {
  const lower = secret.toLowerCase();
  const subject = target === 'secret' ? secret : target === 'match' ? match : line;
  const byWord = stopwords.some((word) => lower.includes(word.toLowerCase()));
  const byPattern = patterns.some((pattern) => pattern.test(subject));
  if (all !== true) return byWord || byPattern;
  return (byWord || stopwords.length === 0) && (byPattern || patterns.length === 0);
}

function lineAround(text: string, at: number): string {
  const start = lineStart(text, at, Math.max(0, at - LINE_REACH));
  return text.slice(start, at) + (text.slice(at, at + LINE_REACH).split('\n', 1)[0] ?? '');
}

/** Shannon entropy of a string's characters, in bits per character: never more than log2 of its length. */
export function shannonEntropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}
