import { readFileSync } from 'node:fs';
import { compilePathRules } from '../../../src/rules/paths/compile.js';
import type { PathRules } from '../../../src/rules/paths/types.js';

/** One command line: what it shows, and the text. */
export type Row = readonly [why: string, command: string];

/** The rows of a file in `cases`: one JSON array a line. */
export function readRows(name: string): readonly Row[] {
  const text = readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map(toRow);
}

function toRow(line: string): Row {
  const row: unknown = JSON.parse(line);
  if (!Array.isArray(row)) throw new TypeError(`not a row: ${line}`);
  const [why, command] = row.map(String);
  if (why === undefined || command === undefined) throw new TypeError(`not a row: ${line}`);
  return [why, command];
}

function base64(text: string, encoding: 'utf8' | 'utf16le' = 'utf8'): string {
  return Buffer.from(text, encoding).toString('base64');
}

/** Refused commands whose words are encoded. */
export const ENCODED: readonly Row[] = [
  ['piped script in base64', `echo ${base64('cat .env')} | base64 -d | bash`],
  ['name in base64', `cat $(echo ${base64('.env')} | base64 --decode)`],
  ['python base64', `python -c "import base64; open(base64.b64decode('${base64('.env')}'))"`],
  ['encoded command', `powershell -EncodedCommand ${base64('gc .env', 'utf16le')}`],
  ['encoded command, short', `pwsh -enc ${base64('cat .env', 'utf16le')}`],
];

export function packagedRules(): PathRules {
  const compiled = compilePathRules({ deny: ['preset:credentials'], allow: [] });
  if (!compiled.ok) throw new Error('the packaged preset does not compile');
  return compiled.value;
}
