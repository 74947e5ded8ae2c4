import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from '../../../src/domain/json/types.js';
import { METHODS, phaseOf } from '../../../src/preflight/gateway/coverage.js';
import { lintGateway } from '../../../src/preflight/gateway/lint-gateway.js';

const PROCESSOR = `kind: remote
host: "localhost:9001"
failureMode: failClosed
policies: { http: { requestTimeout: 5s } }
metadata: { client: jwt.sub, ref: mcpGuardrails.ref, tool: mcpGuardrails.tool }
methods: { tools/call: full, prompts/get: full, resources/read: full, "*": response }`;

const TARGET = `name: filesystem
stdio: { cmd: extmcp-guard, args: [wrap, --, npx, server-filesystem, /srv] }`;

interface Parts {
  readonly processor?: string;
  readonly target?: string;
  readonly policies?: string;
}

/** A file that asks the guard about everything, with some lines in place of the good ones. */
function gateway({
  processor = PROCESSOR,
  target = TARGET,
  policies = 'jwtAuth: { mode: strict, issuer: i }',
}: Parts): JsonObject {
  const config: unknown = {
    mcp: {
      policies: { ...parse(policies), mcpGuardrails: { processors: [parse(processor)] } },
      targets: [parse(target)],
    },
  };
  return asObject(JSON.parse(JSON.stringify(config)));
}

function asObject(value: unknown): JsonObject {
  if (typeof value !== 'object' || value === null || !isJsonObject({ ...value })) throw new Error('not an object');
  return { ...value };
}

/** The good processor with one of its lines replaced (or removed). */
function withLine(start: string, line = ''): string {
  return PROCESSOR.split('\n')
    .map((one) => (one.startsWith(start) ? line : one))
    .join('\n');
}

const rules = (config: JsonObject, defined: readonly string[] = []) =>
  [
    ...new Set(
      lintGateway(config, '', new Map(defined.map((name) => [name, 'value']))).map(
        (finding) => `${finding.level} ${finding.rule}`,
      ),
    ),
  ].sort();

test('a file that asks about everything has no findings', () => {
  expect(lintGateway(gateway({}), '', new Map())).toEqual([]);
});

describe('each way around the guard', () => {
  const metadata = (text: string) => ({ processor: withLine('metadata', `metadata: ${text}`) });
  const methods = (text: string) => ({ processor: withLine('methods', `methods: ${text}`) });
  const carried = 'ref: mcpGuardrails.ref, tool: mcpGuardrails.tool';
  const rows: readonly (readonly [string, Parts, readonly string[]])[] = [
    ['failOpen', { processor: withLine('failureMode', 'failureMode: failOpen') }, ['error fail-open']],
    ['another failure mode', { processor: withLine('failureMode', 'failureMode: open') }, ['error fail-open']],
    ['no timeout', { processor: withLine('policies') }, ['warn no-timeout']],
    ['a misspelt key', { processor: `${PROCESSOR}\nmetdata: {}` }, ['error unknown-key']],
    ['no address', { processor: withLine('host') }, ['error processor-address']],
    ['two addresses', { processor: `${PROCESSOR}\nbackend: b` }, ['error processor-address']],
    ['another kind', { processor: withLine('kind', 'kind: local') }, ['error guard-missing', 'error processor-kind']],
    [
      'a guard across the network',
      { processor: withLine('host', 'host: "guard.internal:9001"') },
      ['warn plaintext-guard'],
    ],
    ['a guard across the network with TLS', { processor: withLine('host', 'host: "https://guard.internal:9001"') }, []],
    [
      'a host that only begins like loopback',
      { processor: withLine('host', 'host: "127.0.0.1.evil.test:9001"') },
      ['warn plaintext-guard'],
    ],
    ['no methods', { processor: withLine('methods') }, ['error method-bypasses-guard', 'warn method-bypasses-guard']],
    ['everything off', methods('{ "*": off }'), ['error method-bypasses-guard', 'warn method-bypasses-guard']],
    [
      'a call that is checked afterwards',
      methods('{ prompts/get: full, resources/read: full, "*": response }'),
      ['error response-only'],
    ],
    ['a call that is checked before only', methods('{ tools/call: request, "*": full }'), ['error request-only']],
    [
      'one method off',
      methods('{ "resources/*": off, "*": full }'),
      ['error method-bypasses-guard', 'warn method-bypasses-guard'],
    ],
    [
      'tasks forgotten',
      methods(
        '{ "tools/*": full, "prompts/*": full, "resources/*": full, initialize: full, server/discover: full, completion/complete: response }',
      ),
      ['error method-bypasses-guard'],
    ],
    [
      'lists forgotten',
      methods('{ tools/call: full, prompts/get: full, resources/read: full, "tasks/*": response }'),
      ['warn method-bypasses-guard'],
    ],
    [
      'a phase in other letters',
      methods('{ tools/call: Full, "*": full }'),
      ['error method-bypasses-guard', 'error phase-unknown'],
    ],
    ['a misspelt method', methods('{ tool/call: full, "*": full }'), ['warn method-unknown']],
    ['optional JWT', { policies: 'jwtAuth: { issuer: i }' }, ['error auth-optional']],
    ['permissive JWT', { policies: 'jwtAuth: { mode: permissive }' }, ['error auth-optional']],
    [
      'optional API keys',
      { policies: 'apiKey: { keys: [] }', ...metadata(`{ client: apiKey.name, ${carried} }`) },
      ['error auth-optional'],
    ],
    [
      'optional passwords',
      { policies: 'basicAuth: { htpasswd: h }', ...metadata(`{ client: basicAuth.username, ${carried} }`) },
      ['error auth-optional'],
    ],
    ['MCP authentication, strict by itself', { policies: 'mcpAuthentication: { issuer: i }' }, []],
    [
      'MCP authentication made optional',
      { policies: 'mcpAuthentication: { mode: optional }' },
      ['error auth-optional'],
    ],
    [
      'a removed header',
      metadata(`{ authorization: 'request.headers["authorization"]', ${carried} }`),
      ['error credential-removed'],
    ],
    [
      'a removed key',
      { policies: 'apiKey: { mode: strict }', ...metadata(`{ client: apiKey.key, ${carried} }`) },
      ['error credential-removed'],
    ],
    [
      'a plain token that nobody removes',
      { policies: '{}', ...metadata(`{ authorization: 'request.headers["authorization"]', ${carried} }`) },
      [],
    ],
    [
      'a header that the caller writes',
      metadata(`{ client: 'request.headers["x-user"]', ${carried} }`),
      ['warn identity-unvouched'],
    ],
    ['nobody named', metadata(`{ ${carried} }`), ['warn identity-missing']],
    ['no metadata', { processor: withLine('metadata') }, ['warn identity-missing', 'warn metadata-missing']],
    ['nothing carried over', metadata('{ client: jwt.sub }'), ['warn metadata-missing']],
    [
      'guardrails on a target',
      { target: `${TARGET}\npolicies: { mcpGuardrails: { processors: [] } }` },
      ['error guardrails-on-target'],
    ],
    [
      'the whole environment',
      { target: 'name: f\nstdio: { cmd: npx, args: [x] }' },
      ['info stdio-unscrubbed', 'warn stdio-environment'],
    ],
    ['a cleared environment', { target: 'name: f\nstdio: { cmd: npx, clearEnv: true }' }, ['info stdio-unscrubbed']],
    [
      'exec in front',
      { target: 'name: f\nstdio: { cmd: npx, args: ["-y", "extmcp-guard@1", exec, --, x] }' },
      ['info stdio-unscrubbed'],
    ],
    [
      'a program with a name like ours',
      { target: 'name: f\nstdio: { cmd: not-extmcp-guard, args: [wrap, --, x] }' },
      ['info stdio-unscrubbed', 'warn stdio-environment'],
    ],
    ['a server behind a URL', { target: 'name: f\nmcp: { host: "https://x" }' }, []],
    [
      'an undefined variable',
      { target: 'name: f\nmcp: { host: "https://$HOST_NAME/" }' },
      ['error undefined-variable'],
    ],
    ['a variable with a default', { target: `name: f\nmcp: { host: "https://\${HOST_NAME:-x}/" }` }, []],
    ['an escaped dollar', { target: 'name: f\nmcp: { host: "https://x/$$HOST_NAME" }' }, []],
  ];
  test.each(rows)('%s', (_, parts, wanted) => {
    expect(rules(gateway(parts))).toEqual([...wanted].sort());
  });

  test('a variable that is defined', () => {
    expect(rules(gateway({ target: 'name: f\nmcp: { host: "https://$HOST_NAME/" }' }), ['HOST_NAME'])).toEqual([]);
  });

  test('a host that a variable names', () => {
    const host = (value: string) => gateway({ processor: withLine('host', `host: "${value}"`) });
    const lint = (config: JsonObject, env: readonly (readonly [string, string])[]) =>
      lintGateway(config, '', new Map(env)).map((finding) => finding.rule);
    expect(lint(host('$GUARD'), [['GUARD', 'localhost:9001']])).toEqual([]);
    expect(lint(host('$GUARD'), [['GUARD', 'guard.internal:9001']])).toEqual(['plaintext-guard']);
    expect(lint(host(`\${GUARD:-127.0.0.1:9001}`), [])).toEqual([]);
  });

  test('a variable in a comment, which the gateway expands too', () => {
    const text = 'mcp: {} # see $RUNBOOK and $$PRICE';
    const findings = lintGateway(gateway({}), text, new Map());
    expect(findings.map(({ rule, variable }) => `${rule} ${variable}`)).toEqual(['undefined-variable RUNBOOK']);
  });

  test('every finding has a place in the file', () => {
    const config = gateway({ processor: 'kind: remote', policies: '{}', target: 'name: f\nstdio: { cmd: x }' });
    for (const finding of lintGateway(config, '', new Map())) expect(finding.at).toMatch(/^\/mcp/);
  });
});

describe('targets elsewhere in the file', () => {
  const guarded = { mcpGuardrails: { processors: [parse(PROCESSOR)] }, jwtAuth: { mode: 'strict' } };
  const mcp = { targets: [parse(TARGET)] };
  const rows: readonly (readonly [string, unknown, readonly string[]])[] = [
    ['a route', { binds: [{ listeners: [{ routes: [{ policies: guarded, backends: [{ mcp }] }] }] }] }, []],
    [
      'a route without guard',
      { binds: [{ listeners: [{ routes: [{ backends: [{ mcp }] }] }] }] },
      ['error guard-missing'],
    ],
    ['a backend of a route', { routes: [{ backends: [{ mcp, policies: guarded }] }] }, []],
    ['a named backend', { backends: [{ name: 'b', mcp, policies: guarded }] }, []],
    [
      'a named backend, guarded by its route',
      { backends: [{ name: 'b', mcp }], routes: [{ policies: guarded, backends: [{ backend: 'ns/b' }] }] },
      [],
    ],
    [
      'another backend than the guarded route has',
      { backends: [{ name: 'b', mcp }], routes: [{ policies: guarded, backends: [{ backend: 'c' }] }] },
      ['error guard-missing'],
    ],
    [
      'a policy that targets it',
      { policies: [{ name: 'p', target: {}, policy: guarded }], backends: [{ name: 'b', mcp }] },
      [],
    ],
    [
      'one guarded group and one not',
      { mcp: { policies: guarded, ...mcp }, backends: [{ name: 'b', mcp }] },
      ['error guard-missing'],
    ],
    ['no targets', { mcp: {} }, ['warn no-targets']],
  ];
  test.each(rows)('%s', (_, config, wanted) => {
    expect(rules(asObject(JSON.parse(JSON.stringify(config))))).toEqual(wanted);
  });
});

describe('the key that counts for a method', () => {
  const methods = {
    'tools/call': 'full',
    'tools/*': 'off',
    'resources/templates/*': 'request',
    'resources/*': 'response',
    '*/list': 'off',
    '*': 'response',
  };
  test.each([
    ['tools/call', 'tools/call'],
    ['tools/list', 'tools/*'],
    ['resources/templates/list', 'resources/templates/*'],
    ['resources/read', 'resources/*'],
    ['prompts/list', '*/list'],
    ['ping', '*'],
  ])('%s: %s', (method, key) => {
    expect(phaseOf(methods, method)?.key).toBe(key);
  });

  test('without a match there is none', () => {
    expect(METHODS.filter(({ method }) => phaseOf({ 'tools/*': 'full' }, method)).map(({ method }) => method)).toEqual([
      'tools/call',
      'tools/list',
    ]);
  });
});
