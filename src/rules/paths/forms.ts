import type { Result } from '../../domain/result.js';
import { err, ok } from '../../domain/result.js';
import { decodeEntities } from './decode/entities.js';
import { decodeEscapes, decodeOctal } from './decode/escapes.js';
import { decodePercent } from './decode/percent.js';
import { expandKnownVariables } from './decode/variables.js';
import { foldCase, plainText } from './fold.js';
import type { PathForm } from './types.js';

interface Step {
  readonly how: string;
  readonly apply: (text: string) => string;
}

const ESCAPE_SIGN = /[\\`][ux]/i;
const OCTAL_SIGN = /\\[0-7]{2}/;
const EDGE = /[\s"'`<>]/;
/** Rounds after which a value must have stopped changing. Each round undoes one layer of every encoding. */
const MAX_ROUNDS = 5;
/** NFKC can lengthen a text eighteenfold; an honest path never does. */
const MAX_GROWTH = 4;

const UNICODE: Step = { how: 'invisible characters removed, NFKC', apply: plainText };
const CASE: Step = { how: 'case folded', apply: foldCase };
const TRIM: Step = { how: 'quotes and outer space removed', apply: trimEdges };
const STEPS: readonly Step[] = [
  UNICODE,
  CASE,
  TRIM,
  { how: 'HTML entities decoded', apply: decodeEntities },
  { how: 'percent-decoded', apply: decodePercent },
  { how: 'known variables replaced', apply: (text) => foldCase(expandKnownVariables(text)) },
];
const ESCAPES: Step = { how: 'escapes decoded', apply: decodeEscapes };
const OCTAL: Step = { how: 'octal escapes decoded', apply: decodeOctal };
const STEPS_WITH_ESCAPES: readonly Step[] = [ESCAPES, ...STEPS];
const STEPS_WITH_OCTAL: readonly Step[] = [OCTAL, ESCAPES, ...STEPS];
/** Bytes that are no UTF-8: lenient decoders drop them. Last of all, because another layer might have completed them. */
const STRAY_BYTES = /%[89a-f][0-9a-f]/gi;
const DROP_STRAY: Step = { how: 'stray bytes dropped', apply: (text) => text.replace(STRAY_BYTES, '') };

/** White space and quotes cut from both ends, searched by hand: a regular expression for the end would be quadratic. */
function trimEdges(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isEdge(text[start])) start += 1;
  while (end > start && isEdge(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

function isEdge(character: string | undefined): boolean {
  return character !== undefined && EDGE.test(character);
}

/**
 * Every spelling of a value that some server may see: the value, and what is left after each step of decoding, round by round
 * until nothing changes. Undoing in rounds makes the order in which an attacker stacked encodings irrelevant. Escapes use the
 * backslash that is also a separator, so they run in passes of their own.
 *
 * At most 3 passes, 5 rounds, 8 steps: bounded, and linear in the length. Errors are fixed phrases.
 */
export function expandForms(value: string): Result<readonly PathForm[], string> {
  const forms: PathForm[] = [{ form: value, how: 'as given' }];
  const passes = [STEPS];
  for (let pass = 0; pass < passes.length; pass++) {
    const failed = decodeRounds(value, passes[pass] ?? STEPS, forms);
    if (failed !== undefined) return err(failed);
    if (pass === 0 && forms.some(({ form }) => ESCAPE_SIGN.test(form))) passes.push(STEPS_WITH_ESCAPES);
    if (pass === 0 && forms.some(({ form }) => OCTAL_SIGN.test(form))) passes.push(STEPS_WITH_OCTAL);
  }
  return ok(forms);
}

function decodeRounds(value: string, steps: readonly Step[], forms: PathForm[]): string | undefined {
  const limit = value.length * MAX_GROWTH + 64;
  let current = value;
  for (let round = 0; round <= MAX_ROUNDS; round++) {
    const before = current;
    for (const step of steps) {
      current = addForm(step, current, forms);
      if (current.length > limit) return 'grows when it is normalised';
      if (current.includes('\0')) return 'holds an encoded NUL';
    }
    if (current === before) current = addForm(DROP_STRAY, current, forms);
    if (current === before) return undefined;
  }
  return 'is encoded too many times';
}

/** Applies a step; what is new joins the forms. */
function addForm(step: Step, text: string, forms: PathForm[]): string {
  const next = step.apply(text);
  if (next !== text && !forms.some((one) => one.form === next)) forms.push({ form: next, how: step.how });
  return next;
}
