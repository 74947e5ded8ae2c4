import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runToEnd } from '../helpers/guard-process.js';

// Several programs start in each test.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'extmcp-completion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

/** What bash offers at the end of a line. */
function offered(script: string, words: readonly string[]): readonly string[] {
  const found = ['"$', '{COMPREPLY[@]}"'].join('');
  const source = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _extmcp_guard; printf '%s\\n' ${found}`;
  const run = spawnSync('bash', ['-c', source, 'bash', script, 'extmcp-guard', ...words], { encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return run.stdout.split('\n').filter((line) => line !== '');
}

describe.skipIf(!has('bash'))('completion bash', () => {
  const script = join(folder, 'completion.bash');
  let verbs: readonly string[];
  beforeAll(async () => {
    writeFileSync(script, (await runToEnd(['completion', 'bash'])).stdout);
    verbs = offered(script, ['']);
  });

  it('offers every verb', () => {
    expect(verbs).toEqual(
      expect.arrayContaining(['serve', 'check', 'test', 'probe', 'selftest', 'preflight', 'exec', 'gateway']),
    );
  });

  it.each([
    [['se'], ['serve', 'selftest']],
    [['preflight', '--ki'], ['--kind']],
    [
      ['preflight', '--kind', ''],
      ['managed', 'policy', 'gateway'],
    ],
    [['preflight', '--kind', 'p'], ['policy']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [
      ['test', '--coverage', ''],
      ['own', 'all'],
    ],
    [['check', '--client', ''], []],
  ])('after %j offers %j', (words, expected) => {
    expect(offered(script, words)).toEqual(expected);
  });

  it('offers files where a flag wants one, and programs behind --', () => {
    writeFileSync(join(folder, 'policy one.yaml'), '');
    expect(offered(script, ['serve', '--policy', join(folder, 'pol')])).toEqual([join(folder, 'policy one.yaml')]);
    expect(offered(script, ['exec', '--', 'bas'])).toContain('bash');
  });
});

describe.each(['zsh', 'fish'])('completion %s', (shell) => {
  it('names every verb and flag of the program', async () => {
    const script = (await runToEnd(['completion', shell])).stdout;
    for (const word of ['selftest', 'fail-on', 'managed policy gateway']) expect(script).toContain(word);
  });

  it.skipIf(!has(shell))('is read by the shell itself', async () => {
    const file = join(folder, `completion.${shell}`);
    writeFileSync(file, (await runToEnd(['completion', shell])).stdout);
    expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });
});

it('an unknown shell is refused', async () => {
  expect(await runToEnd(['completion', 'tcsh'])).toMatchObject({ status: 2, stdout: '' });
});

it('every verb shows examples', async () => {
  const help = (await runToEnd(['--help'])).stdout;
  const verbs = [...(/^Commands:\n([\s\S]*)/m.exec(help)?.[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(
    ([, name = '']) => name,
  );
  expect(verbs.length).toBeGreaterThan(8);
  for (const verb of verbs.filter((name) => name !== 'help')) {
    expect((await runToEnd([verb, '--help'])).stdout, verb).toMatch(/^Examples?:\n {2}\S/m);
  }
}, 60_000);

it.each(['--version', '-V'])('%s names program, policy format and catalogues', async (flag) => {
  const run = await runToEnd([flag]);
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(
    /^extmcp-guard +\d+\.\d+\.\d+\npolicy format +1\nbuilt-in policy +[0-9a-f]{16}\nsecret rules +\d{3}\n/,
  );
});
