import type { Field } from '../field.js';
import type { Known } from '../scope.js';
import { type Invocation, noteField } from '../session.js';
import { readProgram } from './read-program.js';
import { each, flags } from './spec-table.js';

const SPEC = {
  options: {
    ...flags('nrRjacCSeMsP'),
    ...each('pattern-file', '-f --from-file'),
    ...each('text', '--indent'),
    ...each('base', '-L'),
  },
  first: 'pattern',
} as const;

/** `$ENV` and `env` of jq as a whole, not one member of them. */
const ENVIRONMENT = /\$ENV\b(?!\s*[.[])|(?:^|[^.\w$"'])env\b(?!\s*[.[:(])/;

/** `jq` and `yq`: the filter is text; `--arg NAME VALUE` takes two words of text, `--rawfile NAME FILE` a file. */
export function readJsonFilter(call: Invocation, name: string): Known {
  const words = call.argv.slice(1);
  const rest: Field[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) continue;
    if (!PAIR.test(word.text)) rest.push(word);
    else {
      notePair(call, `${name} ${word.text}`, words[at + 1], words[at + 2]);
      at += 2;
    }
  }
  if (name !== 'yq' && rest.some((arg) => ENVIRONMENT.test(arg.text))) call.session.environmentDump = true;
  return readProgram(call, name, rest, SPEC);
}

const PAIR = /^--(?:arg|argjson|rawfile|slurpfile|argfile)$/;

function notePair(call: Invocation, why: string, variable: Field | undefined, value: Field | undefined): void {
  if (variable !== undefined) noteField(call, variable, 'text', why);
  if (value !== undefined) noteField(call, value, why.endsWith('file') ? 'path' : 'text', why);
}
