import type { CompileInput } from '../../rules/policy/compile-input.js';
import { SECRET_CATALOGUE } from '../../rules/secrets/catalogue.js';
import { expandTemplate } from '../../rules/secrets/template.js';
import type { Example, SecretRule } from '../../rules/secrets/types.js';
import { GRAMMAR_SAMPLES } from './grammar-samples.js';

/** A made-up secret where a rule looks for it. */
export interface SecretSample {
  readonly rule: string;
  readonly text: string;
  /** The parts of the text that must not come through. */
  readonly secrets: readonly string[];
  /** Whether a part must not come through in pieces either. */
  readonly whole: boolean;
}

/** So many characters of a secret in a row are a leak; labels in front of a token are shorter. */
const LEAK_LENGTH = 16;

/** Whether an answer still tells a sample's secret. */
export function leaks(sample: SecretSample, answer: string): boolean {
  return sample.secrets.some((secret) => {
    if (!sample.whole || secret.length <= LEAK_LENGTH) return answer.includes(secret);
    for (let at = 0; at + LEAK_LENGTH <= secret.length; at += 1)
      if (answer.includes(secret.slice(at, at + LEAK_LENGTH))) return true;
    return false;
  });
}

/** The rules as a policy writes them, with their examples. */
export type UserRules = CompileInput['document']['secrets']['rules'];

const MARKED = /‹([^›]*)›/g;

/**
 * Every sample of a rule, drawn from `seed`; none for a rule without examples (an imported one). They exist only while the
 * program runs: no file holds them.
 */
export function samplesOf(rule: string, userRules: UserRules, seed: number): readonly SecretSample[] {
  const family = SECRET_CATALOGUE.find(({ id }) => id === rule);
  if (family !== undefined) return family.examples.hit.map((example) => familySample(family, example, seed));
  const grammar = Object.hasOwn(GRAMMAR_SAMPLES, rule) ? GRAMMAR_SAMPLES[rule] : undefined;
  if (grammar !== undefined) return [markedSample(rule, expandTemplate(grammar, seed))];
  // Which part of a user's example is the secret only the rule itself can tell: the whole text must change.
  const own = userRules.find(({ id }) => id === rule);
  return (own?.examples.hit ?? []).map((text) => ({ rule, text, secrets: [text], whole: false }));
}

function familySample(rule: SecretRule, example: Example, seed: number): SecretSample {
  const token = expandTemplate(example, seed);
  const near = rule.near?.[0];
  return { rule: rule.id, text: near === undefined ? token : `(${near}) ${token}`, secrets: [token], whole: true };
}

function markedSample(rule: string, marked: string): SecretSample {
  const secrets = [...marked.matchAll(MARKED)].map(([, secret]) => secret ?? '');
  return { rule, text: marked.replace(MARKED, '$1'), secrets, whole: true };
}
