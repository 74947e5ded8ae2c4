import { assertNever } from '../../domain/result.js';
import { runCmd } from './cmd/run-cmd.js';
import { likelyShells } from './detect-shell.js';
import { literalField } from './field.js';
import { MAX_COMMAND_CHARS } from './limits.js';
import { runPosix } from './posix/run-script.js';
import { runPowerShell } from './powershell/run-powershell.js';
import { invoke } from './programs/dispatch.js';
import { createScope, type Known, type Scope } from './scope.js';
import { createSession, deeper, type Session, toReading } from './session.js';
import type { CommandFault, CommandReading, Shell } from './types.js';

/**
 * Reads a command line as a shell would run it: what it names, with the role of each word.
 * `auto` reads it by the rules of every shell that it may be meant for. Never throws; what could not be read is in
 * `opaque` and `faults`. Work is linear in the text and bounded by the limits in limits.ts.
 */
export function readCommand(text: string, shell: Shell | 'auto' = 'auto'): CommandReading {
  const refusal = refused(text);
  if (refusal !== undefined) return refusal;
  const session = newSession();
  const shells = shell === 'auto' ? likelyShells(text) : [shell];
  for (const each of shells) session.runText(text, each, scopeOf(session), undefined);
  if (session.faults.has('unterminated')) session.opaque.push(text);
  return toReading(session);
}

/** Reads words that are passed to a program as they are, with no shell between: `[program, …arguments]`. */
export function readArgv(argv: readonly string[]): CommandReading {
  const refusal = refused(argv.join(' '));
  if (refusal !== undefined) return refusal;
  const session = newSession();
  const fields = argv.map(literalField);
  session.invoke({ session, scope: scopeOf(session), argv: fields, stdin: undefined, strict: false });
  if (session.faults.has('unterminated')) session.opaque.push(argv.join('\n'));
  return toReading(session);
}

function scopeOf(session: Session): Scope {
  return createScope(() => session.faults.add('too-much'));
}

function newSession(): Session {
  const session: Session = createSession({
    runText: (text, shell, scope, stdin) =>
      deeper<Known>(session, undefined, () => runShell(session, text, shell, scope, stdin)),
    invoke,
  });
  return session;
}

function runShell(session: Session, text: string, shell: Shell, scope: Scope, stdin: Known): Known {
  switch (shell) {
    case 'posix':
      return runPosix(session, text, scope, stdin);
    case 'powershell':
      return runTwice(scope, () => runPowerShell(session, text, scope, stdin));
    case 'cmd':
      return runTwice(scope, () => runCmd(session, text, scope, stdin));
    default:
      return assertNever(shell);
  }
}

/** Reads a text once more, with first values, where one of several branches may have assigned a variable. */
function runTwice(scope: Scope, run: () => Known): Known {
  const output = run();
  if (scope.takesFirst || ![...scope.variables.values()].some((values) => values.length > 1)) return output;
  scope.takesFirst = true;
  run();
  scope.takesFirst = false;
  return output;
}

function refused(text: string): CommandReading | undefined {
  const fault: CommandFault | undefined =
    text.length > MAX_COMMAND_CHARS ? 'too-long' : text.includes('\0') ? 'nul' : undefined;
  return fault && { words: [], opaque: [], environmentDump: false, faults: [fault], steps: 0 };
}
