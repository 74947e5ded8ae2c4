import { describe, expect, it } from 'vitest';
import { durationMs } from '../../../../src/adapters/gateway/config/duration.js';

describe('durationMs', () => {
  it.each([
    ['5s', 5000],
    ['250ms', 250],
    ['1m30s', 90_000],
    ['1.5s', 1500],
    ['1h', 3_600_000],
  ])('%s', (text, expected) => {
    expect(durationMs(text)).toBe(expected);
  });

  it.each(['', '5', 's', '5 s', '-5s', '0s', '5d', '1e3s', `${'1s'.repeat(50)}`])('"%s" is no duration', (text) => {
    expect(durationMs(text)).toBeUndefined();
  });
});
