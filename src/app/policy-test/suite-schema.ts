import { z } from 'zod';
import { closed } from '../../rules/policy/closed.js';

const name = z.string().min(1).max(200);
const value = z.json();
const texts = z.array(z.string().min(1)).max(100).default([]);

const call = closed({
  tool: name,
  args: z.record(z.string(), value).default({}),
  service: name.optional(),
  client: name.optional(),
});

const result = closed({
  value,
  method: name.default('tools/call'),
  /** For the reader: a decision about a result does not depend on it. */
  tool: name.optional(),
  service: name.optional(),
  client: name.optional(),
});

const testCase = closed({
  name,
  call: call.optional(),
  method: name.optional(),
  params: z.record(z.string(), value).optional(),
  result: result.optional(),
  service: name.optional(),
  client: name.optional(),
  expect: z.enum(['pass', 'deny', 'replace']),
  code: name.optional(),
  rule: name.optional(),
  redactions: z.record(z.string(), z.int().min(1)).optional(),
  contains: texts,
  not_contains: texts,
}).superRefine((one, context) => {
  const subjects = [one.call, one.method, one.result].filter((subject) => subject !== undefined);
  if (subjects.length !== 1) context.addIssue('needs one of call, method (with params) and result');
  if (one.params !== undefined && one.method === undefined) context.addIssue('params needs method');
  if (one.expect !== 'deny' && one.code !== undefined) context.addIssue('code belongs to expect: deny');
  if (one.expect !== 'deny' && one.rule !== undefined)
    context.addIssue('rule belongs to expect: deny; name redacted rules under redactions');
  if (one.expect !== 'replace' && one.redactions !== undefined)
    context.addIssue('redactions belongs to expect: replace');
  if (one.expect === 'deny' && (one.contains.length > 0 || one.not_contains.length > 0))
    context.addIssue('a denied message has no content to look into');
});

/** A file of policy tests. */
export const suiteSchema = closed({
  policy: name.optional(),
  cases: z.array(testCase).min(1).max(10_000),
}).superRefine((suite, context) => {
  const seen = new Set<string>();
  for (const [index, one] of suite.cases.entries()) {
    if (seen.has(one.name))
      context.addIssue({ code: 'custom', message: 'another case has this name', path: ['cases', index, 'name'] });
    seen.add(one.name);
  }
});

export type TestCase = z.infer<typeof testCase>;
export type SuiteDocument = z.infer<typeof suiteSchema>;
