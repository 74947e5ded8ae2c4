import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Finished, runToEnd } from '../helpers/guard-process.js';

const folder = mkdtempSync(join(tmpdir(), 'extmcp-policy-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function file(text: string, name = `tests-${files++}.yaml`): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const test = (...args: string[]): Promise<Finished> => runToEnd(['test', ...args]);

const POLICY = `version: 1
clients: [{ id: ci, metadata: { sub: ci }, profile: strict }]
profiles:
  default: { arguments: { secrets: redact } }
  strict: { tools: { deny: ["write_*"] }, paths: { deny: ["preset:credentials", "**/ledger.db"] } }
secrets: { rules: [{ id: acme-key, pattern: "acme_[a-z0-9]{8}", examples: { hit: ["acme_12345678"] } }] }
`;

describe('test', () => {
  it('writes a starter file that holds, and never overwrites one', async () => {
    const path = join(folder, 'starter.yaml');
    expect(await test('--init', path)).toMatchObject({ status: 0 });
    expect(await test(path)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^TAP version 14\n1\.\.5\n/) });
    const before = readFileSync(path, 'utf8');
    expect(await test('--init', path)).toMatchObject({ status: 2 });
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('holds calls, params and results against the policy that the file names', async () => {
    file(POLICY, 'policy.yaml');
    const tests = file(`policy: policy.yaml
cases:
- { name: own entry, call: { tool: read_file, args: { path: /x/ledger.db }, client: ci }, expect: deny, code: path-denied, rule: "**/ledger.db" }
- { name: not for others, call: { tool: read_file, args: { path: /x/ledger.db } }, expect: pass }
- { name: denied tool, call: { tool: write_file, args: { path: /x/a } }, client: ci, expect: deny, code: tool-denied }
- { name: outgoing, call: { tool: fetch, args: { note: "see {{rule:acme-key}} there" } }, expect: replace, redactions: { acme-key: 1 }, contains: [there], not_contains: ["{{rule:acme-key}}"] }
- { name: resource, method: resources/read, params: { uri: "file:///x/.env" }, expect: deny, rule: dotenv }
- { name: no params, method: tools/list, expect: pass }
- { name: two tokens, result: { value: { content: [{ type: text, text: "{{rule:github-pat}} {{rule:github-pat#2}} é \\"q\\"" }] } }, expect: replace, redactions: { github-pat: 2 }, contains: ['é "q"'], not_contains: ["{{rule:github-pat}}", "{{rule:github-pat#2}}"] }
- { name: prompt, result: { method: prompts/get, value: { messages: [], odd: 1 } }, expect: replace, not_contains: [odd] }
- { name: canary, call: { tool: extmcp-guard-canary }, expect: deny, code: canary }
`);
    const run = await test(tests, '--coverage', '--min-coverage', '100');
    expect(run.stdout.match(/^not ok.*/gm)).toBeNull();
    expect(run.stdout).toContain("# coverage of the policy's own entries and rules: 3 of 3 (100 %)");
    expect(run.status).toBe(0);
  });

  it('says what differs, in text, JSON and JUnit, without the secret', async () => {
    const tests = file(`cases:
- { name: "a <b> & \\"c\\" # d", call: { tool: read_file, args: { path: /x/.env } }, expect: pass }
- { name: count, result: { value: { content: [{ type: text, text: "{{rule:github-pat}}" }] } }, expect: replace, redactions: { github-pat: 2 }, contains: [absent] }
- { name: fine, method: ping, expect: pass }
`);
    const junit = join(folder, 'report.xml');
    const run = await test(tests, '--junit', junit);
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('not ok 1 - a <b> & "c" \\# d');
    expect(run.stdout).toContain('verdict: expected pass, got deny');
    expect(run.stdout).toContain('because of path-denied dotenv');
    expect(run.stdout).toContain('redactions: expected {github-pat: 2}, got {github-pat: 1}');
    expect(run.stdout).toContain('ok 3 - fine');
    const xml = readFileSync(junit, 'utf8');
    expect(xml).toContain('tests="3" failures="2"');
    expect(xml).toContain('name="a &lt;b&gt; &amp; &quot;c&quot; # d"');
    for (const text of [run.stdout, xml]) expect(text).not.toContain(['gh', 'p_'].join(''));
    const json = JSON.parse((await test(tests, '--json')).stdout);
    expect(json.suites[0].cases[0]).toMatchObject({ line: 2, differences: [expect.any(String), expect.any(String)] });
  });

  it('lists what no case exercises, and fails below a share', async () => {
    const tests = file(`cases:\n- { name: nothing much, method: ping, expect: pass }\n`);
    const run = await test(tests, '--policy', file(POLICY), '--coverage', '--min-coverage', '50');
    expect(run.status).toBe(1);
    for (const line of ['path **/ledger.db', 'tool write_*', 'secret acme-key'])
      expect(run.stdout).toContain(`no case: ${line}`);
    expect(run.stderr).toContain('coverage is 0.0 %, wanted 50 %');
    expect((await test(tests, '--coverage', 'all')).stdout).toContain('no case: path dotenv');
  });

  it('counts a caller whom the policy denies as denied', async () => {
    const policy = file('version: 1\nunknownClient: deny\n');
    const tests = file(
      'cases:\n- { name: stranger, call: { tool: read_file, args: { path: /x } }, expect: deny, code: client-unknown }\n',
    );
    expect(await test(tests, '--policy', policy)).toMatchObject({ status: 0 });
  });
});

describe('test refuses, with status 2 and the place,', () => {
  const CASE = 'call: { tool: x }, expect: pass';
  it.each([
    [
      'an unknown key',
      `cases:\n- { name: a, ${CASE}, expectt: deny }\n`,
      /:2:\d+: cases\.0\.expectt: unknown key, did you mean 'expect'/,
    ],
    [
      'a case without a message',
      'cases:\n- { name: a, expect: pass }\n',
      /:2:\d+: cases\.0: needs one of call, method/,
    ],
    [
      'a case with two messages',
      `cases:\n- { name: a, ${CASE}, method: ping }\n`,
      /:2:\d+: cases\.0: needs one of call, method/,
    ],
    [
      'a verdict that is none',
      'cases:\n- { name: a, method: ping, expect: allow }\n',
      /:2:\d+: cases\.0\.expect: must be pass or deny or replace/,
    ],
    [
      'a code without a denial',
      'cases:\n- { name: a, method: ping, expect: pass, code: canary }\n',
      /code belongs to expect: deny/,
    ],
    [
      'two cases of one name',
      `cases:\n- { name: a, ${CASE} }\n- { name: a, ${CASE} }\n`,
      /:3:\d+: cases\.1\.name: another case has this name/,
    ],
    [
      'a template without a rule',
      'cases:\n- { name: a, call: { tool: x, args: { a: "{{rule:none-such}}" } }, expect: pass }\n',
      /\{\{rule:none-such\}\}: no rule/,
    ],
    ['an unknown client', `cases:\n- { name: a, client: nobody, ${CASE} }\n`, /:2: cases\.0: no client 'nobody'/],
    ['no cases', 'cases: []\n', /cases: must be at least 1/],
    ['YAML that is none', 'cases: [\n', /:2:1/],
  ])('%s', async (_title, text, message) => {
    const run = await test(file(text));
    expect(run.stderr).toMatch(message);
    expect(run).toMatchObject({ status: 2, stdout: '' });
  });

  it('a file that is not there, and all faults of all files together', async () => {
    const run = await test('/nonexistent/a.yaml', file('cases: 1\n'));
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(/\/nonexistent\/a\.yaml: cannot be read \(ENOENT\)\n.*:1:\d+: cases: must be a list/);
  });
});
