import type { Field } from '../field.js';
import { changeDirectory, type Known } from '../scope.js';
import { type Invocation, noteField } from '../session.js';
import { noteArgument } from './note-argument.js';
import { type OptionTable, readOptions } from './read-options.js';
import { type ProgramSpec, readProgram } from './read-program.js';
import { runNested } from './shell-programs.js';
import { each, flags } from './spec-table.js';
import { SEARCH_PROGRAMS } from './specs-search.js';

const GLOBAL_OPTIONS: OptionTable = {
  ...flags('pP'),
  ...each('flag', '--no-pager --paginate --bare --no-optional-locks --literal-pathspecs --no-replace-objects'),
  ...each('base', '-C --work-tree'),
  ...each('text', '--git-dir --namespace --super-prefix'),
  ...each('path', '-c --config-env --exec-path'),
};

/** Options of a subcommand that take a sentence or a name, never a file. Other words may name files. */
const SUBCOMMANDS: Readonly<Record<string, ProgramSpec>> = {
  commit: {
    options: {
      ...flags('aqvsnepoi'),
      ...each('text', '-m --message --author --date --cleanup --trailer --fixup --squash'),
      ...each('path', '-F --file -t --template'),
    },
  },
  tag: {
    options: { ...flags('asfdlnv'), ...each('text', '-m --message -u --sort --format --contains'), '-F': 'path' },
  },
  merge: { options: { ...flags('qvne'), ...each('text', '-m --message -s -X --strategy --into-name'), '-F': 'path' } },
  notes: { options: { ...flags('f'), ...each('text', '-m --message --ref'), '-F': 'path' } },
  stash: { options: { ...flags('pkuaq'), ...each('text', '-m --message') } },
  log: logSpec(),
  show: logSpec(),
  diff: { options: each('text', '-S -G --diff-filter') },
  shortlog: logSpec(),
  grep: SEARCH_PROGRAMS[0]?.spec ?? {},
  branch: { rest: 'text' },
  checkout: { options: { ...flags('qfmpl'), ...each('text', '-b -B --orphan') } },
  switch: { options: { ...flags('qfdm'), ...each('text', '-c -C --create --force-create --orphan') } },
  config: { options: { ...each('path', '-f --file --blob'), ...each('text', '--default --type') } },
  'check-ignore': { rest: 'text' },
  'check-attr': { rest: 'text' },
  'rev-parse': { rest: 'text' },
};

function logSpec(): ProgramSpec {
  return {
    options: {
      ...each('text', '--grep --author --committer --format --pretty --date --since --until --after --before -S -G'),
      ...each('text', '--diff-filter --decorate-refs -n --max-count --skip'),
    },
  };
}

/** `git`: its own options, then a subcommand with its arguments. `rev:path` is judged by its parts. */
export function readGit(call: Invocation): Known {
  const { items, rest } = readOptions(call.argv.slice(1), { table: GLOBAL_OPTIONS, stopAtPositional: true });
  const before = call.scope.cwd;
  for (const item of items) {
    if (item.kind !== 'option' || item.value === undefined || item.use === 'text') continue;
    noteArgument(call, item.value, 'path', `git ${item.name}`);
    if (item.use === 'base') changeDirectory(call.scope, item.value.globbing ? undefined : item.value.text);
    if (item.name === '-c') readConfigValue(call, item.value.text);
  }
  const strict = call.strict || items.some((item) => item.kind === 'option' && item.use === undefined);
  const [subcommand, ...args] = rest;
  if (subcommand !== undefined) readSubcommand({ ...call, strict }, subcommand, args);
  call.scope.cwd = before;
  return undefined;
}

/** `-c core.pager=…` and `-c alias.x='!…'` hold commands. */
function readConfigValue(call: Invocation, text: string): void {
  const value = text.slice(text.indexOf('=') + 1);
  if (/\s/.test(value)) runNested(call, value.replace(/^!/, ''), 'posix');
}

function readSubcommand(call: Invocation, subcommand: Field, args: readonly Field[]): void {
  const name = subcommand.text;
  const spec = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  const onlyIndex = name === 'rm' && args.some((arg) => arg.text === '--cached');
  const kept = args.filter((arg) => !isExclusion(arg.text));
  for (const arg of args) if (isExclusion(arg.text)) noteField(call, arg, 'exclude', `git ${name}`);
  readProgram(call, `git ${name}`, kept, onlyIndex ? { rest: 'text' } : (spec ?? {}));
}

/** Pathspecs that leave files out: `:!x`, `:^x`, `:(exclude)x`. */
function isExclusion(text: string): boolean {
  return /^:(?:[!^]|\([^)]{0,64}exclude[^)]{0,64}\))/.test(text);
}
