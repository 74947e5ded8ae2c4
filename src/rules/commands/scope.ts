import type { Field } from './field.js';
import { literalField } from './field.js';
import { MAX_PATH_CHARS, MAX_VALUES } from './limits.js';

/** Text that a command prints or gets on its standard input: every value it may have, or undefined when unknown. */
export type Known = readonly string[] | undefined;

/** A function that the text defines: runs its body with these arguments. */
export type FunctionBody = (args: readonly Field[], stdin: Known) => Known;

/**
 * What a shell knows at one place of the text.
 * A variable keeps every value that was ever assigned: which branch ran is not known, so all are judged.
 */
export interface Scope {
  readonly variables: Map<string, readonly Field[]>;
  readonly functions: Map<string, FunctionBody>;
  /** What process substitutions print: a shell that gets an unknown file may run one of these. */
  readonly streams: string[];
  /** Called when a variable gets more values than are followed: the command must not run. */
  readonly onOverflow: () => void;
  /** Read with the first of several values, see chosenValue. */
  takesFirst: boolean;
  /** Where `cd` went, or undefined when nothing or something unknown was said. */
  cwd: string | undefined;
}

/** A fresh shell. HOME and PWD stay symbolic: `~` and `.` are judged for every user. */
export function createScope(onOverflow: () => void): Scope {
  const variables = new Map<string, readonly Field[]>([
    ['HOME', [literalField('~')]],
    ['USERPROFILE', [literalField('~')]],
    ['PWD', [literalField('.')]],
    ['IFS', [literalField(' \t\n')]],
    ['PATH', [literalField('/usr/bin')]],
  ]);
  return { variables, functions: new Map(), streams: [], onOverflow, takesFirst: false, cwd: undefined };
}

/** Adds values to a variable. More than MAX_VALUES are reported as overflow. */
export function assign(scope: Scope, name: string, values: readonly Field[]): void {
  const merged = new Map(valuesOf(scope, name).map((value) => [value.pattern, value]));
  for (const value of values) if (!merged.has(value.pattern)) merged.set(value.pattern, value);
  if (merged.size > MAX_VALUES) scope.onOverflow();
  else scope.variables.set(name, [...merged.values()]);
}

/** Sets `$1` … `$9`, `$@` and `$*`. */
export function assignPositional(scope: Scope, args: readonly Field[]): void {
  args.slice(0, 9).forEach((arg, index) => {
    assign(scope, String(index + 1), [arg]);
  });
  assign(scope, '@', args);
  assign(scope, '*', args);
}

/**
 * The value that PowerShell and cmd texts are read with: the last one assigned, or the first one when the text is
 * read again because a variable has several.
 */
export function chosenValue(scope: Scope, name: string): Field | undefined {
  return valuesOf(scope, name).at(scope.takesFirst ? 0 : -1);
}

/** Every value that a variable may have; empty when it is unknown. */
export function valuesOf(scope: Scope, name: string): readonly Field[] {
  return scope.variables.get(name) ?? [];
}

/** Moves the working directory. Undefined forgets it. */
export function changeDirectory(scope: Scope, target: string | undefined): void {
  if (target === undefined) scope.cwd = undefined;
  else if (isAbsolute(target) || scope.cwd === undefined) scope.cwd = resolveDots(target);
  else scope.cwd = resolveDots(`${scope.cwd}/${target}`);
}

/** Takes out `.` and `name/..`, so that a long way round does not push the start out of what is judged. */
function resolveDots(path: string): string {
  if (path.length > MAX_PATH_CHARS) return path;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const last = parts.at(-1);
    if (part === '..' && last !== undefined && !/^(?:|\.\.|~.*)$/.test(last)) parts.pop();
    else if (part !== '.' && (part !== '' || parts.length === 0)) parts.push(part);
  }
  return parts.length === 1 && parts[0] === '' ? '/' : parts.join('/');
}

function isAbsolute(path: string): boolean {
  return /^(?:[/\\~]|[A-Za-z]:)/.test(path);
}
