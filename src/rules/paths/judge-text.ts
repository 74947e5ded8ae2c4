import { foldCase } from './fold.js';
import { expandForms } from './forms.js';
import { judgePattern } from './judge-glob.js';
import { type Components, readComponents, resolveParents, splitComponents } from './match/components.js';
import { findDenied, type PathHit } from './match/matcher.js';
import { ALLOW, MAX_PATH_LENGTH, type PathContext, type PathRules, type PathVerdict } from './types.js';

/** Characters that no step of decoding touches: a path of these needs folding and splitting only. */
const PLAIN_PATH = /^[\w./ @,=~:#;-]*$/;
const WILDCARDS = /[*?[{]|[@!+]\(/;

/** A verdict for text that no path can be, or undefined. */
export function malformedText(value: string): PathVerdict | undefined {
  if (value.length > MAX_PATH_LENGTH) return { kind: 'malformed', why: 'is longer than 4096 characters' };
  if (value.includes('\0')) return { kind: 'malformed', why: 'holds a NUL' };
  return undefined;
}

export function malformedContext(context: PathContext): PathVerdict | undefined {
  return malformedText(context.base ?? '') ?? malformedText(context.root ?? '');
}

/** The value behind its base and root. Always joined, even when it is absolute: some servers join without looking. */
export function joinContext(value: string, context: PathContext): string {
  const based = context.base === undefined || context.base === '' ? value : `${context.base}/${value}`;
  return context.root === undefined || context.root === '' ? based : `${context.root}/${based}`;
}

/**
 * Judges one text, already joined, in all its forms. `unknown` is the length of its start that was not judged yet, when the rest was
 * judged alone: then only what begins in there is looked for.
 */
export function judgeText(rules: PathRules, text: string, unknown = text.length): PathVerdict {
  if (PLAIN_PATH.test(text)) return judgePlain(rules, text.toLowerCase(), unknown);
  const forms = expandForms(text);
  if (!forms.ok) return { kind: 'malformed', why: forms.error };
  for (const { form } of forms.value) {
    for (const components of readComponents(foldCase(form))) {
      const hit = findDenied(rules.matcher(), components);
      if (hit !== undefined) return denial(hit, components);
    }
  }
  if (!WILDCARDS.test(text) || text.includes('://')) return ALLOW;
  return judgePattern(
    rules,
    // In a path a backslash separates; only in a pattern may it be an escape.
    forms.value.map(({ form }) => form.replaceAll('\\', '/')),
  );
}

function judgePlain(rules: PathRules, text: string, unknown: number): PathVerdict {
  const components = splitComponents(text);
  const starts = unknown === text.length ? components.length : splitComponents(text.slice(0, unknown)).length;
  const hit = findDenied(rules.matcher(), components, starts);
  if (hit !== undefined) return denial(hit, components);
  if (!text.includes('..')) return ALLOW;
  const resolved = resolveParents(components);
  const resolvedHit = findDenied(rules.matcher(), resolved);
  return resolvedHit === undefined ? ALLOW : denial(resolvedHit, resolved);
}

function denial(hit: PathHit, components: Components): PathVerdict {
  return { kind: 'deny', entry: hit.entry.id, pattern: hit.entry.pattern, form: components.join('/') };
}
