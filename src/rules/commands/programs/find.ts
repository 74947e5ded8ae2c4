import type { Field } from '../field.js';
import type { Known } from '../scope.js';
import { type Invocation, noteField } from '../session.js';
import { noteArgument } from './note-argument.js';
import { invokeInner } from './read-wrapper.js';

const NAME_TESTS = /^-(?:i?name|i?path|i?wholename|i?regex|i?lname)$/;
const FILE_TESTS = /^-(?:newer\w*|samefile|files0-from|fprint0?|fprintf|fls)$/;
const ACTIONS = /^-(?:exec|execdir|ok|okdir)$/;

/**
 * `find`: its starting points are paths, and recursive roots when it reads or deletes what it finds; a name test
 * picks files unless it is negated or leads to `-prune`.
 */
export function readFind(call: Invocation): Known {
  const args = call.argv.slice(1);
  const acts = args.some((arg) => ACTIONS.test(arg.text) || arg.text === '-delete' || arg.text === '-fprintf');
  const firstTest = args.findIndex((arg) => /^[-!(]/.test(arg.text) && !/^-(?:[HLP]|O\d)$/.test(arg.text));
  const roots = firstTest < 0 ? args : args.slice(0, firstTest);
  for (const root of roots) noteArgument(call, root, acts ? 'recursive-root' : 'path', 'find');
  const rest = firstTest < 0 ? [] : args.slice(firstTest);
  for (let at = 0; at < rest.length; at += 1) at += readTest(call, rest, at);
  return undefined;
}

/** Reads one test or action. Returns how many words after it belong to it. */
function readTest(call: Invocation, rest: readonly Field[], at: number): number {
  const test = rest[at];
  const value = rest[at + 1];
  if (test === undefined) return 0;
  if (ACTIONS.test(test.text)) return readAction(call, rest, at);
  if (value === undefined) return 0;
  if (NAME_TESTS.test(test.text)) {
    noteNameTest(call, test.text, value, isExclusion(rest, at));
    return 1;
  }
  if (FILE_TESTS.test(test.text)) noteArgument(call, value, 'path', `find ${test.text}`);
  return 0;
}

function noteNameTest(call: Invocation, test: string, value: Field, excluded: boolean): void {
  const why = `find ${test}`;
  if (excluded) noteField(call, value, 'exclude', why);
  else noteField(call, { ...value, pattern: value.globbing ? value.pattern : value.text, globbing: true }, 'glob', why);
}

/** `! -name x`, `-not -name x`, and `-name x -prune` leave files out. */
function isExclusion(rest: readonly Field[], at: number): boolean {
  const before = rest[at - 1]?.text;
  const after = rest[at + 2]?.text;
  return before === '!' || before === '-not' || after === '-prune';
}

function readAction(call: Invocation, rest: readonly Field[], at: number): number {
  let stop = at + 1;
  while (stop < rest.length && rest[stop]?.text !== ';' && rest[stop]?.text !== '+') stop += 1;
  invokeInner(call, rest.slice(at + 1, stop));
  return stop - at;
}
