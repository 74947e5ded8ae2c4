import { describe, expect, test } from 'vitest';
import { createDigests } from '../../src/adapters/process/digests.js';
import { decideClientAnswer } from '../../src/decisions/decide-client-answer.js';
import { decideServerMessage } from '../../src/decisions/decide-server-message.js';
import type { ResponseDecision } from '../../src/decisions/types.js';
import { noTrace } from '../../src/domain/trace.js';
import { buildPolicy } from '../../src/rules/policy/build.js';
import { noLearnedSchemas } from '../../src/rules/tools/learn.js';

const token = `${'gh'}${'p_'}${'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5'}`;
const world = { links: () => undefined, learned: () => noLearnedSchemas };

function policyOf(yaml: string) {
  const built = buildPolicy({ policy: { file: 'p.yaml', text: yaml } }, '2027-01-01', createDigests(undefined));
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const profile = built.value.policy.profiles.get('default');
  if (profile === undefined) throw new Error('no default profile');
  return { policy: built.value.policy, profile };
}

const plain = policyOf('version: 1\n');
const strict = policyOf(
  'version: 1\nprofiles: { default: { response: { secrets: deny, machineFacts: redact }, arguments: { secrets: redact } } }\n',
);
const lax = policyOf('version: 1\nprofiles: { default: { response: { secrets: "off" } } }\n');

const show = (decision: ResponseDecision): string =>
  decision.kind === 'replace'
    ? Buffer.from(decision.result).toString()
    : decision.kind === 'deny'
      ? `deny ${decision.denial.code}`
      : 'pass';

describe('what a server says', () => {
  const decide = (text: string, { policy, profile } = plain) =>
    show(decideServerMessage(Buffer.from(text), policy, profile, [{ kind: 'user', value: 'alice' }], noTrace));

  test.each([
    ['a log line', `{"method":"notifications/message","params":{"n":1.0,"data":"t ${token}"}}`],
    ['an error', `{"id":1,"error":{"code":-1,"message":"no ${token}","data":{"deep":["${token}"]}}}`],
    ['a question', `{"id":1,"method":"elicitation/create","params":{"message":"${token}"}}`],
    ['a member that nobody knows', `{"id":1,"method":"ping","x":"${token}"}`],
  ])('%s loses its secret and nothing else', (_title, text) => {
    expect(decide(text)).toBe(text.replaceAll(token, '[REDACTED]'));
  });

  test.each([
    ['an id', `{"id":"${token}","method":"ping"}`],
    ['a method', `{"method":"notifications/${token}"}`],
  ])('a secret in %s stops the message', (_title, text) => expect(decide(text)).toBe('deny secret-in-result'));

  test('an embedded resource of a denied file is withheld', () => {
    const content = '{"type":"resource","resource":{"uri":"file:///home/me/.env","text":"A=1"}}';
    const text = `{"id":1,"method":"sampling/createMessage","params":{"messages":[{"role":"user","content":${content}}]}}`;
    expect(decide(text)).toBe(text.replace(content, '{"type":"text","text":"[WITHHELD]"}'));
  });

  test('the profile’s rules for results hold', () => {
    const text = `{"method":"notifications/message","params":{"data":"${token} of alice"}}`;
    expect(decide(text, strict)).toBe('deny secret-in-result');
    expect(decide('{"method":"notifications/message","params":{"data":"by alice"}}', strict)).toContain('by [USER]');
    expect(decide(text, lax)).toBe('pass');
  });

  test.each([
    '{"method":"notifications/progress","params":{"progressToken":1,"progress":0.5}}',
    '{"id":1,"method":"ping"}',
  ])('%s passes', (text) => expect(decide(text)).toBe('pass'));
});

describe('what a client answers', () => {
  const decide = (method: string, result: object, { policy, profile } = plain) =>
    show(
      decideClientAnswer(
        { service: 's', method, result: Buffer.from(JSON.stringify(result)) },
        policy,
        profile,
        world,
        noTrace,
      ),
    );

  test('a filled-in form is judged as arguments are', () => {
    expect(decide('elicitation/create', { action: 'accept', content: { path: '/home/me/.env' } })).toBe(
      'deny path-denied',
    );
    expect(decide('elicitation/create', { action: 'accept', content: { name: 'alice' } })).toBe('pass');
  });
  test('a model’s text is prose', () => {
    const content = { type: 'text', text: '/home/me/.env' };
    expect(decide('sampling/createMessage', { role: 'assistant', model: 'm', content })).toBe('pass');
  });
  test('secrets follow the rule for arguments', () => {
    const result = { role: 'assistant', model: 'm', content: { type: 'text', text: token } };
    expect(decide('sampling/createMessage', result)).toBe('pass');
    expect(decide('sampling/createMessage', result, strict)).toContain('"text":"[REDACTED]"');
  });
});
