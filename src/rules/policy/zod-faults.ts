import type { z } from 'zod';
import type { Fault } from '../../domain/fault.js';
import { capFaults } from './cap-faults.js';
import { knownKeys } from './closed.js';
import { type LocatedDocument, valueAt } from './located-yaml.js';
import { nearestKey } from './nearest-key.js';

type Issue = z.core.$ZodIssue;
type Path = readonly (string | number)[];

/** Turns every issue of a schema into a fault with its place in the file. Issues never quote values. */
export function zodFaults(error: z.ZodError, document: LocatedDocument, file: string): readonly Fault[] {
  const unplaced = error.issues.flatMap((issue) => issueFaults(issue, []));
  return [...capFaults(unplaced, file, (fault) => placed(fault, document, file))].sort(byPlace);
}

function byPlace(a: Fault, b: Fault): number {
  return (a.line ?? Infinity) - (b.line ?? Infinity) || (a.column ?? 0) - (b.column ?? 0);
}

interface Unplaced {
  readonly message: string;
  readonly path: Path;
  readonly part: 'key' | 'value';
}

function placed(fault: Unplaced, document: LocatedDocument, file: string): Fault {
  const missing = valueAt(document.value, fault.path) === undefined;
  const message = missing && fault.part === 'value' ? `is missing: ${fault.message}` : fault.message;
  return { message, path: fault.path, file, ...document.locate(fault.path, fault.part) };
}

function issueFaults(issue: Issue, parent: Path): readonly Unplaced[] {
  const path = [...parent, ...plainPath(issue.path)];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        message: unknownKey(key, knownKeys(issue.message)),
        path: [...path, key],
        part: 'key',
      }));
    case 'invalid_union':
      return unionFaults(issue.errors, path);
    case 'invalid_key':
      return [{ message: `as a key: ${issue.issues[0]?.message ?? 'not allowed'}`, path, part: 'key' }];
    default:
      return [{ message: plainMessage(issue), path, part: 'value' }];
  }
}

function plainPath(path: readonly PropertyKey[]): Path {
  return path.filter((step): step is string | number => typeof step !== 'symbol');
}

function unknownKey(key: string, known: readonly string[]): string {
  const meant = nearestKey(key, known);
  const hint = meant === undefined ? '' : `, did you mean '${meant}'?`;
  return `unknown key${hint} (known here: ${known.join(', ')})`;
}

/** Reports the alternative that went furthest into the value: it is the one the author meant. */
function unionFaults(alternatives: readonly (readonly Issue[])[], path: Path): readonly Unplaced[] {
  const entered = alternatives.filter((issues) => issues.every((issue) => !isWrongKind(issue)));
  const meant = entered[0];
  if (meant !== undefined) return meant.flatMap((issue) => issueFaults(issue, path));
  const wanted = alternatives.flatMap((issues) => issues.slice(0, 1).map(plainMessage));
  return [{ message: [...new Set(wanted)].join(', or '), path, part: 'value' }];
}

/** The value itself is of another kind than this alternative wants. */
function isWrongKind(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['object', 'a map'],
  ['record', 'a map'],
  ['array', 'a list'],
  ['string', 'text'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
]);

function plainMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.startsWith('Invalid')
        ? `must be ${KINDS.get(issue.expected) ?? issue.expected}`
        : issue.message;
    case 'invalid_value':
      return issue.message.startsWith('Invalid') ? `must be ${issue.values.map(String).join(' or ')}` : issue.message;
    case 'too_small':
      return issue.message.startsWith('Too small') ? `must be at least ${issue.minimum}` : issue.message;
    case 'too_big':
      return issue.message.startsWith('Too big') ? `must be at most ${issue.maximum}` : issue.message;
    default:
      return issue.message;
  }
}
