import type { Known } from '../scope.js';
import { type Invocation, noteField, noteOpaque, spend } from '../session.js';
import {
  readAlias,
  readChangeDirectory,
  readDeclaration,
  readEval,
  readRead,
  readScheduler,
  readSet,
  readSource,
} from './builtins.js';
import { readContainerOther, readContainerRun } from './containers.js';
import { noteCredentialStore } from './credential-printers.js';
import { readEnv, readPrintenv, readPs } from './environment.js';
import { readFind } from './find.js';
import { readGit } from './git.js';
import { INTERPRETERS, readInterpreter } from './interpreters.js';
import { readJsonFilter } from './json-filter.js';
import { decodedOutput, readEcho, readPrintf, readTr, sedOutput } from './output.js';
import { programName } from './program-name.js';
import { type ProgramSpec, readProgram, readUnknownProgram } from './read-program.js';
import { readWrapper } from './read-wrapper.js';
import { readShellProgram, SHELLS } from './shell-programs.js';
import { FILE_PROGRAMS } from './specs-files.js';
import { FILTER_PROGRAMS } from './specs-filter.js';
import { SEARCH_PROGRAMS } from './specs-search.js';
import { TEXT_PROGRAMS } from './specs-text.js';
import { readTest } from './test-command.js';
import { readGetContent, readListing, readStartProcess } from './windows-programs.js';
import { WRAPPER_SUBCOMMANDS, WRAPPERS } from './wrappers.js';
import { readXargs } from './xargs.js';

type Handler = (call: Invocation, name: string) => Known;

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['echo', readEcho],
  ['printf', readPrintf],
  ['print', readEcho],
  ['write-output', readEcho],
  ['tr', readTr],
  ['cd', readChangeDirectory],
  ['export', readDeclaration],
  ['declare', readDeclaration],
  ['set', readSet],
  ['setx', readSet],
  ['eval', (call) => readEval(call, 'posix')],
  ['trap', (call) => readEval(call, 'posix')],
  ['invoke-expression', (call) => readEval(call, 'powershell')],
  ['read', readRead],
  ['mapfile', readRead],
  ['readarray', readRead],
  ['alias', readAlias],
  ['env', readEnv],
  ['genv', readEnv],
  ['printenv', readPrintenv],
  ['ps', readPs],
  ['find', readFind],
  ['gfind', readFind],
  ['source', readSource],
  ['.', readSource],
  ['at', readScheduler],
  ['batch', readScheduler],
  ['crontab', readScheduler],
  ['parallel', readXargs],
  ['xargs', readXargs],
  ['gxargs', readXargs],
  ['git', readGit],
  ['test', readTest],
  ['[', readTest],
  ['[[', readTest],
  ['get-content', readGetContent],
  ['get-childitem', readListing],
  ['get-item', readListing],
  ['ls', readListing],
  ['dir', readListing],
  ['start-process', readStartProcess],
  ...['jq', 'gojq', 'jaq', 'yq', 'xq', 'tomlq', 'dasel'].map((name): [string, Handler] => [name, readJsonFilter]),
]);

const SPECS: ReadonlyMap<string, ProgramSpec> = new Map(
  [...FILTER_PROGRAMS, ...FILE_PROGRAMS, ...SEARCH_PROGRAMS, ...TEXT_PROGRAMS].flatMap(({ names, spec }) =>
    names.map((name): [string, ProgramSpec] => [name, spec]),
  ),
);

const CONTAINERS = new Set(['docker', 'podman', 'nerdctl', 'kubectl', 'oc', 'docker-compose', 'lxc']);

/** Looks at one program call: records what each word is, runs what it runs. Returns what it prints, when known. */
export function invoke(call: Invocation): Known {
  const [program] = call.argv;
  if (program === undefined || !spend(call.session, call.argv.length)) return undefined;
  noteField(call, program, 'program', 'program');
  const name = programName(program);
  noteCredentialStore(call, name);
  const own = call.scope.functions.get(program.text);
  if (own !== undefined) own(call.argv.slice(1), call.stdin);
  if (READS_COMMANDS.test(name)) for (const text of call.stdin ?? []) noteOpaque(call.session, text);
  const known = knownProgram(call, name);
  return known === undefined || own !== undefined ? readUnknownProgram(call, name, call.argv.slice(1)) : known.output;
}

/** Programs whose standard input is in a language of its own that can name files. */
const READS_COMMANDS =
  /^(?:psql|mysql|mariadb|sqlite3|duckdb|mongosh|sqlcmd|isql|sftp|ftp|lftp|gdb|lldb|ed|ex|bc|expect|m4|debugfs)$/;

/** What a program with a reader of its own does; undefined for any other. */
function knownProgram(call: Invocation, name: string): { readonly output: Known } | undefined {
  const args = call.argv.slice(1);
  const handler = HANDLERS.get(name);
  if (handler !== undefined && !(call.strict && TEXT_HANDLERS.has(name))) return { output: handler(call, name) };
  const shell = SHELLS.get(name);
  if (shell !== undefined) return { output: readShellProgram(call, name, shell) };
  const sub = subcommandCall(call, name);
  if (sub !== undefined) return sub;
  const code = Object.hasOwn(INTERPRETERS, name) ? INTERPRETERS[name] : undefined;
  if (code !== undefined) return { output: readInterpreter(call, name, code) };
  const wrapper = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined;
  if (wrapper !== undefined) return { output: readWrapper(call, name, wrapper) };
  const options = args.map((arg) => arg.text).filter((text) => text.startsWith('-'));
  const decoded = decodedOutput(name, options, call.stdin);
  const spec = SPECS.get(name);
  if (spec !== undefined) {
    const edited = name.endsWith('sed') ? sedOutput(args.at(-1)?.text ?? '', call.stdin) : undefined;
    const printed = readProgram(call, name, args, spec) ?? edited;
    return { output: decoded ?? printed };
  }
  return decoded === undefined ? undefined : { output: decoded };
}

/** Programs whose words are all text, unless the way to them is in doubt. */
const TEXT_HANDLERS: ReadonlySet<string> = new Set([
  'echo',
  'printf',
  'print',
  'write-output',
  'tr',
  'test',
  '[',
  '[[',
]);

/** `docker exec`, `npm exec`, `docker compose run` and the like: a subcommand that runs another command. */
function subcommandCall(call: Invocation, name: string): { readonly output: Known } | undefined {
  const sub = Object.hasOwn(WRAPPER_SUBCOMMANDS, name) ? WRAPPER_SUBCOMMANDS[name] : undefined;
  if (sub === undefined) return undefined;
  const args = call.argv.slice(1);
  const at = args.findIndex((arg) => sub.words.includes(arg.text) || (CONTAINERS.has(name) && arg.text === 'run'));
  if (at >= 0 && at <= 4) {
    const before = readContainerOther(call, name, args.slice(0, at));
    return { output: readContainerRun(call, name, args.slice(at + 1), sub.own) ?? before };
  }
  return CONTAINERS.has(name) ? { output: readContainerOther(call, name, args) } : undefined;
}
