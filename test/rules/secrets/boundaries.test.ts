import { describe, expect, it } from 'vitest';
import { isLeftBoundary, isRightBoundary } from '../../../src/rules/secrets/boundaries.js';

describe('isLeftBoundary', () => {
  it.each([
    '',
    ' ',
    '"',
    '_',
    '-',
    ':',
    '=',
    '(',
    '\\n',
    '\\t',
    '\\"',
    '\\u000a',
    '\\x0a',
    '%20',
    '%2520',
    '%3D',
    '&quot;',
    '&#34;',
    '\u001b[32m',
    '[0;32m',
    'ключ',
  ])('a token may begin after %j', (before) => {
    expect(isLeftBoundary(`${before}TOKEN`, before.length)).toBe(true);
  });

  it.each(['a', 'Z', '9', 'word', 'xn', '%zz', '[32'])('a token does not begin after %j', (before) => {
    expect(isLeftBoundary(`${before}TOKEN`, before.length)).toBe(false);
  });

  it.each(['_', '-', '.', '/', '+', '$'])('a short prefix does not begin after %j', (before) => {
    expect(isLeftBoundary(`a ${before}TOKEN`, 3, 'word')).toBe(false);
    expect(isLeftBoundary(`a ${before}TOKEN`, 3, 'token')).toBe(true);
  });

  it.each(['+', '-'])('the mark %s of a diff is no part of a word', (mark) => {
    expect(isLeftBoundary(`${mark}TOKEN`, 1, 'word')).toBe(true);
    expect(isLeftBoundary(`x\n${mark}TOKEN`, 3, 'word')).toBe(true);
  });
});

describe('isRightBoundary', () => {
  it.each([
    ['', true, true],
    [' ', true, true],
    ['"', true, true],
    ['\\n', true, true],
    ['x', false, false],
    ['_x', true, false],
    ['-', true, false],
    ['=a', true, false],
    ['= ', true, true],
  ])('before %j: token %s, word %s', (after, token, word) => {
    expect(isRightBoundary(`T${after}`, 1, 'token')).toBe(token);
    expect(isRightBoundary(`T${after}`, 1, 'word')).toBe(word);
    expect(isRightBoundary(`T${after}`, 1, 'open')).toBe(true);
  });
});
