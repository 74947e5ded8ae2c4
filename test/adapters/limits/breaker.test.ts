import { describe, expect, test } from 'vitest';
import { Breaker } from '../../../src/adapters/limits/breaker.js';

function breaker() {
  let now = 0;
  const told: string[] = [];
  const it = new Breaker(
    { monotonicMs: () => now },
    (open, why) => void told.push(`${open ? 'open' : 'closed'}: ${why}`),
  );
  return {
    it,
    told,
    pass(ms: number) {
      now += ms;
    },
  };
}

describe('a breaker', () => {
  test('opens after three failures in a row and says so once', () => {
    const { it, told } = breaker();
    for (const why of ['A', 'B']) it.failed(why);
    it.succeeded();
    for (const why of ['C', 'D', 'E', 'F']) it.failed(why);
    expect(told).toEqual(['open: E']);
    expect(it.allows()).toBe(false);
  });

  test('lets one caller try after the cool-down, and closes when that works', () => {
    const { it, told, pass } = breaker();
    for (let i = 0; i < 3; i += 1) it.failed('X');
    pass(2_000);
    expect([it.allows(), it.allows()]).toEqual([true, false]);
    it.failed('X');
    pass(1_999);
    expect(it.allows()).toBe(false);
    pass(1);
    expect(it.allows()).toBe(true);
    it.succeeded();
    expect([it.allows(), it.allows()]).toEqual([true, true]);
    expect(told).toEqual(['open: X', 'closed: the store answers']);
  });
});
