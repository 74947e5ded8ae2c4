import { describe, expect, it } from 'vitest';
import { isUsableMethodPattern, type Phase, resolvePhase } from '../../../../src/adapters/gateway/guardrails/phase.js';

const ROWS: readonly (readonly [string, Readonly<Record<string, Phase>>, string, Phase])[] = [
  ['no key matches', { 'tools/call': 'full' }, 'resources/read', 'off'],
  ['no keys at all', {}, 'tools/call', 'off'],
  ['the star matches everything', { '*': 'response' }, 'ping', 'response'],
  ['exact beats prefix', { 'tools/*': 'request', 'tools/call': 'full' }, 'tools/call', 'full'],
  ['exact beats the star even with off', { '*': 'full', 'tools/call': 'off' }, 'tools/call', 'off'],
  ['prefix beats suffix', { 'tools/*': 'request', '*/list': 'response' }, 'tools/list', 'request'],
  ['a short prefix beats a long suffix', { 'l*': 'request', '*/setLevel': 'response' }, 'logging/setLevel', 'request'],
  ['suffix beats the star', { '*': 'request', '*/list': 'response' }, 'tools/list', 'response'],
  [
    'the longer prefix wins',
    { 'resources/*': 'request', 'resources/templates/*': 'off' },
    'resources/templates/list',
    'off',
  ],
  ['the longer suffix wins', { '*list': 'request', '*/list': 'off' }, 'tools/list', 'off'],
  ['a key of Object.prototype is no key', { '*': 'full' }, 'constructor', 'full'],
  ['a star in the middle matches nothing', { 'to*ls/call': 'full' }, 'tools/call', 'off'],
];

describe('resolvePhase', () => {
  it.each(ROWS)('%s', (_title, methods, method, expected) => {
    expect(resolvePhase(method, methods)).toBe(expected);
  });
});

describe('isUsableMethodPattern', () => {
  it.each(['tools/call', 'tools/*', '*/list', '*'])('%s can match', (pattern) => {
    expect(isUsableMethodPattern(pattern)).toBe(true);
  });
  it.each(['', '**', 'a*b', '*a*'])('"%s" cannot', (pattern) => {
    expect(isUsableMethodPattern(pattern)).toBe(false);
  });
});
