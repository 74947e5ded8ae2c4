import { type Field, joinFields, literalField } from '../field.js';
import { assign, type Known, type Scope } from '../scope.js';
import { noteField, type Session, spend } from '../session.js';
import { readStatic } from './static-calls.js';
import { type Token, tokenize } from './tokenize.js';

const KEYWORDS =
  /^(?:if|else|elseif|foreach|for|while|do|until|switch|try|catch|finally|function|param|return|in|throw|process|begin|end|filter)$/i;

/** Reads text as PowerShell: each pipeline element, in every block and subexpression, is one command. */
export function runPowerShell(session: Session, text: string, scope: Scope, stdin: Known): Known {
  if (!spend(session, text.length)) return undefined;
  const statements = text.split(/(?<=[;\n])/);
  let output = stdin;
  for (const statement of groupStatements(statements)) output = runStatement(session, statement, scope, output);
  readStatic({ session, scope }, text);
  return output;
}

/** Statements are read in turn, so that a variable assigned in one is known in the next; strings are kept whole. */
function groupStatements(pieces: readonly string[]): readonly string[] {
  const statements: string[] = [];
  let open = '';
  for (const piece of pieces) {
    open += piece;
    if (/["'@]/.test(piece) && quotesAreOpen(open)) continue;
    statements.push(open);
    open = '';
  }
  if (open !== '') statements.push(open);
  return statements;
}

function quotesAreOpen(text: string): boolean {
  return (text.match(/'/g)?.length ?? 0) % 2 === 1 || (text.match(/"/g)?.length ?? 0) % 2 === 1;
}

function runStatement(session: Session, text: string, scope: Scope, stdin: Known): Known {
  const { tokens, complete } = tokenize(text, scope);
  if (!complete) session.faults.add('unterminated');
  let output = stdin;
  for (const element of splitElements(formatStrings(joinStrings(tokens))))
    output = runElement(session, element, scope, output);
  return output;
}

/** `'a' + 'b'` is one string. */
function joinStrings(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const plus = joined.at(-1);
    const left = joined.at(-2);
    const isPlus = plus?.kind === 'operator' && plus.text === '+';
    if (isPlus && left !== undefined && left.kind !== 'operator' && token.kind !== 'operator') {
      joined.splice(-2, 2, { kind: 'word', field: joinFields(left.field, token.field), quoted: true });
    } else joined.push(token);
  }
  return joined;
}

/** `'{0}nv' -f '.e'`: the places are filled in. */
function formatStrings(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => token.kind === 'word' && !token.quoted && /^-f$/i.test(token.field.text));
  const format = tokens[at - 1];
  if (at < 1 || format === undefined || format.kind === 'operator') return tokens;
  const values = tokens.slice(at + 1).flatMap((token) => (token.kind === 'operator' ? [] : [token.field.text]));
  const text = format.field.text.replace(/\{(\d{1,2})[^}]{0,16}\}/g, (_, index: string) => values[Number(index)] ?? '');
  return [
    ...tokens.slice(0, at - 1),
    { kind: 'word', field: literalField(text), quoted: true },
    ...tokens.slice(at + 1),
  ];
}

function splitElements(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const elements: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'operator' && /[;|&(){}\n]/.test(token.text)) elements.push([]);
    else elements.at(-1)?.push(token);
  }
  return elements.filter((element) => element.length > 0);
}

function runElement(session: Session, tokens: readonly Token[], scope: Scope, stdin: Known): Known {
  const call = { session, scope };
  const [first, second] = tokens;
  if (first?.kind === 'variable' && second?.kind === 'operator' && /^[=+]$/.test(second.text)) {
    return assignVariable(session, scope, first.name, tokens.slice(2));
  }
  const words: Field[] = [];
  let redirects = false;
  for (const token of tokens) {
    if (token.kind === 'operator') {
      redirects = token.text === '<' || token.text === '>' || (redirects && token.text === '>');
      continue;
    }
    if (redirects) noteField(call, token.field, 'path', 'redirection');
    else words.push(token.field);
    redirects = false;
  }
  while (words.length > 0 && KEYWORDS.test(words[0]?.text ?? '')) words.shift();
  if (words.length === 0) return stdin;
  if (first?.kind === 'word' && first.quoted) for (const word of words) noteField(call, word, 'path', 'string');
  return session.invoke({ session, scope, argv: words, stdin, strict: false });
}

/** `$name = …`: a string is remembered; a command on the right is looked at as one. */
function assignVariable(session: Session, scope: Scope, name: string, tokens: readonly Token[]): Known {
  const fields = tokens.flatMap((token) => (token.kind === 'operator' ? [] : [token.field]));
  const [value] = fields;
  if (value !== undefined && fields.length === 1) {
    assign(scope, name, [value]);
    noteField({ session, scope }, value, /\s/.test(value.text) ? 'text' : 'path', 'assignment');
  } else if (fields.length > 1) {
    for (const field of fields) noteField({ session, scope }, field, 'path', 'assignment');
    session.invoke({ session, scope, argv: fields, stdin: undefined, strict: false });
  }
  return value === undefined ? undefined : [literalField(value.text).text];
}
