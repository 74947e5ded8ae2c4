import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/rules/commands/read-command.js';
import type { WordRole } from '../../../src/rules/commands/types.js';

const ROLES: readonly [command: string, text: string, role: WordRole][] = [
  ['cat a.txt', 'cat', 'program'],
  ['cat a.txt', 'a.txt', 'path'],
  ['cat *.txt', '*.txt', 'glob'],
  ['cat "*.txt"', '*.txt', 'path'],
  ['cat $x.txt', '*.txt', 'glob'],
  ['curl https://a.test/x', 'https://a.test/x', 'uri'],
  ['grep x a.txt', 'x', 'pattern-source'],
  ['git commit -m "a b"', 'a b', 'text'],
  ['tar cf a.tar src', 'src', 'recursive-root'],
  ['grep -r x . --exclude=y', 'y', 'exclude'],
  ['a=b; cat $a', 'b', 'path'],
  ['cat {a,b}c', 'bc', 'path'],
];

describe('readCommand', () => {
  it.each(ROLES)('%s: %s is a %s', (command, text, role) => {
    expect(readCommand(command).words).toContainEqual(expect.objectContaining({ text, role }));
  });

  it('keeps where cd went as the base of later words', () => {
    expect(readCommand('cd /srv/app && cat x').words).toContainEqual({
      text: 'x',
      role: 'path',
      why: 'cat',
      base: '/srv/app',
    });
    expect(readCommand('cd /srv/app/../y && cat x').words.at(-1)).toMatchObject({ base: '/srv/y' });
    expect(readCommand('(cd /srv); cat x').words.at(-1)).not.toHaveProperty('base');
    expect(readCommand('cd "$X"; cat x').words.at(-1)).not.toHaveProperty('base');
  });

  it('reads by the rules of one shell when it is told which', () => {
    expect(readCommand("echo 'a", 'cmd').faults).toEqual([]);
    expect(readCommand("echo 'a", 'posix').faults).toEqual(['unterminated']);
    expect(readCommand('gc a`b', 'powershell').words.at(-1)).toMatchObject({ text: 'ab', role: 'path' });
    expect(readCommand('type a^b', 'cmd').words.at(-1)).toMatchObject({ text: 'ab', role: 'path' });
  });

  it('tells an environment dump from the use of one variable', () => {
    expect(readCommand('env').environmentDump).toBe(true);
    expect(readCommand('env A=1 ls').environmentDump).toBe(false);
    expect(readCommand('printenv HOME').environmentDump).toBe(false);
  });
});
