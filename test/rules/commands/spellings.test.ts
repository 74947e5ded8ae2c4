import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../../src/rules/commands/judge-command.js';
import { readCommand } from '../../../src/rules/commands/read-command.js';
import { packagedRules } from './rows.js';

const rules = packagedRules();

type Spell = (word: string, cut: number) => string;

/** Ways to write a word that a POSIX shell turns into that word again. They cut it at a place, so they nest. */
const SPELLINGS: readonly Spell[] = [
  (word, cut) => `${word.slice(0, cut)}''${word.slice(cut)}`,
  (word, cut) => `${word.slice(0, cut)}""${word.slice(cut)}`,
  (word, cut) => `${word.slice(0, cut)}\\\n${word.slice(cut)}`,
  (word, cut) => `${word.slice(0, cut)}$()${word.slice(cut)}`,
  (word, cut) => `${word.slice(0, cut)}\${nothing:-}${word.slice(cut)}`,
  (word, cut) => `${word.slice(0, cut)}{${word.slice(cut)},x}`,
];

/** Ways to write a word that take its characters as they are. */
const WHOLE: readonly Spell[] = [
  (word) => word,
  (word) => `'${word}'`,
  (word) => `"${word}"`,
  (word) => word.replace(/[^/~\w]|[a-z]/g, '\\$&'),
  (word) => `$'${[...word].map((char) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')}'`,
  (word) => `$'${[...word].map((char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`).join('')}'`,
  (word) => `$(printf %s '${word}')`,
  (word) => `$(echo ${Buffer.from(word).toString('base64')} | base64 -d)`,
  (word, cut) => `'${word.slice(0, cut)}'"${word.slice(cut)}"`,
];

const FRAMES: readonly ((word: string) => string)[] = [
  (word) => `cat ${word}`,
  (word) => `cat <${word}`,
  (word) => `f=${word}; cat "$f"`,
  (word) => `sudo -u dev cat ${word} | head`,
  (word) => `if true; then (grep x ${word}); fi`,
  (word) => `echo "$(cat ${word})"`,
  (word) => `true && { tool --file=${word}; }`,
];

const NAMES = ['.env', 'app/.env', '/home/dev/.ssh/id_rsa', '.aws/credentials', 'server.key', '/etc/shadow'];

describe('spellings of a denied word', () => {
  it('stay denied', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...WHOLE),
        fc.constantFrom(...FRAMES),
        fc.nat(),
        (name, whole, frame, place) => {
          const command = frame(whole(name, 1 + (place % (name.length - 1))));
          expect(judgeCommand(rules, command), command).toMatchObject({ kind: 'deny' });
        },
      ),
      { numRuns: 600 },
    );
  });

  it('stay denied in chains of up to three', () => {
    const chain = fc.array(fc.tuple(fc.constantFrom(...SPELLINGS), fc.nat()), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), chain, fc.constantFrom(...FRAMES), (name, steps, frame) => {
        const word = steps.reduce((text, [spell, place]) => spell(text, safeCut(text, place)), name);
        const command = frame(word);
        expect(judgeCommand(rules, command), command).toMatchObject({ kind: 'deny' });
      }),
      { numRuns: 600 },
    );
  });
});

/** A place inside the word as it still was: cutting inside a spelling would change what it means. */
function safeCut(text: string, place: number): number {
  const plain = /^[\w./]+/.exec(text)?.[0].length ?? 0;
  return plain < 2 ? 0 : 1 + (place % (plain - 1));
}

describe('hostile text', () => {
  const pieces = [
    '$(',
    ')',
    '`',
    '"',
    "'",
    '\\',
    '{',
    '}',
    ',',
    '<<E',
    '<(',
    '((',
    '))',
    '${',
    '[[',
    ']]',
    '\n',
    ' ',
    ';',
  ];
  const words = [
    'if',
    'fi',
    'case',
    'esac',
    'for',
    'in',
    'do',
    'done',
    'cat',
    'echo',
    'x=',
    '|',
    '&',
    '%A%',
    '^',
    '@"',
    '#',
  ];

  it('never throws, whatever it is', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.array(fc.constantFrom(...pieces, ...words)).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('auto', 'posix', 'powershell', 'cmd'), (command, shell) => {
        const reading = readCommand(command, shell);
        expect(reading.words.every((word) => word.text !== '')).toBe(true);
        expect(['allow', 'deny', 'malformed']).toContain(judgeCommand(rules, command).kind);
      }),
      { numRuns: 800 },
    );
  });

  it('never hides a denied command that follows on a line of its own', () => {
    const noise = fc.array(
      fc.constantFrom('ls', ' ', 'a', ';', '|', '&&', '{', '}', ')', 'fi', 'done', '}', '=', ',', '*'),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(noise, (before) => {
        expect(judgeCommand(rules, `${before.join(' ')}\ncat .env`).kind).not.toBe('allow');
      }),
      { numRuns: 400 },
    );
  });
});
