import { err, ok, type Result } from '../../../domain/result.js';
import { readServerEntries, type ServerEntry } from './server-entries.js';

/** How entries start the guard: its own command, and the flags of `wrap` that they all get. */
export interface Launcher {
  readonly words: readonly [string, ...string[]];
  readonly flags: readonly string[];
}

export interface PlannedServer {
  readonly name: string;
  /** `wrap`: will be wrapped. `wrapped`: has the guard in front already. `remote`: has no command. `unclear`: cannot be read. */
  readonly state: 'wrap' | 'wrapped' | 'remote' | 'unclear';
}

export interface InstallPlan {
  readonly text: string;
  readonly servers: readonly PlannedServer[];
}

interface Insertion {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Puts the guard in front of every server that a configuration starts. All other bytes of the text stay as they are. */
export function planInstall(text: string, launcher: Launcher): Result<InstallPlan, string> {
  const entries = readServerEntries(text);
  if (!entries.ok) return err(entries.error);
  const servers = entries.value.map((entry) => ({ entry, state: stateOf(entry, launcher) }));
  const changes = servers.flatMap(({ entry, state }) => (state === 'wrap' ? wrapEntry(entry, launcher) : []));
  return ok({
    text: applyChanges(text, changes),
    servers: servers.map(({ entry, state }) => ({ name: entry.name, state })),
  });
}

function stateOf(entry: ServerEntry, launcher: Launcher): PlannedServer['state'] {
  if (entry.command === undefined) return entry.isRemote ? 'remote' : 'unclear';
  return isWrapped([entry.command, ...entry.args], launcher) ? 'wrapped' : 'wrap';
}

/** Whether the words before `--` call this program's `wrap`, installed in whatever way. */
function isWrapped(words: readonly string[], launcher: Launcher): boolean {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  const script = launcher.words.at(-1);
  const program = own.findIndex(
    (word) => word === script || /(?:^|[\\/])extmcp-guard(?:@[^/]*)?(?:\.cmd|\.exe)?$/.test(word),
  );
  return program >= 0 && own.slice(program).includes('wrap');
}

function wrapEntry(entry: ServerEntry, launcher: Launcher): readonly Insertion[] {
  const { commandAt, argsAt, command } = entry;
  if (commandAt === undefined || command === undefined) return [];
  const [program, ...rest] = launcher.words;
  const passed = entry.variables.flatMap((name) => ['--pass', name]);
  const before = [...rest, 'wrap', '--service', entry.name, ...launcher.flags, ...passed, '--', command];
  const words = before.map((word) => JSON.stringify(word)).join(', ');
  const start = { ...commandAt, text: JSON.stringify(program) };
  if (argsAt === undefined) return [{ ...start, text: `${start.text}, "args": [${words}]` }];
  const open = argsAt.start + 1;
  const isEmpty = entry.args.length === 0;
  return [start, { start: open, end: open, text: isEmpty ? words : `${words}, ` }];
}

function applyChanges(text: string, changes: readonly Insertion[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const change of [...changes].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, change.start), change.text);
    at = change.end;
  }
  return [...parts, text.slice(at)].join('');
}
