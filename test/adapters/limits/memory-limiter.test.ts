import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryLimiter } from '../../../src/adapters/limits/memory-limiter.js';

function limiterAt(start = 0, maxKeys?: number) {
  let now = start;
  const limiter = new MemoryLimiter({ monotonicMs: () => now }, maxKeys);
  return {
    limiter,
    at(ms: number) {
      now = ms;
      return limiter;
    },
  };
}

const MINUTE = { limit: 2, windowMs: 60_000 };

describe('a sliding window', () => {
  test('holds at every moment, also around the edge of a fixed one', () => {
    const { at } = limiterAt();
    const taken = [0, 59_000, 59_500, 60_500, 61_000].map((ms) => at(ms).takeNow('a', [MINUTE]));
    expect(taken).toEqual([
      { kind: 'allowed' },
      { kind: 'allowed' },
      { kind: 'limited', retryAfterMs: 500 },
      { kind: 'allowed' },
      { kind: 'limited', retryAfterMs: 58_000 },
    ]);
  });

  test('a refused call does not count', () => {
    const { at } = limiterAt();
    at(0).takeNow('a', [MINUTE]);
    at(0).takeNow('a', [MINUTE]);
    for (let ms = 0; ms < 60_000; ms += 1000) expect(at(ms).takeNow('a', [MINUTE]).kind).toBe('limited');
    expect(at(60_000).takeNow('a', [MINUTE]).kind).toBe('allowed');
  });

  test('keys do not know each other', () => {
    const { limiter } = limiterAt();
    for (const key of ['a', 'b']) for (let i = 0; i < 2; i += 1) limiter.takeNow(key, [MINUTE]);
    expect(limiter.takeNow('c', [MINUTE]).kind).toBe('allowed');
    expect(limiter.takeNow('a', [MINUTE]).kind).toBe('limited');
  });

  test('is what counting all calls says, whatever the calls and the windows', () => {
    const window = fc.record({ limit: fc.integer({ min: 1, max: 6 }), windowMs: fc.integer({ min: 100, max: 2000 }) });
    const steps = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 300 });
    fc.assert(
      fc.property(fc.array(window, { minLength: 1, maxLength: 3 }), steps, (windows, gaps) => {
        const { at } = limiterAt();
        const counted: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const within = (ms: number) => counted.filter((time) => time > now - ms).length;
          const fits = windows.every(({ limit, windowMs }) => within(windowMs) < limit);
          const answer = at(now).takeNow('a', windows);
          expect(answer.kind).toBe(fits ? 'allowed' : 'limited');
          if (fits) counted.push(now);
          else if (answer.kind === 'limited') {
            const later = now + answer.retryAfterMs;
            const then = (ms: number) => counted.filter((time) => time > later - ms).length;
            expect(windows.every(({ limit, windowMs }) => then(windowMs) < limit)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a full table', () => {
  test('limits new keys and keeps the old ones', () => {
    const { at } = limiterAt(0, 2);
    at(0).takeNow('a', [MINUTE]);
    at(0).takeNow('b', [MINUTE]);
    expect(at(1).takeNow('c', [MINUTE]).kind).toBe('limited');
    expect(at(1).takeNow('a', [MINUTE]).kind).toBe('allowed');
    expect(at(60_001).takeNow('c', [MINUTE]).kind).toBe('allowed');
  });

  test('does not forget a long window for the sake of a short one', () => {
    const hour = { limit: 1, windowMs: 3_600_000 };
    const { at } = limiterAt(0, 1);
    at(0).takeNow('a', [hour]);
    expect(at(1_000).takeNow('b', [{ limit: 1, windowMs: 100 }]).kind).toBe('limited');
    expect(at(2_000).takeNow('a', [hour]).kind).toBe('limited');
  });
});
