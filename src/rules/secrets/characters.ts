/** ASCII letter or digit. The empty string is neither. */
export function isAlphanumeric(character: string): boolean {
  const code = character.charCodeAt(0);
  return (code >= 48 && code <= 57) || isLetterCode(code);
}

export function isDigit(character: string): boolean {
  const code = character.charCodeAt(0);
  return code >= 48 && code <= 57;
}

function isLetterCode(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** What kinds of characters a value holds, and how many different ones. */
export interface Mix {
  readonly digits: number;
  readonly lower: number;
  readonly upper: number;
  readonly other: number;
  readonly distinct: number;
}

const MIX_REACH = 1024;

/** Counts the classes of a value's characters, of its first 1024 at most. */
export function mixOf(value: string): Mix {
  let [digits, lower, upper, other] = [0, 0, 0, 0];
  const seen = new Set<number>();
  const end = Math.min(value.length, MIX_REACH);
  for (let at = 0; at < end; at += 1) {
    const code = value.charCodeAt(at);
    seen.add(code);
    if (code >= 48 && code <= 57) digits += 1;
    else if (code >= 97 && code <= 122) lower += 1;
    else if (code >= 65 && code <= 90) upper += 1;
    else other += 1;
  }
  return { digits, lower, upper, other, distinct: seen.size };
}

/** Whether a value has no more than `most` different characters. Ends as soon as it has. */
export function hasFewCharacters(value: string, most: number): boolean {
  const seen = new Set<number>();
  for (let at = 0; at < value.length; at += 1) {
    seen.add(value.charCodeAt(at));
    if (seen.size > most) return false;
  }
  return true;
}

/** How many of the four classes digit, lower, upper and other occur. */
export function classCount(mix: Mix): number {
  return [mix.digits, mix.lower, mix.upper, mix.other].filter((count) => count > 0).length;
}

/** The end of the run of `allowed` characters that begins at `start`, looking no further than `limit`. */
export function runEnd(text: string, start: number, allowed: ReadonlySet<string>, limit = text.length): number {
  let at = start;
  while (at < limit && allowed.has(text.charAt(at))) at += 1;
  return at;
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const ALPHANUMERIC = `${LOWER}${LOWER.toUpperCase()}0123456789`;

export const BASE64URL: ReadonlySet<string> = new Set(`${ALPHANUMERIC}-_`);
export const BASE64: ReadonlySet<string> = new Set(`${ALPHANUMERIC}+/=`);
export const BASE64_BODY: ReadonlySet<string> = new Set(`${ALPHANUMERIC}+/`);
export const WORD: ReadonlySet<string> = new Set(`${ALPHANUMERIC}_`);

/** The start of the line that holds `at`, looking back no further than `floor`: then `floor`. */
export function lineStart(text: string, at: number, floor: number): number {
  let start = at;
  while (start > floor && text.charCodeAt(start - 1) !== 10) start -= 1;
  return Math.max(start, floor);
}

/** The end of the line that holds `at` (where its line feed stands), looking no further than `limit`: then `limit`. */
export function lineEnd(text: string, at: number, limit: number): number {
  const newline = text.slice(at, limit).indexOf('\n');
  return newline < 0 ? limit : at + newline;
}
