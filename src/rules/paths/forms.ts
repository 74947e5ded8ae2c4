import type { Result } from '../../domain/result.js';
import { err, ok } from '../../domain/result.js';
import { decodeEntities } from './decode/entities.js';
import { decodeEscapes } from './decode/escapes.js';
import { decodePercent } from './decode/percent.js';
import { expandKnownVariables } from './decode/variables.js';
import { foldCase, plainText } from './fold.js';
import type { PathForm } from './types.js';

interface Step {
  readonly how: string;
  readonly apply: (text: string) => string;
}

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
const STEPS_WITH_ESCAPES: readonly Step[] = [{ how: 'escapes decoded', apply: decodeEscapes }, ...STEPS];
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
 * backslash that is also a separator, so they run in a second pass of their own.
 *
 * At most 2 passes, 5 rounds, 7 steps: bounded, and linear in the length. Errors are fixed phrases.
 */
export function expandForms(value: string): Result<readonly PathForm[], string> {
  const forms: PathForm[] = [{ form: value, how: 'as given' }];
  const first = decodeRounds(value, STEPS, forms);
  if (first !== undefined) return err(first);
  if (value.includes('\\') || value.includes('`') || forms.some((one) => one.form.includes('\\'))) {
    const second = decodeRounds(value, STEPS_WITH_ESCAPES, forms);
    if (second !== undefined) return err(second);
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
