import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes'?: number }>>;
}

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yml'));

describe.each(files)('workflow %s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const workflow = parse(text) as Workflow;

  test('pins every action by a commit, and says which version that is', () => {
    const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    const pinned = /uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
  });

  test('may only read, unless a job says otherwise; every job ends', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).map((job) => typeof job['timeout-minutes'])).not.toContain('undefined');
  });

  test('puts no text of an event into a script', () => {
    const scripts = [...text.matchAll(/run: (\|\n(?:(?: {10,}.*)?\n)+|.*)/g)].map(([, script = '']) => script);
    expect(scripts.filter((script) => /\$\{\{/.test(script))).toEqual([]);
  });
});
