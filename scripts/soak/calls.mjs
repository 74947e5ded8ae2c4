// The calls of a soak, each with what its answer must be.
import { ALPHABETS, createDraw } from '../../dist/rules/secrets/template.js';
import { encode } from './peer.mjs';

const passes = (answer) => answer.result === 'pass';
const isDenied = (answer) => answer.result === 'error';
const WORDS = 'the server returns a list of users with their names and last visits see the docs for details'.split(' ');
const KIB = 1024;

const ORDINARY = ['src/index.ts', '/workspace/app/README.md', 'docs/guide/setup.md', '.env.example', 'lib/keys.ts'];
const CREDENTIALS = [
  '/home/dev/app/.env',
  '.ssh/id_rsa',
  '/root/.aws/credentials',
  'config/.git-credentials',
  '.npmrc',
];
/** Other ways to write a path that mean the same file to some server. */
const SPELLINGS = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('.', '%2e'),
  (path) => `/workspace/../${path}`,
  (path) => `file:///${path}`,
  (path) => `${path}/`,
  (path) => `"${path}"`,
];

/** The kinds by weight: how often each comes, and how it is made. */
const KINDS = [
  [30, 'an ordinary call', (draw) => request({ path: pick(draw, ORDINARY) }, passes)],
  [20, 'a call for credentials', (draw) => request({ path: pick(draw, SPELLINGS)(pick(draw, CREDENTIALS)) }, isDenied)],
  [5, 'params that are cut off', (draw) => rawRequest(cut(draw, params({ path: 'a.ts' })), isDenied)],
  [3, 'a name twice', () => rawRequest('{"name":"read_file","arguments":{"path":"a.ts","path":".env"}}', isDenied)],
  [2, 'deep nesting', () => rawRequest(`{"name":"x","arguments":${'['.repeat(20_000)}`, isDenied)],
  [
    3,
    'random bytes',
    (draw) => ({ hook: pick(draw, HOOKS), bytes: noise(draw), isRight: (answer) => !passes(answer) }),
  ],
  [15, 'a small clean result', (draw) => response(words(draw, 2 * KIB), passes)],
  [10, 'a small result with a secret', (draw) => withSecret(draw, 2 * KIB)],
  [3, 'a large clean result', (draw) => response(words(draw, 200 * KIB), passes)],
  [3, 'a large result with a secret', (draw) => withSecret(draw, 200 * KIB)],
  [2, 'a result of another shape', () => rawResponse('{"content":"text"}', isDenied)],
  [2, 'many empty objects', () => rawResponse(`{"content":[],"x":[${'{},'.repeat(250_000)}{}]}`, isDenied)],
  [
    2,
    'text that nearly holds secrets',
    (draw) => response('ghp_AKIA-password=:'.repeat(1 + draw.integer(2_000)), answered),
  ],
];
const HOOKS = ['CheckRequest', 'CheckResponse'];
/** The kinds with the sums of the weights up to each. */
const STEPS = KINDS.map(([, kind, make], index) => ({
  kind,
  make,
  upTo: KINDS.slice(0, index + 1).reduce((sum, [weight]) => sum + weight, 0),
}));
const TOTAL = STEPS.at(-1).upTo;

/** Gives one call after the other; the same seed gives the same calls. */
export function createCalls(seed) {
  const draw = createDraw(seed);
  let number = 0;
  return () => {
    const at = draw.integer(TOTAL);
    const { kind, make } = STEPS.find((step) => at < step.upTo);
    number++;
    return { ...make(draw), kind, number };
  };
}

function answered(answer) {
  return answer.status === undefined;
}

const pick = (draw, items) => items[draw.integer(items.length)];
const cut = (draw, text) => text.slice(0, 1 + draw.integer(text.length - 1));
const params = (args) => JSON.stringify({ name: 'read_text_file', arguments: args });

const request = (args, isRight) => rawRequest(params(args), isRight);

function rawRequest(text, isRight) {
  const message = { serviceNames: ['filesystem'], method: 'tools/call', mcpRequest: Buffer.from(text) };
  return { hook: 'CheckRequest', bytes: encode('McpRequest', message), isRight };
}

const response = (text, isRight) => rawResponse(JSON.stringify({ content: [{ type: 'text', text }] }), isRight);

function rawResponse(text, isRight) {
  const message = { serviceNames: ['filesystem'], method: 'tools/call', mcpResponse: Buffer.from(text) };
  return { hook: 'CheckResponse', bytes: encode('McpResponse', message), isRight };
}

/** A made-up token among words: it must be gone, and everything around it must be left. */
function withSecret(draw, bytes) {
  const secret = ['gh', 'p_', draw.chars(ALPHABETS.base62, 36)].join('');
  const [before, after] = [words(draw, bytes / 2), words(draw, bytes / 2)];
  const wanted = JSON.stringify({ content: [{ type: 'text', text: `${before} [REDACTED] ${after}` }] });
  return response(`${before} ${secret} ${after}`, (answer) => answer.mutated?.toString() === wanted);
}

function words(draw, bytes) {
  const parts = [];
  for (let size = 0; size < bytes; size += parts.at(-1).length + 1) parts.push(pick(draw, WORDS));
  return parts.join(' ');
}

function noise(draw) {
  return Buffer.from(Array.from({ length: 1 + draw.integer(200) }, () => draw.integer(256)));
}
