import { assertNever } from '../../domain/result.js';
import { expandForms } from './forms.js';
import { judgePattern } from './judge-glob.js';
import { joinContext, judgeText, malformedContext, malformedText } from './judge-text.js';
import { readComponents } from './match/components.js';
import { isLifted } from './match/matcher.js';
import { findMention } from './mentions.js';
import { reachOfUri } from './search/remote-uri.js';
import { findWideRoot } from './search/wide-roots.js';
import { ALLOW, type PathContext, type PathForm, type PathRules, type PathVerdict } from './types.js';

const NO_CONTEXT: PathContext = {};
/** A relative path that means the same behind a base: no root, drive, scheme, quote or space in front. */
const STARTS_INSIDE = /^[\w.@-][\w./@-]*$/;
const ABSOLUTE = /^\s*["']?(?:[/\\]|[a-z]:|file:|~)/i;
/** A leading `!` turns an element of an include list into an exclusion; `!(` is an extended glob. */
const EXCLUSION = /^\s*(!+)(?!\()/;

/** Judges one path in every spelling that some server may see, alone and joined with the base and the root it hangs from. */
export function judgePath(rules: PathRules, value: string, context: PathContext = NO_CONTEXT): PathVerdict {
  const malformed = malformedText(value) ?? malformedContext(context);
  if (malformed !== undefined) return malformed;
  const { root = '', base = '' } = context;
  if (root !== '' && base !== '' && !STARTS_INSIDE.test(base)) {
    const verdict = judgeBelow(rules, value, base);
    if (verdict.kind !== 'allow') return verdict;
  }
  return judgeBelow(rules, value, joinContext('', context));
}

/**
 * Judges a value alone and behind `place`, which ends with a slash or is empty. The joined path holds the components of the value:
 * only what the value starts with can tell the two apart.
 */
function judgeBelow(rules: PathRules, value: string, place: string): PathVerdict {
  if (place === '') return judgeText(rules, value);
  const joined = place.endsWith('/') ? `${place}${value}` : `${place}/${value}`;
  if (STARTS_INSIDE.test(value)) return judgeText(rules, joined);
  const verdict = judgeText(rules, value);
  return verdict.kind === 'allow' ? judgeText(rules, joined, joined.length - value.length) : verdict;
}

/**
 * Judges a uri of any scheme: what may end in a local file is judged as a path, also below query and fragment. A resource on
 * another host passes, unless a parameter of it carries a local path; one on this host is judged by names that no route has.
 */
export function judgeUri(rules: PathRules, uri: string, context: PathContext = NO_CONTEXT): PathVerdict {
  const reach = reachOfUri(uri);
  switch (reach.kind) {
    case 'local':
      return judgePath(rules, uri, context);
    case 'loopback': {
      const verdict = judgePath(rules, uri);
      const entry = verdict.kind === 'deny' ? rules.entries.find(({ id }) => id === verdict.entry) : undefined;
      return entry?.leaf === true ? ALLOW : verdict;
    }
    case 'remote':
      return firstDenial(reach.parts.map((part) => judgePath(rules, part)));
    default:
      return assertNever(reach);
  }
}

/**
 * Judges a caller's search pattern or an element of its include list: denied when it singles out names of credentials. An
 * exclusion (`!pattern`) passes, broad patterns too: what they find is up to the response side.
 */
export function judgeGlob(rules: PathRules, pattern: string, context: PathContext = NO_CONTEXT): PathVerdict {
  const malformed = malformedText(pattern) ?? malformedContext(context);
  if (malformed !== undefined) return malformed;
  const bangs = EXCLUSION.exec(pattern)?.[1]?.length ?? 0;
  if (bangs % 2 === 1) return ALLOW;
  const bare = pattern.replace(EXCLUSION, '');
  const forms = expandForms(bare);
  if (!forms.ok) return { kind: 'malformed', why: forms.error };
  const below = joinContext('', context);
  const spelled = forms.value.map(({ form }) => form);
  const verdict = judgePattern(rules, spelled);
  if (verdict.kind !== 'allow' || below === '') return verdict;
  const hanging = judgePath(rules, '', context);
  return hanging.kind === 'allow'
    ? judgePattern(
        rules,
        spelled.map((form) => `${below}${form}`),
      )
    : hanging;
}

/** Judges a path that is walked, moved, archived or deleted as a whole: also denied are `/`, home directories and the like. */
export function judgeRecursiveRoot(rules: PathRules, value: string, context: PathContext = NO_CONTEXT): PathVerdict {
  const verdict = judgePath(rules, value, context);
  if (verdict.kind !== 'allow' || rules.entries.length === 0) return verdict;
  return firstDenial([judgeWide(rules, joinContext(value, context)), judgeWide(rules, value)]);
}

function judgeWide(rules: PathRules, text: string): PathVerdict {
  const forms = expandForms(text);
  if (!forms.ok) return { kind: 'malformed', why: forms.error };
  for (const { form } of forms.value) {
    const absolute = ABSOLUTE.test(form);
    for (const components of readComponents(form)) {
      const wide = findWideRoot(components, absolute);
      if (wide === undefined || isLifted(rules.matcher(), components, 0, components.length)) continue;
      return { kind: 'deny', entry: wide.id, pattern: wide.pattern, form: components.join('/') };
    }
  }
  return ALLOW;
}

/** Judges text that cannot be analysed, such as code: denied when a whole token of it is a denied path. Any length; linear. */
export function mentionsDenied(rules: PathRules, text: string): PathVerdict {
  return findMention(rules, text);
}

/** The spellings of a value, for explanations. Empty when it is malformed. */
export function describeForms(value: string, context: PathContext = NO_CONTEXT): readonly PathForm[] {
  if (malformedText(value) !== undefined) return [];
  const forms = expandForms(joinContext(value, context));
  return forms.ok ? forms.value : [];
}

function firstDenial(verdicts: readonly PathVerdict[]): PathVerdict {
  return verdicts.find((verdict) => verdict.kind !== 'allow') ?? ALLOW;
}
