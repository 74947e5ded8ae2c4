import { lineEnd } from '../characters.js';
import type { ConnectorKind } from './connector.js';

/** A value in the text: [start, end) without its quotes. `literal`: it was in quotes or an element. */
export interface Value {
  readonly start: number;
  readonly end: number;
  readonly literal: boolean;
  /** Behind the closing quote or the value. */
  readonly next: number;
}

const MAX_QUOTED = 4096;
const MAX_BARE = 512;
const OPEN =
  /^(?:(?:[brfuLN@$]|rb|br|fr)(?=["'])|new [A-Za-z.]{1,30}\(|[A-Za-z.]{0,20}String\(|SecureString\(|toCharArray\(|\\{1,8}(?=["'`]))?("""|'''|["'`])/;
/** What ends a bare value. An angle bracket before another sign is part of it: a tag's has a letter, a slash or nothing behind. */
const BARE_STOP = /[\s"'`]|[<>](?![-_$#@%^&*+=])|\\(?:[nrt"'\\]|u00|$)/;
/** Where a bare value really ended: the next field of a query, a connection string or a list. */
const NEXT_FIELD =
  /(?:&(?:amp;)?|;|,|\|)(?=[\w.%[\]-]{1,60}=|$|["'\s])|;(?=\s|$|[A-Za-z ]{1,40}=)|,(?=[A-Za-z_$][\w$]{0,60}:)/;
const BLOCK_SCALAR = /^[|>][-+0-9]{0,2}[ \t]*(?:#[^\n]{0,80})?\r?\n([ \t]+)/;
const SCHEME =
  /^(?:Bearer|Basic|Token|token|bearer|basic|ApiKey|Apikey|api-key|Digest|Key|key|AWS|Negotiate|SSWS|GenieKey|Splunk|OAuth|Api-Token|PVEAPIToken=|sso-key|JWT)(?:[ \t]+|%20|\+)/;

/** Reads the value at `at`, by the quote it opens with or up to where a bare value ends. */
export function readValue(text: string, at: number, connector: ConnectorKind): Value | undefined {
  const head = text.slice(at, at + 64);
  const open = OPEN.exec(head);
  if (open !== null) return readQuoted(text, at, open);
  if (connector === 'call' || connector === 'compare') return undefined;
  const block = BLOCK_SCALAR.exec(text.slice(at, at + 160));
  if (block !== null) return readBlock(text, at + block[0].length, block[1] ?? '');
  if (connector === 'element') return readElement(text, at);
  return readBare(text, at);
}

/** Cuts a scheme such as `Bearer ` from a value's front. */
export function withoutScheme(text: string, value: Value): Value {
  const scheme = SCHEME.exec(text.slice(value.start, Math.min(value.end, value.start + 24)));
  return scheme === null ? value : { ...value, start: value.start + scheme[0].length };
}

/** Cuts quotes inside quotes from both ends: `"\\"X\\""`, `"'X'"`. */
export function withoutQuotes(text: string, value: Value): Value {
  const content = text.slice(value.start, value.end);
  const open = /^(?:\\*["'])+/.exec(content)?.[0].length ?? 0;
  const close = open === 0 ? 0 : (/(?:\\*["'])+$/.exec(content.slice(open))?.[0].length ?? 0);
  return { ...value, start: value.start + open, end: value.end - close };
}

/** The bare word after a scheme that a bare value turned out to be: `Authorization: Bearer X`. */
export function afterScheme(text: string, value: Value): Value | undefined {
  const scheme = SCHEME.exec(text.slice(value.start, value.end + 8));
  if (scheme === null || value.start + scheme[0].length <= value.end) return undefined;
  return readBare(text, value.start + scheme[0].length);
}

function readQuoted(text: string, at: number, open: RegExpExecArray): Value | undefined {
  const quote = open[1] ?? '"';
  const start = at + open[0].length;
  const escapes = /\\+$/.exec(open[0].slice(0, -quote.length))?.[0].length ?? 0;
  const limit = Math.min(text.length, start + MAX_QUOTED);
  const end = closingQuote(text, start, quote, escapes, limit);
  if (end === undefined) {
    const bare = readBare(text, start);
    return bare === undefined ? undefined : { ...bare, literal: limit === text.length };
  }
  return { start, end, literal: true, next: end + escapes + quote.length };
}

/** The quote that closes a string opened by `escapes` backslashes and a quote, on one line (three quotes: on any). */
function closingQuote(text: string, start: number, quote: string, escapes: number, limit: number): number | undefined {
  for (let at = start; at < limit; at += 1) {
    const character = text.charAt(at);
    if (character === '\n' && quote.length === 1) return undefined;
    if (character === '\\') {
      let run = at;
      while (text.charAt(run) === '\\') run += 1;
      if (text.startsWith(quote, run) && run - at === escapes) return at;
      at = run - 1 + (escapes === 0 && (run - at) % 2 === 1 ? 1 : 0);
      continue;
    }
    if (escapes === 0 && text.startsWith(quote, at)) return at;
  }
  return undefined;
}

function readBare(text: string, start: number): Value | undefined {
  const window = text.slice(start, start + MAX_BARE);
  const stop = BARE_STOP.exec(window)?.index ?? window.length;
  const run = window.slice(0, stop);
  const field = NEXT_FIELD.exec(run)?.index ?? run.length;
  const value = trimEnd(run.slice(0, field));
  if (value === '') return undefined;
  return { start, end: start + value.length, literal: false, next: start + value.length };
}

/** Takes off what belongs to the sentence or the bracket around the value. */
function trimEnd(value: string): string {
  let end = value.length;
  for (; end > 0; end -= 1) {
    const last = value.charAt(end - 1);
    const opener = last === ')' ? '(' : last === ']' ? '[' : last === '}' ? '{' : undefined;
    if (opener === undefined ? !/[,;]/.test(last) : value.slice(0, end).includes(opener)) break;
  }
  return value.slice(0, end);
}

function readBlock(text: string, start: number, indent: string): Value | undefined {
  const limit = Math.min(text.length, start + MAX_QUOTED);
  let end = start;
  for (let at = start; at < limit; ) {
    end = lineEnd(text, at, limit);
    at = end + 1;
    if (!text.startsWith(indent, at)) break;
  }
  const value = text.slice(start, end).trimEnd();
  return value === '' ? undefined : { start, end: start + value.length, literal: true, next: end };
}

function readElement(text: string, start: number): Value | undefined {
  const length = text.slice(start, start + MAX_QUOTED).indexOf('<');
  if (length < 0) return undefined;
  const close = start + length;
  const value = text.slice(start, close).trimEnd();
  return value === '' ? undefined : { start, end: start + value.length, literal: true, next: close };
}
