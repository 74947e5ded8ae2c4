import { type Command, Option } from 'commander';
import type { WrapOptions } from '../../app/wrap/wrap-options.js';
import { parseAudit, parseLevel } from '../../config/parse-values.js';
import { err, ok, type Result } from '../../domain/result.js';
import { type EnvironmentFlags, readEnvironmentFilter } from '../environment-flags.js';
import { type CliIo, EXIT } from '../io.js';
import { VERSION } from '../version.js';
import { type InstallFlags, runInstall } from '../wrap-install.js';
import { collect } from './exec.js';

interface WrapFlags extends EnvironmentFlags, Omit<InstallFlags, 'envMode' | 'failureMode'> {
  readonly service?: string;
  readonly failureMode: 'failClosed' | 'failOpen';
  readonly logLevel: string;
}

const EXAMPLES = `
Examples:
  extmcp-guard wrap -- npx -y @modelcontextprotocol/server-filesystem /srv
  extmcp-guard wrap --policy policy.yaml --client alice --audit audit.jsonl -- ./server
  extmcp-guard wrap --remote 127.0.0.1:9001 --failure-mode failClosed -- ./server
  extmcp-guard wrap --install claude --write
`;

const HOST = /^(?:https?:\/\/)?(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+):\d{1,5}$/;

/** `wrap`: a proxy in front of one stdio server. */
export function registerWrap(program: Command, io: CliIo): void {
  program
    .command('wrap')
    .description('run one stdio server behind the guard: calls are decided, results and messages cleaned')
    .option('--policy <file>', 'policy file; the built-in default policy without it')
    .option('--service <name>', "the server's name in the policy; guessed from the command without it")
    .option('--client <id>', 'decide for this client of the policy')
    .option('--audit <file>', 'record decisions: a file, or off', 'off')
    .option('--remote <host:port>', 'ask this ExtMCP server about calls and results')
    .addOption(
      new Option('--failure-mode <mode>', 'with --remote: when it does not answer')
        .choices(['failClosed', 'failOpen'])
        .default('failClosed'),
    )
    .option('--env-mode <mode>', 'denylist: all but secrets and loaders; allowlist: a short base list', 'denylist')
    .option('--pass <name>', 'let this variable through (repeatable; an error when it is not set)', collect, [])
    .option('--set <name=value>', 'give the server this variable (repeatable)', collect, [])
    .option('--log-level <level>', 'trace, debug, info, warn, error, fatal or silent', 'info')
    .option(
      '--install <target>',
      'put the guard in front of the servers of claude, cursor, vscode or a file; a dry run without --write',
    )
    .option('--uninstall [target]', 'put that file back as it was')
    .option('--write', 'with --install and --uninstall: do it')
    .option('--json', 'with --install and --uninstall: report as JSON')
    .argument('[command...]', 'the server and its arguments, after --')
    .passThroughOptions()
    .addHelpText('after', EXAMPLES)
    .action(async (command: string[], flags: WrapFlags) => runWrapVerb(command, flags, io));
}

async function runWrapVerb(words: readonly string[], flags: WrapFlags, io: CliIo): Promise<void> {
  if (flags.install !== undefined || flags.uninstall !== undefined) return runInstall(flags, io);
  const options = await readOptions(words, flags, io);
  if (!options.ok) {
    io.err(`extmcp-guard wrap: ${options.error}\n`);
    return io.exit(EXIT.usage);
  }
  // A client that goes away is told to the server, which then ends in its own way.
  process.stdout.removeAllListeners('error');
  const { runWrap } = await import('../../app/wrap/run-wrap.js');
  io.exit(await runWrap(options.value, { input: process.stdin, output: process.stdout }, io.err));
}

async function readOptions(
  words: readonly string[],
  flags: WrapFlags,
  io: CliIo,
): Promise<Result<WrapOptions, string>> {
  const [command, ...args] = words;
  if (command === undefined) return err('no command; write it after --');
  const filtered = await readEnvironmentFilter(flags, io);
  if (!filtered.ok) return filtered;
  const audit = parseAudit(flags.audit);
  if (!audit.ok || audit.value.kind === 'stdout') return err('--audit must be a file or off');
  const logLevel = parseLevel(flags.logLevel);
  if (!logLevel.ok) return err(`--log-level ${logLevel.error}`);
  if (flags.remote !== undefined && !HOST.test(flags.remote)) return err('--remote must be HOST:PORT');
  const { variables, dropped } = filtered.value;
  if (dropped.length > 0) io.err(`extmcp-guard wrap: not passed on: ${dropped.join(' ')}\n`);
  return ok({
    command: { command, args, env: variables },
    policyFile: flags.policy,
    service: flags.service,
    client: flags.client,
    audit: audit.value,
    remote: flags.remote === undefined ? undefined : { host: flags.remote, failureMode: flags.failureMode },
    logLevel: logLevel.value,
    version: VERSION,
    variables: io.env,
  });
}
