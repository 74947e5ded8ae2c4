import { activeField, EMPTY_FIELD, type Field, joinFields, literalField, UNKNOWN_FIELD } from '../field.js';
import { chosenValue, type Scope } from '../scope.js';

/** A token of PowerShell, as far as deciding what a command names needs it. */
export type Token =
  /** `quoted`: a string literal, which `+` and `-join` may put together with others. */
  | { readonly kind: 'word'; readonly field: Field; readonly quoted: boolean }
  /** `$name` alone. */
  | { readonly kind: 'variable'; readonly name: string; readonly field: Field }
  | { readonly kind: 'operator'; readonly text: string };

const BACKTICK: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  e: '\x1b',
};
const SINGLE = /['‘’‚‛]/;
const DOUBLE = /["“”„]/;
const VARIABLE = /\$(?:\{([^}\n]{1,128})\}|([A-Za-z_][\w:]{0,127}|[$?^_]))/y;
const COMMENT = /#[^\n]*/y;
const ENDS_WORD = /[\s;|&(){}<>,'"‘’‚‛“”„=+]/;

/** A text and a place in it that only moves forward. */
interface Reader {
  readonly text: string;
  readonly scope: Scope;
  at: number;
}

/** Splits PowerShell text into tokens. `complete` is false when a string does not end. */
export function tokenize(
  text: string,
  scope: Scope,
): { readonly tokens: readonly Token[]; readonly complete: boolean } {
  const reader: Reader = { text, scope, at: 0 };
  const tokens: Token[] = [];
  let complete = true;
  while (reader.at < text.length) {
    const char = text[reader.at] ?? '';
    if (/[ \t\r]/.test(char)) reader.at += 1;
    else if (char === '`' && /[\r\n]/.test(text[reader.at + 1] ?? '')) reader.at += 2;
    else if (char === '#') skipPattern(reader, COMMENT);
    else if (text.startsWith('<#', reader.at)) skipTo(reader, '#>');
    else if (text.startsWith("@'", reader.at) || text.startsWith('@"', reader.at)) tokens.push(hereString(reader));
    else if (SINGLE.test(char) || DOUBLE.test(char)) complete = quoted(reader, tokens) && complete;
    else if (char === '$' && startsVariable(reader)) tokens.push(variableToken(reader));
    else if (ENDS_WORD.test(char) || char === '$') {
      tokens.push({ kind: 'operator', text: char });
      reader.at += 1;
    } else tokens.push({ kind: 'word', field: bareWord(reader), quoted: false });
  }
  return { tokens, complete };
}

function skipPattern(reader: Reader, pattern: RegExp): void {
  pattern.lastIndex = reader.at;
  reader.at += pattern.exec(reader.text)?.[0].length ?? 1;
}

function skipTo(reader: Reader, end: string): void {
  const at = reader.text.indexOf(end, reader.at);
  reader.at = at < 0 ? reader.text.length : at + end.length;
}

function hereString(reader: Reader): Token {
  const end = reader.text.indexOf(`\n${reader.text[reader.at + 1] ?? ''}@`, reader.at);
  const body = reader.text.slice(reader.at + 2, end < 0 ? reader.text.length : end).replace(/^\r?\n/, '');
  reader.at = end < 0 ? reader.text.length : end + 3;
  return { kind: 'word', field: literalField(body), quoted: true };
}

/** A string in quotes. Doubled quotes stand for one; variables and backticks count inside double ones. */
function quoted(reader: Reader, tokens: Token[]): boolean {
  const kind = SINGLE.test(reader.text[reader.at] ?? '') ? SINGLE : DOUBLE;
  let field = EMPTY_FIELD;
  reader.at += 1;
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at] ?? '';
    if (kind.test(char)) {
      reader.at += 1;
      if (!kind.test(reader.text[reader.at] ?? '')) {
        tokens.push({ kind: 'word', field, quoted: true });
        return true;
      }
      reader.at += 1;
      field = joinFields(field, literalField(char));
    } else field = joinFields(field, kind === DOUBLE ? expandable(reader, char) : plain(reader, char));
  }
  tokens.push({ kind: 'word', field, quoted: true });
  return false;
}

function plain(reader: Reader, char: string): Field {
  reader.at += 1;
  return literalField(char);
}

function expandable(reader: Reader, char: string): Field {
  if (char === '`') return escaped(reader);
  if (char === '$' && startsVariable(reader)) return readVariable(reader).field;
  return plain(reader, char);
}

function escaped(reader: Reader): Field {
  const next = reader.text[reader.at + 1] ?? '';
  reader.at += 2;
  return literalField(Object.hasOwn(BACKTICK, next) ? (BACKTICK[next] ?? next) : next);
}

function startsVariable(reader: Reader): boolean {
  VARIABLE.lastIndex = reader.at;
  return VARIABLE.test(reader.text);
}

function variableToken(reader: Reader): Token {
  const { name, field } = readVariable(reader);
  const next = reader.text[reader.at] ?? '';
  if (next === '' || ENDS_WORD.test(next)) return { kind: 'variable', name, field };
  return { kind: 'word', field: joinFields(field, bareWord(reader)), quoted: false };
}

function readVariable(reader: Reader): { readonly name: string; readonly field: Field } {
  VARIABLE.lastIndex = reader.at;
  const match = VARIABLE.exec(reader.text);
  reader.at += match?.[0].length ?? 1;
  const name = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
  return { name, field: variableValue(reader.scope, name) };
}

/** Names that mean the home directory stay symbolic. Of several values one is chosen. */
function variableValue(scope: Scope, name: string): Field {
  if (/^(?:env:(?:userprofile|home)|home)$/.test(name)) return literalField('~');
  if (name === 'pwd') return literalField('.');
  return chosenValue(scope, name.replace(/^(?:script|global|local|env):/, '')) ?? UNKNOWN_FIELD;
}

/** A word without quotes at its start; quotes further on belong to it, as in `.e'nv'`. */
function bareWord(reader: Reader): Field {
  let field = EMPTY_FIELD;
  while (reader.at < reader.text.length) {
    const char = reader.text[reader.at] ?? '';
    if (char === '`') {
      if (/[\r\n]/.test(reader.text[reader.at + 1] ?? '')) break;
      field = joinFields(field, plainEscape(reader));
    } else if (char === '$' && startsVariable(reader)) field = joinFields(field, readVariable(reader).field);
    else if (SINGLE.test(char) || DOUBLE.test(char)) {
      const inner: Token[] = [];
      quoted(reader, inner);
      const token = inner[0];
      if (token?.kind === 'word') field = joinFields(field, token.field);
    } else if (ENDS_WORD.test(char) && char !== '=' && char !== '+') break;
    else {
      reader.at += 1;
      field = joinFields(field, activeField(char));
    }
  }
  return field;
}

/** Outside strings a backtick makes the next character plain, whatever it is: `` .e`nv `` is `.env`. */
function plainEscape(reader: Reader): Field {
  const next = reader.text[reader.at + 1] ?? '';
  reader.at += 2;
  return literalField(next);
}
