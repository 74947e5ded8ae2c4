import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../../src/rules/commands/judge-command.js';
import { MAX_COMMAND_CHARS } from '../../../src/rules/commands/limits.js';
import { readArgv, readCommand } from '../../../src/rules/commands/read-command.js';
import { packagedRules } from './rows.js';

const rules = packagedRules();

describe('limits', () => {
  const tooMuch: readonly [string, string, string][] = [
    ['text that is too long', 'x'.repeat(MAX_COMMAND_CHARS + 1), 'command is too long'],
    ['NUL', 'cat a\0b', 'command holds NUL'],
    ['substitutions in substitutions', `${'$('.repeat(40)}ls${')'.repeat(40)}`, 'command nests too deep'],
    ['groups in groups', `${'('.repeat(40)}ls${')'.repeat(40)}`, 'command nests too deep'],
    ['wrappers in wrappers', `${'nohup '.repeat(40)}ls`, 'command nests too deep'],
    ['a brace expansion that explodes', `cat ${'{,a}'.repeat(20)}.e''nv`, 'command expands to too much'],
    ['a variable with too many values', `${many(300)}; cat $f`, 'command expands to too much'],
    ['functions that call each other', calls(12), 'command expands to too much'],
  ];

  it.each(tooMuch)('%s is refused', (_what, command, why) => {
    expect(judgeCommand(rules, command)).toEqual({ kind: 'malformed', why });
  });

  it('counts unterminated text as opaque', () => {
    const reading = readCommand('foo "bar');
    expect(reading.faults).toEqual(['unterminated']);
    expect(reading.opaque).toEqual(['foo "bar']);
  });
});

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => `f=${index}`).join(';');
}

/** Each function calls the one before it four times. */
function calls(count: number): string {
  const lines = ['f0() { ls; }'];
  for (let index = 1; index <= count; index += 1) lines.push(`f${index}() { ${`f${index - 1}; `.repeat(4)}}`);
  return `${lines.join('\n')}\nf${count}`;
}

describe('work', () => {
  const shapes: readonly [string, (count: number) => string][] = [
    ['words', (count) => 'cat '.repeat(count)],
    ['commands', (count) => 'ls;'.repeat(count)],
    ['pipes', (count) => 'a|'.repeat(count)],
    ['assignments', (count) => 'a=b '.repeat(count)],
    ['quotes', (count) => `"'`.repeat(count)],
    ['double quotes', (count) => '""'.repeat(count)],
    ['backslashes', (count) => '\\'.repeat(count)],
    ['backticks', (count) => '`a`'.repeat(count)],
    ['open substitutions', (count) => '$('.repeat(count)],
    ['substitutions side by side', (count) => '$(a) '.repeat(count)],
    ['here-documents', (count) => `cat ${'<<A '.repeat(count)}\n${'x\nA\n'.repeat(count)}`],
    ['here-documents without an end', (count) => 'cat <<A\n'.repeat(count)],
    ['open braces', (count) => '{a,'.repeat(count)],
    ['single sequences', (count) => '{a..a}'.repeat(count)],
    ['open tests', (count) => '[[ '.repeat(count)],
    ['open cases', (count) => 'case x in '.repeat(count)],
    ['code', (count) => `python -c "${"\\'a".repeat(count)}"`],
    ['options', (count) => `git commit ${'-m x '.repeat(count)}`],
    ['jq arguments', (count) => `jq ${'--arg a b '.repeat(count)} .`],
    ['find tests', (count) => `find . ${'-exec a '.repeat(count)}`],
    ['PowerShell', (count) => `Get-Content a ${"'b' + ".repeat(count)}`],
    ['cmd', (count) => `type C:\\a ${'^&b '.repeat(count)}`],
  ];

  it.each(shapes)('grows no faster than the text: %s', (_name, shape) => {
    const [small, large] = [readCommand(shape(1000)).steps, readCommand(shape(4000)).steps];
    expect(large).toBeLessThan(4.6 * small + 4000);
  });
});

describe('readArgv', () => {
  it('takes words as they are, with no shell between', () => {
    expect(judgeCommand(rules, ['cat', '.env'])).toMatchObject({ kind: 'deny' });
    expect(judgeCommand(rules, ['git', 'commit', '-m', 'remove .env'])).toEqual({ kind: 'allow' });
    expect(judgeCommand(rules, ['sh', '-c', "cat .e''nv"])).toMatchObject({ kind: 'deny' });
    expect(readArgv(['cat', '$HOME']).words).toContainEqual({ text: '$HOME', role: 'path', why: 'cat' });
  });
});

describe('context', () => {
  it('judges words from the working directory of the call and from where cd went', () => {
    expect(judgeCommand(rules, 'cat shadow', { base: '/etc' })).toMatchObject({ kind: 'deny' });
    expect(judgeCommand(rules, 'cd etc && cat shadow', { base: '/' })).toMatchObject({ kind: 'deny' });
    expect(judgeCommand(rules, 'cat shadow', { base: '/srv' })).toEqual({ kind: 'allow' });
  });
});
