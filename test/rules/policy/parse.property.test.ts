import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseClients } from '../../../src/rules/policy/clients.js';
import { policySchema } from '../../../src/rules/policy/document.js';
import { parsePolicy } from '../../../src/rules/policy/parse.js';

const words = [
  ...Object.keys(policySchema.shape),
  ...[
    'default',
    'allow',
    'deny',
    'secrets',
    'rate',
    'limit',
    'window',
    'id',
    'token',
    'metadata',
    'rule',
    'preset:credentials',
  ],
  ...['toString', 'constructor', 'hasOwnProperty', '', '*', '60s', '64MiB', '\u0000', '\ud800', `\${HOME}`],
];
const scalar = fc.oneof(fc.constantFrom(...words), fc.integer(), fc.boolean(), fc.constant(null), fc.double());
const { document } = fc.letrec((tie) => ({
  document: fc.dictionary(fc.constantFrom(...words), tie('value')),
  value: fc.oneof({ maxDepth: 5 }, scalar, fc.array(tie('value'), { maxLength: 3 }), tie('document')),
}));

test('whatever is written, the answer is a policy or faults with a place', () => {
  fc.assert(
    fc.property(document, (value) => {
      for (const parse of [parsePolicy, parseClients]) {
        const parsed = parse(stringify(value), 'p.yaml');
        if (parsed.ok) continue;
        expect(parsed.error.length).toBeGreaterThan(0);
        for (const fault of parsed.error) expect(fault.file).toBe('p.yaml');
      }
    }),
    { numRuns: 400 },
  );
});

test('text that is no YAML at all does not throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(parsePolicy(text, 'p.yaml')).toHaveProperty('ok');
    }),
    { numRuns: 400 },
  );
});
