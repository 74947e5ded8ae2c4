import type { Fault } from '../../../domain/fault.js';
import { err, ok, type Result } from '../../../domain/result.js';

/** Start-up variables, as the operating system gives them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The comment that names an editor's schema is no reference, to agentgateway neither. */
const REFERENCE =
  /# yaml-language-server: \$schema|\$(?:\$|\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}|([A-Za-z_][A-Za-z0-9_]*))/g;
/** A replacement with one of these would move every later line of the file, or end it. */
const LINE_BREAK = /[\n\r\0]/;

/**
 * Replaces `$NAME`, `${NAME}` and `${NAME:-default}` in the text of a gateway file, comments included, before it is
 * read as YAML: agentgateway expands its file the same way. `$$` is a dollar sign. An undefined variable without a
 * default is a fault with its line and column (both from 1); all of them are reported. Values are never quoted.
 */
export function expandVariables(text: string, environment: Environment): Result<string, readonly Fault[]> {
  const faults: Fault[] = [];
  const expanded = text.replace(REFERENCE, (whole, braced, fallback, bare, offset) => {
    if (whole === '$$') return '$';
    if (whole.startsWith('#')) return whole;
    const name = String(braced ?? bare);
    const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
    const fault = faultOf(name, value ?? fallback);
    if (fault !== undefined) faults.push({ message: fault, path: [], ...positionAt(text, Number(offset)) });
    return value ?? fallback ?? '';
  });
  return faults.length > 0 ? err(faults) : ok(expanded);
}

/** `~` and `~/…` at the start of a scalar become the user's home directory; everything else stays. */
export function expandHome(value: string, environment: Environment): string {
  const home = environment.HOME;
  if (home === undefined || home === '') return value;
  return value === '~' || value.startsWith('~/') ? `${home}${value.slice(1)}` : value;
}

function faultOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return `variable ${name} is not set`;
  if (LINE_BREAK.test(value))
    return `variable ${name} holds a line break, which would change the structure of the file`;
  return undefined;
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
