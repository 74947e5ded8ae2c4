import { z } from 'zod';
import { closed } from './closed.js';
import { day, literal, text } from './fields.js';

const ruleId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be kebab-case: letters a-z, digits and -');

const disabledRule = closed({
  rule: ruleId,
  reason: text.meta({ description: 'Why the rule does not apply here; printed by preflight' }),
  expires: day
    .optional()
    .meta({ description: 'The last day of the exception (UTC); afterwards the rule applies again' }),
});

const customRule = closed({
  id: ruleId,
  pattern: text.meta({ description: 'RE2 syntax' }),
  keywords: z
    .array(text)
    .max(100)
    .default([])
    .meta({ description: 'Literals of which one stands in every secret of this kind' }),
  group: z
    .union([z.int().min(0).max(9), z.string().regex(/^[A-Za-z]\w{0,31}$/)])
    .optional()
    .meta({ description: 'The capture that is the secret; the whole match without it' }),
  examples: closed({
    hit: z.array(text).max(100).default([]),
    miss: z.array(text).max(100).default([]),
  })
    .prefault({})
    .meta({ description: 'Texts that the rule must find and must leave alone; checked at every load' }),
});

/** `secrets:` of the policy file. */
export const secretsSchema = closed({
  presets: z.array(literal).max(100).default(['default']),
  disable: z.array(disabledRule).max(1000).default([]),
  rules: z.array(customRule).max(1000).default([]),
  gitleaks: literal.optional().meta({ description: 'A gitleaks rule file, relative to the policy' }),
  allow: z
    .array(text)
    .max(10_000)
    .default([])
    .meta({ description: 'Values, or /patterns/, that are never secrets here' }),
  marker: z.enum(['plain', 'rule', 'numbered']).default('plain'),
});
