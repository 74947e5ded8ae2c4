import { assertNever } from '../../../domain/result.js';
import { activeField, EMPTY_FIELD, type Field, joinFields, UNKNOWN_FIELD } from '../field.js';
import { MAX_VALUE_CHARS, MAX_VALUES } from '../limits.js';
import { assign, assignPositional, type Known, type Scope, valuesOf } from '../scope.js';
import { deeper, noteField, noteOpaque, type Session, spend } from '../session.js';
import { noteAssignment } from './assignment.js';
import { type Assignment, asAssignment, type Expansion, expandWhole, expandWord } from './expand-word.js';
import { parseScript } from './parse-script.js';
import type { Pipeline, Redirect, Script, Stage, Word } from './syntax.js';

/** Outputs of a pipeline that are followed; more alternatives than these count as unknown. */
const MAX_OUTPUTS = 64;

/** Reads text as bash or a POSIX shell runs it: every command of every branch is looked at, in order. */
export function runPosix(session: Session, text: string, scope: Scope, stdin: Known): Known {
  return runScript({ session, scope, stdin }, parseScript(session, text));
}

interface Run {
  readonly session: Session;
  readonly scope: Scope;
  readonly stdin: Known;
}

function runScript(run: Run, script: Script): Known {
  const outputs = script.map((pipeline) => runPipeline(run, pipeline)).filter((output) => output?.join('') !== '');
  if (outputs.length <= 1) return outputs.length === 0 ? [''] : outputs[0];
  const known = outputs.filter((output) => output !== undefined);
  if (known.length < outputs.length) return undefined;
  const singles = known.every((output) => output.length === 1);
  const all = singles ? [known.map(([text]) => text ?? '').join('')] : known.flat();
  return all.length > MAX_OUTPUTS ? undefined : all;
}

function runPipeline(run: Run, pipeline: Pipeline): Known {
  let stdin = run.stdin;
  for (const stage of pipeline) stdin = runStage({ ...run, stdin }, stage);
  return stdin;
}

function runStage(run: Run, stage: Stage): Known {
  if (!spend(run.session, 1)) return undefined;
  switch (stage.kind) {
    case 'simple':
      return runSimple(run, stage);
    case 'group': {
      for (const word of stage.subject) expandWhole(expansionOf(run), word);
      const stdin = readRedirects(run, stage.redirects) ?? run.stdin;
      const before = run.scope.cwd;
      const output = runScript({ ...run, stdin }, stage.body);
      if (stage.subshell) run.scope.cwd = before;
      return output;
    }
    case 'loop': {
      const values = stage.words.flatMap((word) => expandWord(expansionOf(run), word));
      for (const value of values) noteField(run, value, 'path', 'for');
      assign(run.scope, stage.variable, values);
      const stdin = readRedirects(run, stage.redirects) ?? run.stdin;
      return runScript({ ...run, stdin }, stage.body);
    }
    case 'function':
      return defineFunction(run, stage.name, stage.body);
    default:
      return assertNever(stage);
  }
}

/** The body is looked at once as it stands and again at each call, with the arguments of that call. */
function defineFunction(run: Run, name: string, body: Script): Known {
  const { session, scope } = run;
  let active = false;
  runScript(run, body);
  scope.functions.set(name, (args, stdin) => {
    if (active) return undefined;
    active = true;
    assignPositional(scope, args);
    const output = deeper<Known>(session, undefined, () => runScript({ session, scope, stdin }, body));
    active = false;
    return output;
  });
  return [''];
}

function expansionOf(run: Run): Expansion {
  const { session, scope } = run;
  return { session, scope, run: (script) => runScript({ ...run, stdin: undefined }, script) };
}

function runSimple(run: Run, stage: Extract<Stage, { kind: 'simple' }>): Known {
  const expansion = expansionOf(run);
  let first = 0;
  for (; first < stage.words.length; first += 1) {
    const word = stage.words[first];
    const assignment = word === undefined ? undefined : asAssignment(word);
    if (assignment === undefined) break;
    runAssignment(run, expansion, assignment);
  }
  const argv = stage.words.slice(first).flatMap((word) => expandWord(expansion, word));
  const stdin = readRedirects(run, stage.redirects) ?? run.stdin;
  for (const script of stage.nested) runScript({ ...run, stdin }, script);
  if (argv.length === 0) return stage.redirects.length > 0 ? undefined : [''];
  const output = run.session.invoke({ session: run.session, scope: run.scope, argv, stdin, strict: false });
  return stage.redirects.some(({ kind }) => kind === 'file') && output !== undefined ? [...output, ''] : output;
}

function runAssignment(run: Run, expansion: Expansion, assignment: Assignment): void {
  const { scope } = run;
  const values = expandWhole(expansion, assignment.value);
  const before = assignment.append ? valuesOf(scope, assignment.name) : [];
  const starts = before.length === 0 ? [EMPTY_FIELD] : before;
  if (starts.length * values.length > MAX_VALUES) {
    scope.onOverflow();
    return;
  }
  const all = starts.flatMap((start) => values.map((value) => shortened(run, joinFields(start, value))));
  assign(scope, assignment.name, all.length > 0 ? all : [activeField('')]);
  for (const value of all) noteAssignment(run, assignment.name, value);
}

/** A value too long to follow counts as unknown; what it says is judged by containment. */
function shortened(run: Run, value: Field): Field {
  if (value.text.length <= MAX_VALUE_CHARS) return value;
  noteOpaque(run.session, value.text);
  return UNKNOWN_FIELD;
}

/** Judges the files of redirections. Returns the text of a here-document or here-string, the last one if several. */
function readRedirects(run: Run, redirects: readonly Redirect[]): Known {
  let stdin: Known;
  for (const { kind, target } of redirects) {
    if (kind === 'here-text') stdin = hereText(run, target);
    else for (const field of expandWord(expansionOf(run), target)) noteField(run, field, 'path', 'redirection');
  }
  return stdin;
}

function hereText(run: Run, word: Word): Known {
  const fields = expandWhole(expansionOf(run), word);
  return fields.every((field) => field.known) ? fields.map((field) => field.text) : undefined;
}
