import { type Command, Option } from 'commander';
import type { ServerPlace } from '../../adapters/probe/open-session.js';
import type { FailKind } from '../../app/probe/failures.js';
import type { ToolChoice } from '../../app/probe/types.js';
import { formatFault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { type EnvironmentFlags, readEnvironmentFilter } from '../environment-flags.js';
import { type CliIo, EXIT } from '../io.js';
import { readHeaders, readJsonObject, readSeconds } from '../read-flags.js';
import { VERSION } from '../version.js';
import { collect } from './exec.js';

interface ProbeFlags extends EnvironmentFlags {
  readonly url?: string;
  readonly header: readonly string[];
  readonly tool: readonly string[];
  readonly args: readonly string[];
  readonly allTools?: boolean;
  readonly path: string;
  readonly policy?: string;
  readonly client?: string;
  readonly service: string;
  readonly timeout: string;
  readonly failOn?: string;
  readonly serverLog?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  extmcp-guard probe -- npx -y @modelcontextprotocol/server-filesystem /srv
  extmcp-guard probe --tool read_text_file --args '{"path":"/srv/app.log"}' -- npx -y @modelcontextprotocol/server-filesystem /srv
  extmcp-guard probe --url http://127.0.0.1:3000/mcp --header 'authorization: Bearer …'
  extmcp-guard probe --policy policy.yaml --fail-on keys,facts,secrets -- ./server

Without --tool the tools that say they only read are called, with arguments made from their schemas.
The nth --args belongs to the nth --tool. All calls run in one session.
Exit status: 0 fine, 1 --fail-on found something, 2 a flag or the policy cannot be used, 3 no session with the server.
`;

/** `probe`: what a server really returns. */
export function registerProbe(program: Command, io: CliIo): void {
  program
    .command('probe')
    .description('show what a server really returns: keys, facts about this machine, secrets, bytes')
    .option('--url <url>', 'a server over HTTP, instead of a command')
    .option('--header <name: value>', 'send this HTTP header (repeatable)', collect, [])
    .option('--tool <name>', 'call this tool (repeatable)', collect, [])
    .option('--args <json>', 'its arguments (repeatable); made from its schema without it', collect, [])
    .option('--all-tools', 'also call tools that may change something')
    .option('--path <path>', 'what made-up arguments put where a path is wanted', '.')
    .option('--policy <file>', 'also show what this policy leaves')
    .option('--client <id>', 'the client by which the policy judges')
    .option('--service <name>', 'the target name by which the policy judges', 'upstream')
    .option('--timeout <seconds>', 'for each answer', '30')
    .option('--fail-on <kinds>', 'end with 1 if any of keys,facts,secrets is found')
    .option('--server-log', "show the server's standard error")
    .addOption(new Option('--env-mode <mode>', "filter of the server's environment").default('denylist'))
    .option('--pass <name>', 'let this variable through to the server (repeatable)', collect, [])
    .option('--set <name=value>', 'give the server this variable (repeatable)', collect, [])
    .option('--json', 'print the report as JSON')
    .argument('[command...]', "the server's program and its arguments, after --")
    .passThroughOptions()
    .addHelpText('after', EXAMPLES)
    .action(async (command: string[], flags: ProbeFlags) => runVerb(command, flags, io));
}

async function runVerb(command: readonly string[], flags: ProbeFlags, io: CliIo): Promise<void> {
  const usage = (message: string): void => {
    io.err(`extmcp-guard probe: ${message}\n`);
    io.exit(EXIT.usage);
  };
  const place = await readPlace(command, flags, io);
  if (!place.ok) return usage(place.error);
  const choices = readChoices(flags);
  if (!choices.ok) return usage(choices.error);
  const timeoutMs = readSeconds(flags.timeout);
  if (timeoutMs === undefined) return usage('--timeout must be a number of seconds, 0.1 to 3600');
  const { FAIL_KINDS, foundKinds } = await import('../../app/probe/failures.js');
  const wanted = (flags.failOn ?? '').split(',').filter((kind) => kind !== '');
  const failOn = new Set(FAIL_KINDS.filter((kind: FailKind) => wanted.includes(kind)));
  if (failOn.size !== new Set(wanted).size) return usage(`--fail-on takes ${FAIL_KINDS.join(', ')}, with commas`);
  const { runProbe } = await import('../../app/probe/run-probe.js');
  const probed = await runProbe({
    place: place.value,
    choices: choices.value,
    allTools: flags.allTools === true,
    path: flags.path,
    policyFile: flags.policy,
    client: flags.client,
    service: flags.service,
    timeoutMs,
    version: VERSION,
  });
  if (!probed.ok) {
    if (probed.error.kind === 'policy') return usage(probed.error.faults.map(formatFault).join('\n'));
    io.err(`extmcp-guard probe: no session with the server: ${probed.error.why}\n`);
    return io.exit(EXIT.fault);
  }
  const { renderProbe } = await import('../../app/probe/render-probe.js');
  io.out(flags.json === true ? `${JSON.stringify(probed.value, null, 2)}\n` : renderProbe(probed.value));
  const found = foundKinds(probed.value, failOn);
  if (found.length > 0) io.err(`extmcp-guard probe: found: ${found.join(', ')}\n`);
  io.exit(found.length > 0 ? EXIT.denied : EXIT.fine);
}

async function readPlace(words: readonly string[], flags: ProbeFlags, io: CliIo): Promise<Result<ServerPlace, string>> {
  const [command, ...args] = words;
  if ((command === undefined) === (flags.url === undefined)) return err('give a command after --, or --url');
  if (flags.url !== undefined) {
    const headers = readHeaders(flags.header);
    if (!headers.ok) return headers;
    if (!URL.canParse(flags.url) || !/^https?:/i.test(flags.url)) return err('--url must be an http or https address');
    return ok({ kind: 'http', server: { url: new URL(flags.url), headers: headers.value } });
  }
  if (flags.header.length > 0) return err('--header needs --url');
  const filtered = await readEnvironmentFilter(flags, io);
  if (!filtered.ok) return filtered;
  const { variables, dropped } = filtered.value;
  if (dropped.length > 0) io.err(`extmcp-guard probe: not passed on: ${dropped.join(' ')}\n`);
  return ok({
    kind: 'stdio',
    server: { command: command ?? '', args, env: variables, showLog: flags.serverLog === true },
  });
}

function readChoices(flags: ProbeFlags): Result<readonly ToolChoice[], string> {
  if (flags.args.length > flags.tool.length) return err('each --args needs a --tool');
  const choices: ToolChoice[] = [];
  for (const [index, tool] of flags.tool.entries()) {
    const text = flags.args[index];
    const args = text === undefined ? undefined : readJsonObject(text);
    if (text !== undefined && args === undefined) return err('--args must be a JSON object');
    choices.push({ tool, args });
  }
  return ok(choices);
}
