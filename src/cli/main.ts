#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { readEnvironment } from '../config/environment.js';
import { registerAudit } from './commands/audit.js';
import { registerCheck } from './commands/check.js';
import { registerClients } from './commands/clients.js';
import { registerCompletion } from './commands/completion.js';
import { registerExec } from './commands/exec.js';
import { registerGateway } from './commands/gateway.js';
import { registerHealth } from './commands/health.js';
import { registerPreflight } from './commands/preflight.js';
import { registerProbe } from './commands/probe.js';
import { registerSelftest } from './commands/selftest.js';
import { registerServe } from './commands/serve.js';
import { registerTest } from './commands/test.js';
import { registerWrap } from './commands/wrap.js';
import { type CliIo, EXIT } from './io.js';
import { VERSION } from './version.js';

function processIo(): CliIo {
  return {
    env: readEnvironment(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    exit: (status) => {
      process.exitCode = status;
    },
  };
}

type Register = (program: Command, io: CliIo) => void;

/** Every verb, in the order of the help. */
const VERBS: ReadonlyMap<string, Register> = new Map([
  ['serve', registerServe],
  ['check', registerCheck],
  ['preflight', registerPreflight],
  ['gateway', registerGateway],
  ['exec', registerExec],
  ['probe', registerProbe],
  ['test', registerTest],
  ['selftest', registerSelftest],
  ['completion', registerCompletion],
  ['clients', registerClients],
  ['audit', registerAudit],
  ['health', registerHealth],
  ['wrap', registerWrap],
]);

/** Builds the program; verbs are registered one by one, so that each file knows its own flags. */
function createProgram(io: CliIo, verbs: Iterable<Register>): Command {
  const program = new Command('extmcp-guard');
  program
    .description('Policy server for MCP gateways: denies calls that name credential files, redacts secrets in results.')
    .version(VERSION, '-V, --version', 'print the versions of program, policy format and catalogues')
    .showHelpAfterError('(--help shows the flags)')
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .enablePositionalOptions()
    .exitOverride();
  for (const register of verbs) register(program, io);
  return program;
}

/** exec and wrap stand in front of other programs, which wait for them: they do not wait for the flags of all other verbs. */
function verbsFor(argv: readonly string[]): Iterable<Register> {
  const [verb = ''] = argv.slice(2);
  const one = verb === 'exec' || verb === 'wrap' ? VERBS.get(verb) : undefined;
  return one === undefined ? VERBS.values() : [one];
}

/** Compiling the built-in policy takes a while, and commander's own version has to be there at once. */
function asksForVersion(argv: readonly string[]): boolean {
  return argv[2] === '--version' || argv[2] === '-V';
}

async function printVersions(io: CliIo): Promise<void> {
  const { versionText } = await import('../app/versions.js');
  io.out(versionText(VERSION));
}

/** A reader that goes away early (`| head`) is no fault of ours. */
function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine);
    throw error;
  });
}

async function main(): Promise<void> {
  endQuietlyOnClosedPipe();
  const io = processIo();
  try {
    if (asksForVersion(process.argv)) return await printVersions(io);
    await createProgram(io, verbsFor(process.argv)).parseAsync(process.argv);
  } catch (error) {
    if (error instanceof CommanderError) io.exit(error.exitCode === 0 ? EXIT.fine : EXIT.usage);
    else {
      io.err(`extmcp-guard: ${error instanceof Error ? error.message : 'unexpected fault'}\n`);
      io.exit(EXIT.fault);
    }
  }
}

await main();
