import { literalField } from '../field.js';
import { deeper, type Invocation, noteField, noteOpaque, spend } from '../session.js';
import { stringLiterals } from './string-literals.js';

/** Calls that run their string as a command. */
const RUNS_COMMANDS =
  /\b(?:system|exec\w*|spawn\w*|popen\w*|subprocess|check_output|getoutput|shell_exec|passthru|qx|Process|Runtime|run|call|fork|open3|getline)\b|`|\bdo shell script\b/;

/** Values made from numbers or encodings: what they say does not stand in the text. */
const HIDES_TEXT =
  /\b(?:chr|char|fromCharCode|fromCodePoint|unhex\w*|fromhex|decode\w*|atob|pack|unpack|b64decode|rot13|reverse)\b|\[::-1\]|\.reverse\(|\bq[qwrx]?\s?[({[<|/!]|%[qQwWiIx]?[({[<|!]/;

/** The whole environment, not one variable of it. */
const DUMPS_ENVIRONMENT = [
  /(?<!\bin )\bos\.environ\b(?!\s*(?:\[|\.(?:get|pop|setdefault|update)\b))/,
  /\bprocess\.env\b(?!\s*(?:\??\.[A-Za-z_]|\[))/,
  /\bENV\.(?:to_|each|inspect|map|sort|select|filter)|\b(?:p|pp|puts|print)[\s(]+ENV\b(?!\s*[[.])/,
  /%ENV\b/,
  /\b(?:ENVIRON)\b(?!\s*\[)/,
  /\b(?:getenv|environ)\s*\(\s*\)/,
  /\$_(?:ENV|SERVER)\b(?!\s*\[)/,
  /\bphpinfo\s*\(/,
  /\bGetEnvironmentVariables\b/,
  /\bDeno\.env\.toObject\b/,
  /\bSystem\.getenv\(\s*\)/,
];

/**
 * Reads source text of any scripting language for what it names: each string literal may be a file, or a command
 * where the text runs commands. Neighbouring literals that only operators separate are joined.
 */
export function readCode(call: Invocation, text: string): void {
  const { session } = call;
  if (!spend(session, text.length)) return;
  if (DUMPS_ENVIRONMENT.some((pattern) => pattern.test(text))) session.environmentDump = true;
  const { literals, complete } = stringLiterals(text);
  const runs = RUNS_COMMANDS.test(text);
  for (const literal of [...literals, ...filledPlaces(literals)]) noteLiteral(call, literal, runs);
  if (!complete || HIDES_TEXT.test(text)) noteOpaque(session, text);
  if (HIDES_TEXT.test(text)) for (const literal of literals) noteHidden(call, literal);
}

/** Places of a literal that are filled in when it runs: `{}`, `{name}`, `${…}`, `#{…}`, `%s`. */
const PLACE = /[$#]?\{[^{}\n]{0,64}\}|%[sd]/g;

/** Literals with places and literals that may fill them, beyond which none is filled. */
const MAX_TEMPLATES = 8;
const MAX_FILLERS = 16;

/** `'{}nv'.format('.e')`: each place filled with each other literal. */
function filledPlaces(literals: readonly string[]): readonly string[] {
  const templates = literals.filter((literal) => literal.length <= 256 && literal.search(PLACE) >= 0);
  const fillers = literals.filter((literal) => literal.length <= 64).slice(0, MAX_FILLERS);
  return templates
    .slice(0, MAX_TEMPLATES)
    .flatMap((template) => fillers.map((filler) => template.replace(PLACE, () => filler)));
}

function noteLiteral(call: Invocation, literal: string, runs: boolean): void {
  if (runs && literal.trim() !== '') runLiteral(call, literal);
  if (/\s/.test(literal) && !/[\\/]/.test(literal)) return;
  const isUri = /^[a-z][a-z0-9+.-]*:\/\//i.test(literal);
  noteField(call, literalField(literal), isUri ? 'uri' : 'path', 'string in code');
  const pattern = literal.replace(PLACE, '*');
  if (/[*?[]/.test(pattern))
    noteField(call, { text: literal, pattern, globbing: true, known: true }, 'glob', 'string in code');
}

function runLiteral(call: Invocation, literal: string): void {
  deeper(call.session, undefined, () => call.session.runText(literal, 'posix', call.scope, undefined));
}

/** A literal in base64, hexadecimal or backwards, where the text decodes or reverses something. */
function noteHidden(call: Invocation, literal: string): void {
  if (literal.length < 4 || literal.length > 4096) return;
  const decoded = [[...literal].reverse().join('')];
  if (/^[A-Za-z0-9+/=_-]+$/.test(literal)) decoded.push(Buffer.from(literal, 'base64').toString('utf8'));
  if (/^(?:[0-9A-Fa-f]{2})+$/.test(literal)) decoded.push(Buffer.from(literal, 'hex').toString('utf8'));
  for (const text of decoded) {
    noteField(call, literalField(text.trim()), 'path', 'decoded string in code');
    noteOpaque(call.session, text);
  }
}
