import type { Field } from '../field.js';
import { fieldAfter } from '../field.js';
import { noteAssignment } from '../posix/assignment.js';
import { assign, changeDirectory, type Known } from '../scope.js';
import { deeper, type Invocation, noteField } from '../session.js';
import { noteArgument } from './note-argument.js';
import { type Item, type OptionTable, readOptions } from './read-options.js';
import { runNested } from './shell-programs.js';
import type { WrapperSpec } from './wrappers.js';

/** A program that runs another: records its own words and looks at the command that it runs. */
export function readWrapper(call: Invocation, name: string, spec: WrapperSpec): Known {
  const { items, rest } = readOptions(call.argv.slice(1), { table: spec.options ?? {}, stopAtPositional: true });
  const before = call.scope.cwd;
  const strict = call.strict || items.some(isDoubtful);
  for (const item of items) noteWrapperOption(call, name, item, spec.options ?? {});
  const afterAssignments = spec.assignments ? takeAssignments(call, rest) : rest;
  const own = afterAssignments.slice(0, spec.own ?? 0);
  for (const field of own) if (spec.ownIsPath || strict) noteArgument(call, field, 'path', name);
  const inner = afterAssignments.slice(spec.own ?? 0);
  const output = runInner({ ...call, strict }, inner, spec);
  call.scope.cwd = before;
  return spec.transparent ? output : (output ?? undefined);
}

/** Looks at the words of an inner command. */
export function invokeInner(call: Invocation, argv: readonly Field[]): Known {
  if (argv.length === 0) return undefined;
  return deeper<Known>(call.session, undefined, () => call.session.invoke({ ...call, argv }));
}

function runInner(call: Invocation, argv: readonly Field[], spec: WrapperSpec): Known {
  if (!spec.shell || argv.length === 0) return invokeInner(call, argv);
  if (argv.length > 1) invokeInner(call, argv);
  return runNested(call, argv.map((arg) => arg.text).join(' '), 'posix');
}

/** An unknown option may or may not take the next word, so where the inner command starts is in doubt. */
function isDoubtful(item: Item): boolean {
  return item.kind === 'option' && (item.use === undefined || !item.sure) && !item.word.text.includes('=');
}

function noteWrapperOption(call: Invocation, name: string, item: Item, table: OptionTable): void {
  if (item.kind !== 'option') return;
  const field = item.value ?? item.word;
  switch (item.use) {
    case undefined:
    case 'path':
      noteArgument(call, item.use === undefined ? item.word : field, 'path', `${name} ${item.name}`);
      break;
    case 'base':
      noteField(call, field, 'path', `${name} ${item.name}`);
      changeDirectory(call.scope, field.globbing ? undefined : field.text);
      break;
    case 'script':
      runNested(call, field.text, 'posix');
      break;
    default:
      if (table[item.name] === 'text' && call.strict) noteArgument(call, field, 'path', name);
  }
}

/** `NAME=value` words in front of a command, as `env` and `sudo` take them. */
export function takeAssignments(call: Invocation, args: readonly Field[]): readonly Field[] {
  let count = 0;
  for (const arg of args) {
    const match = /^([A-Za-z_][\w.-]*)=/.exec(arg.text);
    if (match === null) break;
    const value = fieldAfter(arg, match[0].length);
    assign(call.scope, match[1] ?? '', [value]);
    noteAssignment(call, match[1] ?? '', value);
    count += 1;
  }
  return args.slice(count);
}
