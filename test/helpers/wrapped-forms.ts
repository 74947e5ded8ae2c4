/** A text that carries a token, and where in it the token (as written there) stands. */
export interface WrappedToken {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One way in which tokens come in tool results. `undefined`: the form does not apply to this token. */
export interface WrappedForm {
  readonly name: string;
  /** `word`: something stands directly left of the token that counts as part of a name for the shortest prefixes. */
  readonly glued?: 'word';
  /** A line break stands inside the token: families that are found by a literal in their middle may be cut there. */
  readonly broken?: boolean;
  readonly wrap: (token: string) => WrappedToken | undefined;
}

const ESC = '\u001b';

/** The token between two texts, as it is or rewritten. */
function around(
  name: string,
  before: string,
  after: string,
  rewrite: (token: string) => string | undefined = (token) => token,
): WrappedForm {
  return {
    name,
    wrap: (token) => {
      const written = rewrite(token);
      if (written === undefined) return undefined;
      return { text: `${before}${written}${after}`, start: before.length, end: before.length + written.length };
    },
  };
}

/** The token inside `depth` layers of JSON strings: quotes and line feeds around it are escaped as often. */
function nestedJson(depth: number): WrappedForm {
  const layer = (text: string): string => JSON.stringify({ text });
  return {
    name: `JSON in ${depth} layers`,
    wrap: (token) => {
      const inner = Array.from({ length: depth }).reduce<string>(layer, `line\n\t"${token}"\nlast`);
      const written = Array.from({ length: depth }).reduce<string>((text) => JSON.stringify(text).slice(1, -1), token);
      const start = inner.indexOf(written);
      return start < 0 ? undefined : { text: inner, start, end: start + written.length };
    },
  };
}

function percentEncoded(token: string): string | undefined {
  return token.includes(' ') ? undefined : encodeURIComponent(token);
}

const FOLDABLE = /^[A-Za-z0-9+/_.-]+={0,2}$/;
/** Lines this long go on; a tail of a few letters cannot be told from the next word. */
const MIN_TAIL = 24;

/** A line break after every `columns` characters, for tokens of one run that leave a tail long enough to know. */
function folded(columns: number, lineBreak: string): WrappedForm {
  const rewrite = (token: string): string | undefined =>
    token.length <= columns || token.length % columns < MIN_TAIL || !FOLDABLE.test(token)
      ? undefined
      : (token.match(new RegExp(`.{1,${columns}}`, 'gs')) ?? []).join(lineBreak);
  const name = `folded at ${columns}${lineBreak === '\n' ? '' : ', escaped'}`;
  return { ...around(name, 'before\n', '\n\nafter', rewrite), broken: true };
}

/** Every form of a whole token. */
export const WRAPPED_FORMS: readonly WrappedForm[] = [
  around('alone', '', ''),
  around('in a sentence', 'before ', ' after'),
  around('own line', 'before\n', '\nafter'),
  around('CRLF line', 'before\r\n', '\r\nafter'),
  around('after \\n', 'before\\n', '\\nafter'),
  around('after \\r\\n', 'before\\r\\n', '\\r\\nafter'),
  around('after \\t', 'before\\t', '\\tafter'),
  around('after \\\\n', 'before\\\\n', '\\\\nafter'),
  around('after \\"', '{\\"before\\":\\"', '\\"}'),
  around('after \\u000a', 'before\\u000a', '\\u000aafter'),
  around('after \\u0022', 'before\\u0022', '\\u0022after'),
  around('after \\x20', 'before\\x20', '\\x20after'),
  around('after %20', 'before%20', '%20after', percentEncoded),
  around('after %3D', 'before%3D', '%26after', percentEncoded),
  around('after %253D', 'before%253D', '%2526after'),
  around('HTML quotes', 'before&quot;', '&quot;after'),
  around('HTML number', 'before&#34;', '&#34;after'),
  around('HTML hex number', 'before&#x27;', '&#x27;after'),
  around('HTML element', '<code>', '</code> after'),
  around('ANSI colour', `before ${ESC}[32m`, `${ESC}[0m after`),
  around('ANSI 256 colours', `before ${ESC}[1;38;5;196m`, `${ESC}[0m after`),
  around('ANSI colour, escaped', 'before \\u001b[32m', '\\u001b[0m after'),
  around('CSV', 'before,', ',after'),
  around('quoted CSV', '"before","', '","after"'),
  around('TSV', 'before\t', '\tafter'),
  around('Markdown table', '| before | ', ' | after |'),
  around('tight Markdown table', '|before|', '|after|'),
  around('Markdown code', 'before `', '` after'),
  around('Markdown bold', 'before **', '** after'),
  around('Markdown link', '[before](https://api.example.com/v1?k=', ') after', percentEncoded),
  nestedJson(1),
  nestedJson(2),
  nestedJson(3),
  around('single quotes', "export before='", "'; after"),
  around('double quotes', 'curl -H "x-before: ', '" after'),
  around('shell $-quotes', "before=$'", "' after"),
  around('URL query', 'https://api.example.com/v1?before=', '&after=1', percentEncoded),
  { ...around('URL path', 'https://api.example.com/', '?after', percentEncoded), glued: 'word' },
  around('parentheses', 'before (', ') after'),
  around('brackets', '[before, ', '] after'),
  around('braces', '{before: ', '} after'),
  around('angle brackets', 'before <', '> after'),
  around('end of sentence', 'before ', '. After that'),
  around('before a comma', 'before ', ', after'),
  around('before a semicolon', 'before ', '; after'),
  around('before an exclamation mark', 'before ', '! after'),
  around('after a colon', 'before:', ' after'),
  around('after =', 'before=', ' after'),
  { ...around('after _', 'before_', ' after'), glued: 'word' },
  around('diff line', '-before\n+', '\n after'),
  around('file and line', 'src/before.ts:12:', '\nafter'),
  around('Python bytes', "b'", "' after"),
  around('no-break space', 'before\u00a0', '\u00a0after'),
  around('beside other letters', '前', '後'),
  around('zero-width spaces', 'before ', ' after', (token) => token.split('').join('\u200b')),
  around('one zero-width joiner', 'before ', ' after', (token) => `${token.slice(0, 2)}\u200d${token.slice(2)}`),
  around('soft hyphen', 'before ', ' after', (token) => `${token.slice(0, 3)}\u00ad${token.slice(3)}`),
];

/** Long tokens broken over lines. */
export const FOLDED_FORMS: readonly WrappedForm[] = [60, 64, 76].flatMap((columns) => [
  folded(columns, '\n'),
  folded(columns, '\\n'),
]);
