import type { Fault } from '../domain/fault.js';
import { err, ok, type Result } from '../domain/result.js';

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/;

/**
 * Reads a dotenv file: `NAME=value` lines, `export` before them, `#` comments, values in single quotes (as they are) or
 * double quotes (with `\n`, `\t`, `\"`, `\\`). References in values are not expanded. Of two lines for one name the last counts.
 */
export function parseDotenv(text: string, file: string): Result<ReadonlyMap<string, string>, readonly Fault[]> {
  const variables = new Map<string, string>();
  const faults: Fault[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const match = LINE.exec(line);
    const value = match === null ? undefined : readValue((match[2] ?? '').trim());
    if (match === null || value === undefined) {
      faults.push({
        message: match === null ? 'must be NAME=value' : 'the quote is not closed',
        path: [],
        file,
        line: index + 1,
      });
    } else variables.set(match[1] ?? '', value);
  }
  return faults.length > 0 ? err(faults) : ok(variables);
}

/** Undefined where a quote is not closed on its line. */
function readValue(text: string): string | undefined {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text.replace(/(?:^|\s)#.*$/, '').trim();
  const end = closingQuote(text, quote);
  if (end < 0) return undefined;
  const inner = text.slice(1, end);
  return quote === "'"
    ? inner
    : inner.replaceAll(/\\([nrt"\\])/g, (_, letter: string) => ESCAPES.get(letter) ?? letter);
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

function closingQuote(text: string, quote: string): number {
  for (let index = 1; index < text.length; index += 1) {
    if (text[index] === '\\' && quote === '"') index += 1;
    else if (text[index] === quote) return index;
  }
  return -1;
}
