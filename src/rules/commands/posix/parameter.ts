import { type Field, fieldAfter, literalField, UNKNOWN_FIELD } from '../field.js';
import { assign, type Scope, valuesOf } from '../scope.js';

/** `${name<operator>operand}`, its operand already expanded. */
export interface ParameterUse {
  readonly name: string;
  /** As written, with `#` or `!` in front for length and indirection; '' for a plain `$name`. */
  readonly operator: string;
  readonly operand: readonly Field[];
}

/** Every value that a parameter expansion may give. One unknown field when nothing is known of it. */
export function parameterValues(scope: Scope, use: ParameterUse): readonly Field[] {
  const values = valuesOf(scope, use.name);
  switch (use.operator) {
    case '':
      return orUnknown(values);
    case '-':
    case ':-':
    case '=':
    case ':=':
      if (use.operator.endsWith('=')) assign(scope, use.name, use.operand);
      return [...orUnknown(values), ...use.operand];
    case '+':
    case ':+':
      return use.operand;
    case '?':
    case ':?':
      return orUnknown(values);
    case '!':
      return orUnknown(values.flatMap((value) => valuesOf(scope, value.text)));
    default:
      return orUnknown(values.flatMap((value) => editValue(valueForEdit(use.name, value), use)));
  }
}

function orUnknown(values: readonly Field[]): readonly Field[] {
  return values.length === 0 ? [UNKNOWN_FIELD] : values;
}

/** HOME is `~` where it is judged, but cut up it begins with the slash that it has on every system. */
function valueForEdit(name: string, value: Field): Field {
  if (name === 'PWD') return literalField('/');
  return name === 'HOME' ? literalField('/home/user') : value;
}

function editValue(value: Field, use: ParameterUse): readonly Field[] {
  if (!value.known) return [UNKNOWN_FIELD];
  if (/^[\^,]/.test(use.operator)) return [value];
  return use.operand.map((operand) => editWith(value, use.operator, operand));
}

function editWith(value: Field, operator: string, operand: Field): Field {
  if (operator === ':') return slice(value, operand.text);
  if (operator.startsWith('/')) return replace(value, operator, operand.text);
  if (operand.globbing || !/^[#%]/.test(operator)) return UNKNOWN_FIELD;
  const text = operand.text;
  if (operator.startsWith('#')) return value.text.startsWith(text) ? fieldAfter(value, text.length) : value;
  return value.text.endsWith(text) ? literalField(value.text.slice(0, value.text.length - text.length)) : value;
}

/** `${name:offset:length}` with plain numbers. */
function slice(value: Field, range: string): Field {
  const match = /^ *(-?\d{1,6}) *(?:: *(-?\d{1,6}) *)?$/.exec(range);
  if (match === null) return UNKNOWN_FIELD;
  const start = Number(match[1]);
  const from = start < 0 ? Math.max(0, value.text.length + start) : start;
  if (match[2] === undefined) return literalField(value.text.slice(from));
  const length = Number(match[2]);
  return literalField(value.text.slice(from, length < 0 ? value.text.length + length : from + length));
}

/** `${name/old/new}` with a literal pattern. */
function replace(value: Field, operator: string, operand: string): Field {
  const split = operand.indexOf('/');
  const from = split < 0 ? operand : operand.slice(0, split);
  const to = split < 0 ? '' : operand.slice(split + 1);
  if (from === '' || /[*?[]/.test(from)) return UNKNOWN_FIELD;
  if (operator === '//') return literalField(value.text.split(from).join(to));
  const at = operator === '/%' ? value.text.lastIndexOf(from) : value.text.indexOf(from);
  if (at < 0) return value;
  return literalField(value.text.slice(0, at) + to + value.text.slice(at + from.length));
}
