import type { Field } from './field.js';
import { MAX_NESTING, MAX_STEPS } from './limits.js';
import type { Known, Scope } from './scope.js';
import type { CommandFault, CommandReading, CommandWord, Shell, WordRole } from './types.js';

/** A program and its arguments, ready to be looked at. */
export interface Invocation {
  readonly session: Session;
  readonly scope: Scope;
  /** The program, then its arguments. */
  readonly argv: readonly Field[];
  /** Standard input, when the text shows it. */
  readonly stdin: Known;
  /** The way to this program was not understood: no argument is taken for text. */
  readonly strict: boolean;
}

/** Everything collected while one command is read, and the two ways back in: text as a script, words as a call. */
export interface Session {
  readonly words: CommandWord[];
  readonly opaque: string[];
  readonly faults: Set<CommandFault>;
  environmentDump: boolean;
  steps: number;
  depth: number;
  /** Reads text as a shell would run it. Returns what it prints, when that is known. */
  readonly runText: (text: string, shell: Shell, scope: Scope, stdin: Known) => Known;
  /** Looks at one program and its arguments. Returns what it prints, when that is known. */
  readonly invoke: (call: Invocation) => Known;
}

export function createSession(entry: Pick<Session, 'runText' | 'invoke'>): Session {
  return { words: [], opaque: [], faults: new Set(), environmentDump: false, steps: 0, depth: 0, ...entry };
}

/** Counts work. False once the limit is passed: the caller stops, and the command is refused. */
export function spend(session: Session, steps: number): boolean {
  session.steps += steps;
  if (session.steps <= MAX_STEPS) return true;
  session.faults.add('too-much');
  return false;
}

/** Runs `work` one level deeper, or reports that the text nests too deep and returns `otherwise`. */
export function deeper<T>(session: Session, otherwise: T, work: () => T): T {
  if (session.depth >= MAX_NESTING) {
    session.faults.add('too-deep');
    return otherwise;
  }
  session.depth += 1;
  const value = work();
  session.depth -= 1;
  return value;
}

/** Records a word. A field with active glob characters or unknown parts is recorded by its pattern. */
export function noteField(
  call: Pick<Invocation, 'session' | 'scope'>,
  field: Field,
  role: WordRole,
  why: string,
): void {
  if (field.text === '' && !field.globbing) return;
  const { session, scope } = call;
  const base = scope.cwd === undefined ? {} : { base: scope.cwd };
  spend(session, 1 + ((scope.cwd?.length ?? 0) >> 3));
  if (!field.globbing || role === 'text' || role === 'pattern-source' || role === 'exclude') {
    session.words.push({ text: field.text, role, why, ...base });
    return;
  }
  session.words.push({ text: field.pattern, role: 'glob', why, ...base });
  const directory = role === 'recursive-root' ? /^(.*)\/[.*?]+$/s.exec(field.pattern)?.[1] : undefined;
  if (directory !== undefined) session.words.push({ text: directory === '' ? '/' : directory, role, why, ...base });
}

export function noteOpaque(session: Session, text: string): void {
  if (text !== '' && spend(session, text.length)) session.opaque.push(text);
}

export function toReading(session: Session): CommandReading {
  const { words, opaque, environmentDump, steps } = session;
  return { words, opaque, environmentDump, faults: [...session.faults], steps };
}
