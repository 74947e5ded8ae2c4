import { activeField, EMPTY_FIELD, type Field, fieldAfter, joinFields, literalField, UNKNOWN_FIELD } from '../field.js';
import { MAX_SPELLINGS } from '../limits.js';
import type { Known, Scope } from '../scope.js';
import { type Session, spend } from '../session.js';
import { expandBraces } from './braces.js';
import { parameterValues } from './parameter.js';
import type { Part, Script, Word } from './syntax.js';

/** What expansion needs: where values are looked up, and how a substitution is run. */
export interface Expansion {
  readonly session: Session;
  readonly scope: Scope;
  readonly run: (script: Script) => Known;
}

/** The fields that a word becomes, in every spelling its variables may have. */
interface Spellings {
  /** Fields that a blank inside an unquoted expansion has ended. */
  readonly ended: Field[];
  open: Field[];
  /** A part that makes a word even when it is empty was seen. */
  solid: boolean;
}

/** Expands a word of a command: braces, parameters, substitutions, field splitting. */
export function expandWord(expansion: Expansion, word: Word): readonly Field[] {
  const spellings = expandBraces(word.parts);
  if (spellings !== undefined) return spellings.flatMap((parts) => expandParts(expansion, parts, true));
  expansion.session.faults.add('too-much');
  return expandParts(expansion, word.parts, true);
}

/** Expands a word that is one field whatever it holds: the value of an assignment, a here-string, an operand. */
export function expandWhole(expansion: Expansion, word: Word): readonly Field[] {
  const fields = expandParts(expansion, word.parts, false);
  return fields.length === 0 ? [EMPTY_FIELD] : fields;
}

function expandParts(expansion: Expansion, parts: readonly Part[], split: boolean): readonly Field[] {
  const state: Spellings = { ended: [], open: [EMPTY_FIELD], solid: false };
  for (const part of parts) {
    const { values, splits } = valuesOfPart(expansion, part);
    if (part.kind === 'literal' || part.kind === 'brace' || !splits) state.solid = true;
    if (state.open.length * values.length > MAX_SPELLINGS) {
      expansion.session.faults.add('too-much');
      break;
    }
    appendAll(state, values, splits && split);
    if (!spend(expansion.session, sizeOf(values))) break;
  }
  const last = state.solid ? state.open : state.open.filter((field) => field.text !== '' || !field.known);
  return state.ended.length === 0 ? last : [...state.ended, ...last];
}

function sizeOf(values: readonly Field[]): number {
  return values.reduce((sum, value) => sum + 1 + (value.text.length >> 3), 0);
}

function appendAll(state: Spellings, values: readonly Field[], split: boolean): void {
  const next: Field[] = [];
  for (const value of values) {
    const pieces = split ? splitFields(value) : [value];
    pieces.forEach((piece, index) => {
      const joined = index === 0 ? state.open.map((field) => joinFields(field, piece)) : [piece];
      if (index === pieces.length - 1) next.push(...joined);
      else state.ended.push(...joined.filter((field) => field.text !== '' || !field.known));
    });
  }
  state.open = next;
}

/** Splits at blanks as an unquoted expansion does; what is left is open to file name expansion. */
function splitFields(value: Field): readonly Field[] {
  if (!value.known) return [value];
  if (!/\s/.test(value.text)) return [value.globbing ? value : activeField(value.text)];
  return value.text.split(/\s+/).map(activeField);
}

interface PartValues {
  readonly values: readonly Field[];
  /** Unquoted, so that blanks in it separate fields. */
  readonly splits: boolean;
}

function valuesOfPart(expansion: Expansion, part: Part): PartValues {
  switch (part.kind) {
    case 'literal':
      return { values: [part.quoted ? literalField(part.text) : activeField(part.text)], splits: false };
    case 'brace':
      return { values: [literalField(part.text)], splits: false };
    case 'parameter': {
      const operand = part.operand === undefined ? [] : expandWhole(expansion, part.operand);
      const values = parameterValues(expansion.scope, { name: part.name, operator: part.operator, operand });
      return { values, splits: !part.quoted };
    }
    case 'substitution':
      return { values: fieldsOf(expansion.run(part.script)), splits: !part.quoted };
    case 'arithmetic':
    case 'process':
      expansion.scope.streams.push(...(expansion.run(part.script) ?? []));
      return { values: [UNKNOWN_FIELD], splits: false };
    case 'array':
      return { values: part.words.flatMap((word) => expandWord(expansion, word)), splits: false };
  }
}

/** The output of a substitution, without the newlines at its end. */
function fieldsOf(output: Known): readonly Field[] {
  return output === undefined ? [UNKNOWN_FIELD] : output.map((text) => literalField(text.replace(/[\r\n]+$/, '')));
}

/** `name=value` at the start of a word, with no quoting in the name. */
export interface Assignment {
  readonly name: string;
  readonly append: boolean;
  readonly value: Word;
}

/** The assignment that a word is, if it is one. */
export function asAssignment(word: Word): Assignment | undefined {
  const [first, ...rest] = word.parts;
  if (first?.kind !== 'literal' || first.quoted) return undefined;
  const match = /^([A-Za-z_]\w*)(?:\[[^\]]*\])?(\+?)=/.exec(first.text);
  if (match === null) return undefined;
  const literal = fieldAfter(literalField(first.text), match[0].length).text;
  const parts: Part[] = literal === '' ? rest : [{ kind: 'literal', text: literal, quoted: true }, ...rest];
  return { name: match[1] ?? '', append: match[2] === '+', value: { parts, source: word.source } };
}
