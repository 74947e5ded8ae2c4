import { expect, test } from 'vitest';
import { nearestKey } from '../../../src/rules/policy/nearest-key.js';
import { parseDurationMs, parseSize } from '../../../src/rules/policy/units.js';

test.each([
  ['64MiB', 67_108_864],
  ['10MB', 10_000_000],
  ['1 KiB', 1024],
  [2048, 2048],
  ['2048', 2048],
  ['1.5MiB', undefined],
  ['-1', undefined],
  [-1, undefined],
  [1.5, undefined],
  ['1e3', undefined],
  ['MiB', undefined],
  ['', undefined],
  ['1mib', undefined],
  ['999999999999999GiB', undefined],
])('size %j', (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

test.each([
  ['60s', 60_000],
  ['250ms', 250],
  ['5m', 300_000],
  ['1h', 3_600_000],
  ['31d', 2_678_400_000],
  ['60', undefined],
  ['60 sec', undefined],
  ['-5s', undefined],
])('duration %j', (text, milliseconds) => {
  expect(parseDurationMs(text)).toBe(milliseconds);
});

test.each([
  ['mdoe', 'mode'],
  ['max_depth', 'maxDepth'],
  ['MODE', 'mode'],
  ['nothing-like-it', undefined],
  ['', undefined],
])('%j probably means %j', (key, meant) => {
  expect(nearestKey(key, ['mode', 'maxDepth', 'profiles'])).toBe(meant);
});
