import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../src/domain/json/types.js';
import type { LinkAnswer, LinkResolver } from '../../../src/domain/ports.js';
import { collectTrace } from '../../../src/domain/trace.js';
import { judgeCall } from '../../../src/rules/tools/judge-call.js';
import { compileToolGate } from '../../../src/rules/tools/tool-gate.js';
import { credentialsPolicy, judge } from './call-policies.js';

function nestedCalls(depth: number): JsonValue {
  let args: JsonValue = { path: 'README.md' };
  for (let n = 0; n < depth; n++) args = { tool: n === 0 ? 'read_file' : 'call_tool', arguments: args };
  return args;
}

describe('bounds of judgeCall', () => {
  it('follows eight calls in calls and refuses more', () => {
    expect(judge('hub', 'call_tool', nestedCalls(8))).toBeUndefined();
    expect(judge('hub', 'call_tool', nestedCalls(9))?.code).toBe('path-malformed');
  });

  it('refuses values nested too deeply, also in JSON text', () => {
    let deep: JsonValue = 'x';
    for (let n = 0; n < 400; n++) deep = [deep];
    expect(judge('s', 't', { deep })?.code).toBe('path-malformed');
    expect(judge('s', 't', { deep: `${'['.repeat(400)}"x"${']'.repeat(400)}` })?.code).toBe('path-malformed');
  });

  it('judges ten thousand paths and finds the last', () => {
    const paths = Array.from({ length: 10_000 }, (_, n) => `src/file${n}.ts`);
    expect(judge('filesystem', 'read_multiple_files', { paths })).toBeUndefined();
    expect(judge('filesystem', 'read_multiple_files', { paths: [...paths, '.env'] })?.at).toBe('/paths/10000');
  });

  it('refuses more values than a call may hold', () => {
    expect(judge('s', 't', { list: Array.from({ length: 200_001 }, () => 0) })?.code).toBe('path-malformed');
  });

  it('refuses JSON text with a member given twice', () => {
    const args = { path: '{"path": "README.md", "path": "notes.txt"}' };
    expect(judge('filesystem', 'read_file', args)?.code).toBe('path-malformed');
  });

  it('refuses more base directories than can be joined', () => {
    const names = ['cwd', 'root', 'folder', 'dir', 'vault', 'workspace', 'repo_path', 'basedir'];
    const args = Object.fromEntries(names.map((name) => [name, `d-${name}`]));
    expect(judge('s', 't', { ...args, file: 'x' })?.code).toBe('path-malformed');
  });

  it('never throws and never names a value in a denial', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.string(), fc.string(), (args, service, tool) => {
        const denial = judge(service, tool, args as JsonValue);
        expect(['undefined', 'path-denied', 'path-malformed']).toContain(String(denial?.code));
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

describe('unknown tools', () => {
  const args = { file: '.env' };
  it('are refused under deny, looked at under inspect, let through under pass', () => {
    expect(judge('s', 'zork', { a: 1 }, { ...credentialsPolicy, unknownTools: 'deny' })?.code).toBe('tool-unknown');
    expect(judge('s', 'zork', args, { ...credentialsPolicy, unknownTools: 'inspect' })?.code).toBe('path-denied');
    expect(judge('s', 'zork', args, { ...credentialsPolicy, unknownTools: 'pass' })).toBeUndefined();
  });

  it('under pass, mapped fields are judged wherever they stand, and only they', () => {
    const policy = { ...credentialsPolicy, unknownTools: 'pass' } as const;
    expect(judge('filesystem', 'read_file', { wrap: { path: '.env' } }, policy)?.code).toBe('path-denied');
    expect(judge('filesystem', 'read_file', { path: 'a', other: '.env' }, policy)).toBeUndefined();
  });

  it('under deny, an unknown tool inside a known one is refused', () => {
    const policy = { ...credentialsPolicy, unknownTools: 'deny' } as const;
    expect(judge('jetbrains', 'execute_tool', { command: 'zork --a b' }, policy)?.code).toBe('tool-unknown');
  });
});

describe('tools called through another tool', () => {
  const gate = compileToolGate({ allow: ['*'], deny: ['write_file'] });
  it('pass the gate too', () => {
    if (!gate.ok) throw new Error('gate');
    const policy = { ...credentialsPolicy, gate: gate.value };
    const call = (tool: string) => judge('hub', 'call_tool', { tool, arguments: { path: 'a.txt' } }, policy)?.code;
    expect(call('write_file')).toBe('tool-denied');
    expect(call('read_file')).toBeUndefined();
  });
});

describe('a shared disk', () => {
  const answers = new Map<string, LinkAnswer>([
    ['/sandbox/notes.txt', { kind: 'resolved', path: '/sandbox/.env' }],
    ['/sandbox/docs/id', { kind: 'resolved', path: '/home/dev/.ssh/id' }],
    ['/sandbox/plain-link', { kind: 'resolved', path: '/sandbox/README.md' }],
    ['/sandbox/hard.txt', { kind: 'hard-link', entry: 'dotenv', pattern: '.env' }],
    ['/sandbox/broken', { kind: 'unknown', why: 'the disk did not answer' }],
  ]);
  const links: LinkResolver = { resolve: (path) => answers.get(path) ?? { kind: 'plain' } };
  const policy = { ...credentialsPolicy, links, root: '/sandbox' };

  it.each<[string, string, string, JsonValue, string]>([
    ['a link', 'filesystem', 'read_file', { path: '/sandbox/notes.txt' }, 'path-denied'],
    ['a link by a relative path', 'filesystem', 'read_file', { path: './x/../notes.txt' }, 'path-denied'],
    ['a link by a URI', 'markitdown', 'convert_to_markdown', { uri: 'file:///sandbox/notes%2Etxt?x' }, 'path-denied'],
    ['a link below a base', 'upstream', 'open', { folder: 'docs', file: 'id' }, 'path-denied'],
    ['a moved link', 'filesystem', 'move_file', { source: 'notes.txt', destination: 'b' }, 'path-denied'],
    ['a hard link', 'filesystem', 'read_file', { path: 'hard.txt' }, 'path-denied'],
    ['a link in an unknown field', 'upstream', 'do_it', { gadget: 'hard.txt' }, 'path-denied'],
    ['a link in a command', 'bash', 'run', { command: 'cat notes.txt' }, 'path-denied'],
    ['a disk that fails', 'filesystem', 'read_file', { path: 'broken' }, 'path-malformed'],
  ])('refuses %s', (_why, service, tool, args, code) => {
    expect(judge(service, tool, args, policy)?.code).toBe(code);
  });

  it('allows a link to an ordinary file', () => {
    expect(judge('filesystem', 'read_file', { path: 'plain-link' }, policy)).toBeUndefined();
  });

  it('leaves text alone', () => {
    expect(judge('filesystem', 'write_file', { path: 'a.txt', content: 'hard.txt' }, policy)).toBeUndefined();
  });
});

describe('the trace', () => {
  it('names field, kind, form and entry of a denial', () => {
    const trace = collectTrace();
    judgeCall({ service: 'filesystem', tool: 'read_file', args: { path: './.ENV' } }, credentialsPolicy, trace);
    const last = trace.steps.at(-1);
    expect(last).toMatchObject({ stage: 'path', at: '/path', verdict: 'deny' });
    expect(last?.rule).toBeTruthy();
    expect(last?.detail).toMatch(/^path field: form ".*" matches '\.env'$/i);
  });

  it('says of each judged field that passed that it did', () => {
    const trace = collectTrace();
    judgeCall({ service: 'filesystem', tool: 'read_file', args: { path: 'README.md' } }, credentialsPolicy, trace);
    expect(trace.steps.at(-1)).toMatchObject({ at: '/path', verdict: 'pass' });
  });
});
