import { MAX_PATH_LENGTH } from '../../paths/types.js';

/** A longer string can only be opened after something shortened it. */
const MAX_PATH = MAX_PATH_LENGTH;

/** A start that only a path or a local URI has. */
const PATH_START = /^(?:[/~\\]|\.{1,2}[/\\]|[A-Za-z]:[/\\]|\$\{?\w|%\w+%|file:)/i;

/** Two words may be a folder's name; more than three are a sentence. The elements of a comma list are not counted apart. */
const MAX_WORDS = 3;

/**
 * Whether a string in a field that nothing is known of could be opened as a file. Prose, data and words of the trade are not:
 * a sentence that mentions `.env` is no path, `~/My Files/.env` is one. Linear in the string's length.
 */
export function looksLikePath(value: string): boolean {
  const trimmed = value.trim();
  if (trimmed === '' || trimmed.length > MAX_PATH) return false;
  if (PLAIN_WORD.test(trimmed) || CODE_MEMBER.test(trimmed)) return false;
  if (PATH_START.test(trimmed)) return true;
  return wordCount(trimmed.replace(/,\s+/g, ',')) <= MAX_WORDS;
}

/** A lone word such as `credentials` is a type or a topic far more often than a file in the working directory. */
const PLAIN_WORD = /^\p{L}+$/u;

/** `process.env` and its kin are code. */
const CODE_MEMBER = /^(?:[\w$]+\.)*(?:process|meta|Deno|Bun|os|window|globalThis)\.env$/;

/** Whether an object's key is worth judging: a map from paths has separators, dots or escapes in its keys. */
export function keyLooksLikePath(key: string): boolean {
  return /[./\\~%:$]/.test(key) && looksLikePath(key);
}

/** Words separated by white space, counted up to one more than matters. */
function wordCount(text: string): number {
  let count = 1;
  for (let i = 1; i < text.length && count <= MAX_WORDS; i++) {
    if (isSpace(text.charCodeAt(i)) && !isSpace(text.charCodeAt(i - 1))) count++;
  }
  return count;
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
}

/** A comma list that is too long for a path and too dense for prose. */
export function isLongList(value: string): boolean {
  return value.length > MAX_PATH && value.includes(',') && !/\s/.test(value);
}

/**
 * A string that is too long to be opened as it is but not once its `a/../`, `./` and `//` are resolved, as many servers do
 * before they open it. Gives the resolved text, or undefined where the string is no such path. Linear.
 */
export function shortenedPath(value: string): string | undefined {
  if (value.length <= MAX_PATH || !/[/\\]\.{0,2}[/\\]|%2[ef]/i.test(value)) return undefined;
  const kept: string[] = [];
  for (const segment of value.replace(/%2e/gi, '.').replace(/%2f/gi, '/').split(/[/\\]/)) {
    if (segment === '..') kept.pop();
    else if (segment !== '.' && segment !== '') kept.push(segment);
  }
  const short = kept.join('/');
  if (short.length > MAX_PATH) return undefined;
  return /^[/\\]/.test(value) ? `/${short}` : short;
}
