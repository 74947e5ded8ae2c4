import RE2 from 're2';
import { escapeLiteral } from '../alternation.js';
import { classCount, mixOf } from '../characters.js';
import type { SecretSpan } from '../types.js';
import { createLiteralFilter, KEY_LENGTH } from './literal-filter.js';

/** Shorter values are too likely to be part of something else. */
const MIN_LENGTH = KEY_LENGTH;
/** Secrets in one expression, and in all: beyond, the detectors alone have to find the copies. */
const PER_EXPRESSION = 100;
const MAX_SECRETS = 1000;

/** A search for the found secrets as literal text. `test` is quick, and may be true where nothing is found. */
export interface TwinSearch {
  test(text: string): boolean;
  find(text: string): readonly SecretSpan[];
}

/** Secrets found in one place of a result, to be taken out of every other place as literal text. */
export class Twins {
  readonly #rules = new Map<string, string>();

  /** Remembers a found secret, unless it is too short or too ordinary to be searched for as text. */
  add(secret: string, rule: string): void {
    if (this.#rules.size >= MAX_SECRETS || secret.length < MIN_LENGTH || secret.length > 1000) return;
    if (isOrdinary(secret) || this.#rules.has(secret)) return;
    this.#rules.set(secret, rule);
  }

  /** A search for all that was added; `undefined` when nothing was. */
  compile(): TwinSearch | undefined {
    const secrets = [...this.#rules.keys()].sort((left, right) => right.length - left.length);
    if (secrets.length === 0) return undefined;
    const groups: string[][] = [];
    for (let from = 0; from < secrets.length; from += PER_EXPRESSION)
      groups.push(secrets.slice(from, from + PER_EXPRESSION));
    const expressions = groups.map((group) => new RE2(group.map(escapeLiteral).join('|'), 'g'));
    // A result has many more strings than secrets: nearly all end here, at a fraction of what one expression costs.
    const groupsIn = createLiteralFilter(groups);
    const find = (text: string): readonly SecretSpan[] => {
      const mask = groupsIn(text);
      if (mask === 0) return [];
      return expressions.flatMap((expression, group) =>
        (mask & (1 << group)) === 0 ? [] : this.#occurrences(expression, text),
      );
    };
    return { test: (text) => groupsIn(text) !== 0, find };
  }

  #occurrences(expression: RE2, text: string): SecretSpan[] {
    if (!matches(expression, text)) return [];
    return [...text.matchAll(expression)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      rule: this.#rules.get(match[0]) ?? 'secret',
      confidence: 'medium',
    }));
  }
}

/** A global expression tests from its `lastIndex`: always from the start here. */
function matches(expression: RE2, text: string): boolean {
  expression.lastIndex = 0;
  const found = expression.test(text);
  expression.lastIndex = 0;
  return found;
}

/** A value that other text may hold by chance: one class of characters, unless it is long. */
function isOrdinary(secret: string): boolean {
  return secret.length < 16 && classCount(mixOf(secret)) < 2;
}
