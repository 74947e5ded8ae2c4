import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseGatewayConfig } from '../../../../src/adapters/gateway/config/parse-config.js';
import { formatFault } from '../../../../src/domain/fault.js';

const TARGET = '  targets: [{ name: fs, stdio: { cmd: node } }]';
const minimal = (...lines: readonly string[]): string => ['mcp:', '  port: 0', TARGET, ...lines, ''].join('\n');
const processor = (line: string): string =>
  ['mcp:', '  port: 0', TARGET, '  policies:', '    mcpGuardrails:', '      processors:', `      - ${line}`, ''].join(
    '\n',
  );
const REMOTE = 'kind: remote, host: "localhost:9001"';

function faults(text: string, environment: Record<string, string> = {}): readonly string[] {
  const parsed = parseGatewayConfig(text, 'gw.yaml', environment);
  return parsed.ok ? [] : parsed.error.map(formatFault);
}

describe('parseGatewayConfig', () => {
  it('fills in defaults', () => {
    const parsed = parseGatewayConfig(processor(`{ ${REMOTE} }`), 'gw.yaml', {});
    expect(parsed.ok && parsed.value.mcp.policies.mcpGuardrails?.processors).toEqual([
      {
        kind: 'remote',
        host: 'localhost:9001',
        failureMode: 'failClosed',
        policies: {},
        metadata: {},
        requestHeaders: { allowed: [], disallowed: [] },
        methods: {},
      },
    ]);
  });

  it('reads the worked example', () => {
    const parsed = parseGatewayConfig(readFileSync('agentgateway.yaml', 'utf8'), 'agentgateway.yaml', {});
    expect(parsed.ok && parsed.value.mcp.targets.map(({ name }) => name)).toEqual(['filesystem', 'leaky']);
  });

  it('expands variables before it reads, so that a port may be one', () => {
    const text = minimal().replace('port: 0', 'port: $PORT');
    expect(parseGatewayConfig(text, 'gw.yaml', { PORT: '4000' })).toMatchObject({ value: { mcp: { port: 4000 } } });
  });

  it('expands ~ at the start of a value', () => {
    const text = minimal().replace('cmd: node', 'cmd: ~/bin/server');
    const parsed = parseGatewayConfig(text, 'gw.yaml', { HOME: '/home/ada' });
    expect(parsed.ok && parsed.value.mcp.targets[0]?.stdio.cmd).toBe('/home/ada/bin/server');
  });

  const rows: readonly (readonly [string, string, string])[] = [
    [
      'an unknown key',
      minimal('  retries: 3'),
      'gw.yaml:4:3: mcp.retries: the development gateway does not know this key',
    ],
    [
      'a key of another gateway form',
      `binds: []\n${minimal()}`,
      'gw.yaml:1:1: binds: the development gateway reads the short form',
    ],
    [
      'JWT authentication',
      minimal('  policies: { jwtAuth: {} }'),
      'gw.yaml:4:15: mcp.policies.jwtAuth: the development gateway does not check JWTs',
    ],
    [
      'a misspelt phase',
      processor(`{ ${REMOTE}, methods: { tools/call: ful } }`),
      'methods.tools/call: Invalid option',
    ],
    ['a method key that can never match', processor(`{ ${REMOTE}, methods: { "a*b": full } }`), 'can never match'],
    ['a broken expression', processor(`{ ${REMOTE}, metadata: { a: "1 +" } }`), 'metadata.a: not a CEL expression'],
    ['a host without port', processor('{ kind: remote, host: localhost }'), 'host: wanted HOST:PORT'],
    ['a timeout that is none', processor(`{ ${REMOTE}, policies: { http: { requestTimeout: 5 } } }`), 'requestTimeout'],
    ['no targets', 'mcp: { port: 0, targets: [] }', 'mcp.targets: wanted at least one target'],
    ['a target name with a separator', minimal().replace('name: fs', 'name: a_b'), 'wanted letters, digits'],
    [
      'two targets of one name',
      minimal().replace(TARGET, `${TARGET.slice(0, -1)}, { name: fs, stdio: { cmd: b } }]`),
      'a second target is called fs',
    ],
    ['a duplicate key', `${minimal()}mcp: {}\n`, 'gw.yaml:4:1: Map keys must be unique'],
    ['broken YAML', 'mcp: [', 'gw.yaml:1:'],
    ['an empty file', '', 'Invalid input'],
    ['an undefined variable', minimal('# $ABSENT'), 'gw.yaml:4:3: variable ABSENT is not set'],
    ['an alias bomb', `a: &a [x]\nb: &b [${Array(30).fill('*a').join(',')}]\n${minimal()}`, 'too many YAML aliases'],
    ['a file that is too large', `# ${'x'.repeat(1024 * 1024)}`, 'larger than 1 MiB'],
  ];

  it.each(rows)('refuses %s', (_title, text, expected) => {
    expect(faults(text).join('\n')).toContain(expected);
  });

  it('reports all faults together, each with its place', () => {
    const found = faults(minimal('  one: 1', '  two: 2'));
    expect(found).toHaveLength(2);
    expect(found.every((fault) => /^gw\.yaml:\d+:\d+: /.test(fault))).toBe(true);
  });
});
