import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { withPatience } from '../../../src/adapters/limits/patience.js';

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('patience', () => {
  test('is over for work that never ends', async () => {
    expect(await withPatience(new Promise(() => undefined), 20)).toBeUndefined();
  });

  test('hands on an outcome and a failure', async () => {
    expect(await withPatience(Promise.resolve(7), 20)).toBe(7);
    await expect(withPatience(Promise.reject(new Error('no')), 20)).rejects.toThrow('no');
  });

  test('does not run out while this process itself is kept from running', async () => {
    const asked = withPatience(sleep(30, 'here'), 50);
    block(120);
    expect(await asked).toBe('here');
  });
});
