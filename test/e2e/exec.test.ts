import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { processesNaming } from '../helpers/processes.js';

const MAIN = 'dist/cli/main.js';
const { PATH = '', HOME = '' } = process.env;

interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv = { PATH }, input = ''): Promise<Outcome> {
  const child = spawn(process.execPath, [MAIN, 'exec', ...args], { env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.end(input);
  const [status] = await once(child, 'close');
  return { status, out, err };
}

/** A child that prints the environment it got. */
const printer = ['--', process.execPath, '-e', 'process.stdout.write(JSON.stringify(process.env))'];
const environmentOf = async (flags: readonly string[], env: NodeJS.ProcessEnv): Promise<Record<string, string>> =>
  JSON.parse((await run([...flags, ...printer], env)).out);

describe('the environment of the child', () => {
  const env = {
    PATH,
    HOME,
    ACME_API_KEY: 'k',
    github_token: 't',
    NODE_OPTIONS: '--no-warnings',
    PLAIN: 'p',
    EXTMCP_GUARD_AUDIT_SALT: 's',
  };

  it('lacks secrets and loaders; their names are told, their values not', async () => {
    const outcome = await run(printer, env);
    expect(Object.keys(JSON.parse(outcome.out)).sort()).toEqual(['HOME', 'PATH', 'PLAIN']);
    expect(outcome.err).toBe(
      'extmcp-guard exec: not passed on: ACME_API_KEY EXTMCP_GUARD_AUDIT_SALT NODE_OPTIONS github_token\n',
    );
  });

  it('has what is named', async () => {
    const flags = ['--pass', 'GITHUB_TOKEN', '--pass', 'NODE_OPTIONS', '--set', 'MODE=a=b', '--set', 'EMPTY='];
    const got = await environmentOf(flags, env);
    expect(got).toMatchObject({ github_token: 't', NODE_OPTIONS: '--no-warnings', MODE: 'a=b', EMPTY: '' });
  });

  it('is the base list in allowlist mode', async () => {
    const got = await environmentOf(['--env-mode', 'allowlist', '--pass', 'ACME_API_KEY'], env);
    expect(Object.keys(got).sort()).toEqual(['ACME_API_KEY', 'HOME', 'PATH']);
  });

  it('stays filtered through a second exec', async () => {
    const inner = [process.execPath, MAIN, 'exec', ...printer];
    const { out } = await run(['--pass', 'ACME_API_KEY', '--', ...inner], env);
    expect(Object.keys(JSON.parse(out)).sort()).toEqual(['HOME', 'PATH', 'PLAIN']);
  });
});

describe('usage', () => {
  it.each([
    ['no command', [], 'no command'],
    ['no command after --', ['--'], 'no command'],
    ['a missing variable', ['--pass', 'NOT_SET', '--', 'true'], 'NOT_SET'],
    ['an unknown mode', ['--env-mode', 'all', '--', 'true'], '--env-mode'],
    ['a value without a name', ['--set', '=secret-value', '--', 'true'], '--set must be NAME=VALUE'],
    ['no value', ['--set', 'NAME', '--', 'true'], '--set must be NAME=VALUE'],
    ['a name that is none', ['--pass', 'A=secret-value', '--', 'true'], '--pass must be the name'],
    ['an unknown flag', ['--shell', '--', 'true'], '--shell'],
  ])('%s ends with 2', async (_title, args, text) => {
    const outcome = await run(args);
    expect(outcome.status).toBe(2);
    expect(outcome.err).toContain(text);
    expect(outcome.err).not.toContain('secret-value');
  });

  it("the child's own flags are its own, with and without --", async () => {
    const show = [
      '-e',
      'process.stdout.write(process.argv.slice(1).join(" "))',
      'x',
      '--pass',
      'A',
      '--list',
      '--',
      '-h',
    ];
    for (const before of [['--'], []]) {
      expect((await run([...before, process.execPath, ...show])).out).toBe('x --pass A --list -- -h');
    }
  });

  it('no shell reads the words', async () => {
    const words = ['$HOME', '`id`', '; echo no', '*', '|'];
    const { out } = await run([
      '--',
      process.execPath,
      '-e',
      'process.stdout.write(JSON.stringify(process.argv.slice(1)))',
      ...words,
    ]);
    expect(JSON.parse(out)).toEqual(words);
  });
});

describe('the end', () => {
  it.each([
    ['process.exit(0)', 0],
    ['process.exit(3)', 3],
    ['process.exit(255)', 255],
    ['process.kill(process.pid, "SIGTERM")', 143],
    ['process.kill(process.pid, "SIGKILL")', 137],
  ])('%s gives %d', async (code, status) => {
    expect((await run(['--', process.execPath, '-e', code])).status).toBe(status);
  });

  it.each([
    ['/nonexistent/program', 'ENOENT'],
    ['/etc', 'EACCES'],
  ])('%s cannot be started: 127', async (program, why) => {
    const outcome = await run(['--', program]);
    expect(outcome).toMatchObject({ status: 127, err: expect.stringContaining(`cannot start ${program}: ${why}`) });
  });

  it('input, output and errors are the child’s', async () => {
    const code = 'process.stdin.pipe(process.stdout); process.stderr.write("to err")';
    expect(await run(['--', process.execPath, '-e', code], { PATH }, 'through')).toEqual({
      status: 0,
      out: 'through',
      err: 'to err',
    });
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'] as const)('%s is handed on', async (signal) => {
    const marker = `handed-on-${signal}-${process.pid}`;
    const code = `process.on(${JSON.stringify(signal)}, () => process.exit(42)); setInterval(() => {}, 1000); process.stdout.write("up")`;
    const child = spawn(process.execPath, [MAIN, 'exec', '--', process.execPath, '-e', code, marker], {
      env: { PATH },
    });
    await once(child.stdout, 'data');
    child.kill(signal);
    const [status] = await once(child, 'close');
    expect(status).toBe(42);
    expect(await processesNaming(marker)).toEqual([]);
  });

  it('a signal is handed on from the moment the child is there', async () => {
    expect(await run(['--', 'sh', '-c', 'kill -TERM $PPID; exec sleep 60'])).toMatchObject({ status: 143 });
  });
});

describe('--list', () => {
  it('prints the table', async () => {
    const { status, out } = await run(['--list']);
    expect(status).toBe(0);
    for (const name of [
      'AWS_SECRET_ACCESS_KEY',
      '*_TOKEN',
      '*PASSWORD*',
      'LD_PRELOAD',
      'NODE_OPTIONS',
      'DYLD_*',
      'PATH',
    ])
      expect(out).toContain(name);
  });
  it('as JSON too', async () => {
    const table = JSON.parse((await run(['--list', '--json'])).out);
    expect(table.withheld.map(({ group }: { group: string }) => group)).toContain('loader');
    expect(table.base).toContain('PATH');
  });
});
