import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TurnQueue } from '../../../src/adapters/grpc/turn-queue.js';

const PER_TURN = 32;

test('what comes alone runs at once', async () => {
  const queue = new TurnQueue();
  for (let i = 0; i < 3; i++) {
    let ran = false;
    queue.run(() => {
      ran = true;
    });
    expect(ran).toBe(true);
    await turn();
  }
});

test('a burst runs in order, over several turns, and all of it', async () => {
  const queue = new TurnQueue();
  const ran: number[] = [];
  for (let i = 0; i < 80; i++) queue.run(() => ran.push(i));
  expect(ran).toHaveLength(PER_TURN);
  await turn();
  expect(ran).toHaveLength(2 * PER_TURN);
  queue.run(() => ran.push(80));
  await turn();
  await turn();
  expect(ran).toEqual(Array.from({ length: 81 }, (_, i) => i));
});

test('a flood does not wait in memory: what is too much runs at once, the oldest first', () => {
  const queue = new TurnQueue();
  const ran: number[] = [];
  for (let i = 0; i < 1_000; i++) queue.run(() => ran.push(i));
  expect(ran.length).toBeGreaterThan(1_000 - 100);
  expect(ran).toEqual(Array.from({ length: ran.length }, (_, i) => i));
});
