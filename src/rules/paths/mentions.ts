import { expandForms } from './forms.js';
import { readComponents } from './match/components.js';
import { findDenied } from './match/matcher.js';
import { ALLOW, type PathRules, type PathVerdict } from './types.js';

const BETWEEN_TOKENS = /[\s"'`;|&<>()$[\]{},=:@!*?#^+]+/;
/** A lone word of letters is prose: `credentials` in a sentence names no file. */
const WORD = /^[a-z]+$/;

/** The first token of a text that is a denied path. For text that cannot be analysed further; linear in its length. */
export function findMention(rules: PathRules, text: string): PathVerdict {
  const forms = expandForms(text);
  if (!forms.ok) return { kind: 'malformed', why: forms.error };
  const readings = new Set(forms.value.flatMap(({ form }) => [form, form.replace(/["'`^\\]/g, '')]));
  for (const reading of readings) {
    for (const token of reading.split(BETWEEN_TOKENS)) {
      const verdict = judgeToken(rules, token);
      if (verdict !== undefined) return verdict;
    }
  }
  return ALLOW;
}

function judgeToken(rules: PathRules, token: string): PathVerdict | undefined {
  if (token === '' || WORD.test(token)) return undefined;
  for (const components of readComponents(token)) {
    const hit = findDenied(rules.matcher(), components);
    if (hit !== undefined)
      return { kind: 'deny', entry: hit.entry.id, pattern: hit.entry.pattern, form: components.join('/') };
  }
  return undefined;
}
