import { compileComponent } from './glob/compile-component.js';
import { expandBraces } from './glob/expand-braces.js';
import { hasParent, resolveParents } from './match/components.js';
import { GLOBSTAR, type PathGlobPart } from './match/path-glob.js';
import { looksLikeRegex, regexToGlob } from './search/read-pattern.js';
import { findSingledOut } from './search/singles-out.js';
import { ALLOW, type PathRules, type PathVerdict } from './types.js';

/** Patterns that the braces of one caller's glob may stand for. */
const MAX_ALTERNATIVES = 64;
/** Longest glob that is judged and longest component, in UTF-16 units. A name has at most 255 bytes. */
const MAX_GLOB = 1024;
const MAX_COMPONENT = 255;
const MAX_COMPONENTS = 64;

const TOO_COMPLEX: PathVerdict = { kind: 'malformed', why: 'is too complex a pattern' };

/** Judges the forms of one caller's pattern: the deny verdict of the first that singles out credentials. */
export function judgePattern(rules: PathRules, forms: readonly string[]): PathVerdict {
  const readings = new Set(forms.flatMap(readPattern));
  for (const reading of readings) {
    const verdict = judgeReading(rules, reading);
    if (verdict.kind !== 'allow') return verdict;
  }
  return ALLOW;
}

/** A pattern with `\` as escape, with `\` as separator, and as a regular expression where it looks like one. */
function readPattern(form: string): readonly string[] {
  const readings = [form];
  if (form.includes('\\')) readings.push(form.replaceAll('\\', '/'));
  if (looksLikeRegex(form)) readings.push(regexToGlob(form));
  return readings;
}

function judgeReading(rules: PathRules, pattern: string): PathVerdict {
  if (pattern.length > MAX_GLOB) return TOO_COMPLEX;
  const alternatives = expandBraces(pattern, MAX_ALTERNATIVES);
  if (alternatives === undefined) return TOO_COMPLEX;
  for (const alternative of alternatives) {
    const pieces = splitPattern(alternative);
    const readings = hasParent(pieces) ? [pieces, resolveParents(pieces)] : [pieces];
    for (const reading of readings) {
      const verdict = judgePieces(rules, reading);
      if (verdict.kind !== 'allow') return verdict;
    }
  }
  return ALLOW;
}

/** Splits at slashes outside of groups and classes are not told apart: a group with a slash in it is read as text. */
function splitPattern(pattern: string): readonly string[] {
  return pattern.split('/').filter((piece) => piece !== '' && piece !== '.');
}

function judgePieces(rules: PathRules, pieces: readonly string[]): PathVerdict {
  if (pieces.length > MAX_COMPONENTS || pieces.some((piece) => piece.length > MAX_COMPONENT)) return TOO_COMPLEX;
  const parts: PathGlobPart[] = [];
  for (const piece of pieces) {
    const part = piece === '**' ? GLOBSTAR : compileComponent(piece);
    if (part === undefined) return TOO_COMPLEX;
    parts.push(part);
  }
  const hit = findSingledOut(parts, rules.samples(), rules.matcher());
  if (hit === undefined) return ALLOW;
  return { kind: 'deny', entry: hit.entry.id, pattern: hit.entry.pattern, form: pieces.join('/') };
}
