import { expect, test } from 'vitest';
import { createDigests } from '../../src/adapters/process/digests.js';
import { decideRequest } from '../../src/decisions/decide-request.js';
import { openCall } from '../../src/decisions/open-call.js';
import { noTrace } from '../../src/domain/trace.js';
import { buildPolicy } from '../../src/rules/policy/build.js';
import { noLearnedSchemas } from '../../src/rules/tools/learn.js';

const built = buildPolicy({}, '2027-01-01', createDigests(undefined));
if (!built.ok) throw new Error('the default policy does not compile');
const { policy } = built.value;
const profile = policy.profiles.get('default');
if (profile === undefined) throw new Error('no default profile');
const world = { links: () => undefined, learned: () => noLearnedSchemas };

function decide(method: string, params: object): string {
  const call = openCall(method, Buffer.from(JSON.stringify(params)), policy.limits);
  if (!call.ok || profile === undefined) return 'unreadable';
  return decideRequest(call.value, 'filesystem', policy, profile, world, noTrace).kind;
}

const read = { name: 'read_text_file', arguments: { path: '/srv/a.txt' } };
const note = { uri: 'file:///srv/a.txt' };

test.each([
  ['tools/call', { ...read, args: { path: '/srv/.env' } }],
  ['tools/call', { ...read, _meta: { cwd: '/home/me/.ssh' } }],
  ['tools/call', { ...read, inputResponses: { q: { action: 'accept', content: { path: '/srv/.env' } } } }],
  ['prompts/get', { name: 'p', input: '/srv/.env' }],
  ['resources/read', { ...note, path: '/srv/.env' }],
])('%s %j is denied', (method, params) => expect(decide(method, params)).toBe('deny'));

test.each([
  ['tools/call', read],
  [
    'tools/call',
    {
      ...read,
      _meta: { progressToken: 'a1b2', traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' },
    },
  ],
  [
    'tools/call',
    {
      ...read,
      _meta: { 'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1', websiteUrl: 'https://x.example' } },
    },
  ],
  ['tools/call', { ...read, task: { ttl: 60000 }, requestState: 'L3dvcmsvLmVudg' }],
  ['prompts/get', { name: 'p', arguments: { a: 'b' } }],
  ['resources/read', { ...note, _meta: { progressToken: 1 } }],
])('%s %j passes', (method, params) => expect(decide(method, params)).toBe('pass'));
