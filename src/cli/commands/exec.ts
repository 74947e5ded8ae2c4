import type { Command } from 'commander';
import { baseVariables } from '../../rules/environment/base-variables.js';
import { loaderVariables } from '../../rules/environment/loader-variables.js';
import { secretVariables } from '../../rules/environment/secret-variables.js';
import { type EnvironmentFlags, readEnvironmentFilter } from '../environment-flags.js';
import { type CliIo, EXIT } from '../io.js';

interface ExecFlags extends EnvironmentFlags {
  readonly list?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  extmcp-guard exec -- npx -y @modelcontextprotocol/server-filesystem /srv
  extmcp-guard exec --pass GITHUB_TOKEN -- github-mcp-server stdio
  extmcp-guard exec --env-mode allowlist --set LOG_LEVEL=info -- ./server
  extmcp-guard exec --list
`;

/** `exec`: a child with a filtered environment. */
export function registerExec(program: Command, io: CliIo): void {
  program
    .command('exec')
    .description('start a program without the secrets of this environment')
    .option('--env-mode <mode>', 'denylist: all but secrets and loaders; allowlist: a short base list', 'denylist')
    .option('--pass <name>', 'let this variable through (repeatable; an error when it is not set)', collect, [])
    .option('--set <name=value>', 'give the child this variable (repeatable)', collect, [])
    .option('--list', 'print the table of variables and end')
    .option('--json', 'with --list: as JSON')
    .argument('[command...]', 'the program and its arguments, after --')
    .passThroughOptions()
    .addHelpText('after', EXAMPLES)
    .action(async (command: string[], flags: ExecFlags) => runExec(command, flags, io));
}

export function collect(value: string, before: string[]): string[] {
  return [...before, value];
}

async function runExec(words: readonly string[], flags: ExecFlags, io: CliIo): Promise<void> {
  if (flags.list === true) return printTable(flags, io);
  const [command, ...args] = words;
  if (command === undefined) {
    io.err('extmcp-guard exec: no command; write it after --\n');
    return io.exit(EXIT.usage);
  }
  const filtered = await readEnvironmentFilter(flags, io);
  if (!filtered.ok) {
    io.err(`extmcp-guard exec: ${filtered.error}\n`);
    return io.exit(EXIT.usage);
  }
  const { variables, dropped } = filtered.value;
  if (dropped.length > 0) io.err(`extmcp-guard exec: not passed on: ${dropped.join(' ')}\n`);
  const { runChild } = await import('../../adapters/process/run-child.js');
  io.exit(await runChild({ command, args, env: variables }, (message) => io.err(`extmcp-guard exec: ${message}\n`)));
}

function printTable(flags: ExecFlags, io: CliIo): void {
  const groups = [...secretVariables, loaderVariables];
  if (flags.json === true) {
    io.out(`${JSON.stringify({ withheld: groups, base: baseVariables }, null, 2)}\n`);
    return;
  }
  for (const group of groups) io.out(`${group.group}: ${group.why}\n${wrapped(group.names)}`);
  io.out(`base: all that the allowlist mode starts from\n${wrapped(baseVariables)}`);
}

function wrapped(names: readonly string[]): string {
  const lines: string[] = [];
  let line = ' ';
  for (const name of names) {
    if (line.length + name.length > 110) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${name}`;
  }
  return `${[...lines, line].join('\n')}\n`;
}
