import { type Field, fieldAfter, literalField } from '../field.js';
import { type Invocation, noteField, noteOpaque } from '../session.js';

/** More parts than these in one word are judged by containment. */
const MAX_PARTS = 64;

const URI = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;

/**
 * Records an argument that may name a file: as it stands, and each part that programs cut out of such words, as in
 * `--file=x`, `-fx`, `@x`, `name=@x`, `host:x`, `HEAD:x`, `a,b`.
 */
export function noteArgument(call: Invocation, field: Field, role: 'path' | 'recursive-root', why: string): void {
  const bare = withoutOption(field);
  if (bare !== field) noteParts(call, bare, role, why);
  if (bare.text !== '' || bare.globbing) noteWhole(call, bare, role, why);
  if (bare !== field && !field.text.startsWith('--')) noteField(call, fieldAfter(field, 1), 'path', why);
  if (bare === field) noteParts(call, bare, role, why);
}

/** As noteArgument; a word with blanks in it may also be a command or a list, so it is judged by containment too. */
export function noteUnknownArgument(call: Invocation, field: Field, why: string): void {
  noteArgument(call, field, 'path', why);
  if (/\s/.test(field.text)) noteOpaque(call.session, field.text);
}

/** The value in `--name=value` and `-nvalue`; an option without a value has none. */
function withoutOption(field: Field): Field {
  const { text } = field;
  if (!text.startsWith('-') || text === '-') return field;
  if (!text.startsWith('--')) return fieldAfter(field, 2);
  const equals = text.indexOf('=');
  return fieldAfter(field, equals < 0 ? text.length : equals + 1);
}

function noteWhole(call: Invocation, field: Field, role: 'path' | 'recursive-root', why: string): void {
  const uri = URI.test(field.text);
  noteField(call, field, uri ? 'uri' : role, why);
  if (uri && /^file:.*[[{*?]/is.test(field.text))
    noteField(call, asPattern(field.text.slice('file://'.length)), 'glob', why);
}

/** curl expands braces and classes in its URLs itself. */
function asPattern(text: string): Field {
  return { text, pattern: text, globbing: true, known: true };
}

function noteParts(call: Invocation, field: Field, role: 'path' | 'recursive-root', why: string): void {
  const source = field.globbing ? field.pattern : field.text;
  if (!/[=:,;@<]/.test(source) || (URI.test(source) && !/[=,;]/.test(source)) || /[[({]/.test(source)) return;
  const parts = source.split(/[=:,;]/);
  if (parts.length > MAX_PARTS) noteOpaque(call.session, source);
  else for (const part of parts) notePart(call, part.replace(/^[@<]+/, ''), field, role, why);
}

function notePart(call: Invocation, part: string, whole: Field, role: 'path' | 'recursive-root', why: string): void {
  if (part === '' || part === whole.text || part.startsWith('//')) return;
  const globbing = whole.globbing && /[*?]/.test(part);
  noteField(call, globbing ? { ...whole, text: part, pattern: part } : literalField(part), role, why);
}
