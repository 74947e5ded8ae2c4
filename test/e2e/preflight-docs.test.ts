import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `$ NAME=value extmcp-guard …` and the lines that follow, up to the status. */
const SESSION = /^```console\n\$ ((?:\w+=\S+ )*)extmcp-guard (.*)\n([\s\S]*?)\$ echo \$\?\n(\d)\n```$/gm;

const sessions = [...readFileSync('docs/preflight.md', 'utf8').matchAll(SESSION)].map(
  ([, env = '', args = '', output = '', status = '']) => ({
    env: Object.fromEntries(env.split(' ').flatMap((word) => (word === '' ? [] : [word.split('=')]))),
    args: args.split(' '),
    output,
    status: Number(status),
  }),
);

test('the page shows sessions', () => {
  expect(sessions).toHaveLength(3);
});

test.each(sessions)('docs/preflight.md shows what happens: $args', ({ env, args, output, status }) => {
  const run = spawnSync(process.execPath, ['dist/cli/main.js', ...args], { env, encoding: 'utf8' });
  expect(run.stdout + run.stderr).toBe(output);
  expect(run.status).toBe(status);
});
