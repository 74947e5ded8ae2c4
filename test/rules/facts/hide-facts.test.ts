import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spliceJson } from '../../../src/domain/json/splice.js';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { hideFacts, hideInText, type MachineFact } from '../../../src/rules/facts/hide-facts.js';

const FACTS: readonly MachineFact[] = [
  { kind: 'home', value: '/home/ada.l' },
  { kind: 'home', value: 'C:\\Users\\Ada Lovelace' },
  { kind: 'cwd', value: '/home/ada.l/src/engine' },
  { kind: 'user', value: 'ada.l' },
  { kind: 'host', value: 'wks-0042' },
  { kind: 'host', value: 'wks-0042.corp.example' },
  { kind: 'branch', value: 'feature/acquire-babbage' },
];
const COMMON: readonly MachineFact[] = [
  { kind: 'home', value: '/root' },
  { kind: 'user', value: 'root' },
  { kind: 'branch', value: 'main' },
  { kind: 'user', value: 'jo' },
];

function hide(value: JsonValue, facts: readonly MachineFact[] = FACTS): JsonValue {
  const edit = hideFacts(value, facts, undefined);
  return edit === undefined ? value : JSON.parse(spliceJson(JSON.stringify(value), edit));
}

describe('a fact in a text', () => {
  test.each([
    ['cd /home/ada.l/src/engine && ls', 'cd [CWD] && ls'],
    ['/home/ada.l/notes.txt', '[HOME]/notes.txt'],
    ['cc -I/home/ada.l/include', 'cc -I[HOME]/include'],
    ['file:///home/ada.l/notes', 'file://[HOME]/notes'],
    ['HOME=/HOME/ADA.L', 'HOME=[HOME]'],
    ['C:\\Users\\Ada Lovelace\\x', '[HOME]\\x'],
    ['c:/users/ada lovelace/x', '[HOME]/x'],
    ['C:\\\\Users\\\\Ada Lovelace\\\\x', '[HOME]\\\\x'],
    ['file:///C:/Users/Ada%20Lovelace/x', 'file:///[HOME]/x'],
    ['\\/home\\/ada.l\\/x', '[HOME]\\/x'],
    ['ada.l@wks-0042:~$', '[USER]@[HOST]:~$'],
    ['ssh WKS-0042.corp.example', 'ssh [HOST]'],
    ['On branch feature/acquire-babbage\n', 'On branch [BRANCH]\n'],
  ])('%j becomes %j', (text, want) => expect(hideInText(text, FACTS)).toBe(want));

  test.each([
    '/home/ada.lopez/x',
    '/home/ada',
    'wks-00421',
    'nada.l',
    'ada.l2',
    'ADA.L',
    'feature/acquire-babbage-2_x'.replace('-2_x', '_2'),
    'nothing here',
  ])('%j stays', (text) => expect(hideInText(text, FACTS)).toBe(text));
});

describe('a common word', () => {
  test.each([
    ['On branch main\nnothing to commit', 'On branch [BRANCH]\nnothing to commit'],
    ['refs/heads/main', 'refs/heads/[BRANCH]'],
    ['* main\n  other', '* [BRANCH]\n  other'],
    ['/root/.cache', '[HOME]/.cache'],
    ['USER=root', 'USER=[USER]'],
    ['user: jo', 'user: [USER]'],
  ])('%j becomes %j', (text, want) => expect(hideInText(text, COMMON)).toBe(want));

  test.each(['int main(void)', 'the root of the tree', '/srv/root/x', 'src/main.ts', 'jo', 'banjo', 'root', 'main'])(
    '%j stays',
    (text) => expect(hideInText(text, COMMON)).toBe(text),
  );

  test('counts where the name of the member says what it is', () => {
    const value = {
      currentBranch: 'main',
      branches: ['main', 'x'],
      name: 'main',
      user: 'root',
      nested: { branch: 'main' },
    };
    expect(hide(value, COMMON)).toEqual({
      currentBranch: '[BRANCH]',
      branches: ['main', 'x'],
      name: 'main',
      user: '[USER]',
      nested: { branch: '[BRANCH]' },
    });
  });
});

describe('a result', () => {
  test('loses facts in strings, keys and nested values alike', () => {
    const value = {
      content: [{ type: 'text', text: '{"cwd":"/home/ada.l/src/engine"}' }],
      structuredContent: { '/home/ada.l/a': 1, deep: [{ host: 'wks-0042' }] },
    };
    expect(hide(value)).toEqual({
      content: [{ type: 'text', text: '{"cwd":"[CWD]"}' }],
      structuredContent: { '[HOME]/a': 1, deep: [{ host: '[HOST]' }] },
    });
  });

  test('keeps two keys apart that become alike', () => {
    expect(hide({ '/home/ada.l': 1, 'C:\\Users\\Ada Lovelace': 2 })).toEqual({ '[HOME]': 1, '[HOME]#2': 2 });
  });

  test('tells no fact afterwards, whatever stands around it', () => {
    const around = fc.string({ unit: fc.constantFrom(' ', '/', '"', '\\', '.', '-', ':', '\n', '@'), maxLength: 4 });
    fc.assert(
      fc.property(around, fc.constantFrom(...FACTS), around, (before, fact, after) => {
        const hidden = hideInText(`${before}${fact.value}${after}`, FACTS);
        expect(hidden).not.toContain(fact.value);
      }),
      { numRuns: 300 },
    );
  });
});
