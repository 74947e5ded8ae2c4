import { Command, CommanderError } from 'commander';
import { readEnvironment } from '../config/environment.js';
import { type CliIo, EXIT } from './io.js';
import type { Register } from './verbs.js';
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

/** Builds the program; verbs are registered one by one, so that each file knows its own flags. */
function createProgram(io: CliIo, verbs: readonly Register[]): Command {
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
async function verbsFor(argv: readonly string[]): Promise<readonly Register[]> {
  switch (argv[2]) {
    case 'exec':
      return [(await import('./commands/exec.js')).registerExec];
    case 'wrap':
      return [(await import('./commands/wrap.js')).registerWrap];
    default:
      return (await import('./verbs.js')).allVerbs;
  }
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

/** Runs the verb that the command line names. Faults are told on standard error, and by the status at which the process will end. */
export async function runProgram(): Promise<void> {
  endQuietlyOnClosedPipe();
  const io = processIo();
  try {
    if (asksForVersion(process.argv)) return await printVersions(io);
    await createProgram(io, await verbsFor(process.argv)).parseAsync(process.argv);
  } catch (error) {
    if (error instanceof CommanderError) io.exit(error.exitCode === 0 ? EXIT.fine : EXIT.usage);
    else {
      io.err(`extmcp-guard: ${error instanceof Error ? error.message : 'unexpected fault'}\n`);
      io.exit(EXIT.fault);
    }
  }
}
