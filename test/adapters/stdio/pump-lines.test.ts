import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pumpLines } from '../../../src/adapters/stdio/pump-lines.js';

const textOf = (line: { readonly kind: string; readonly raw?: Buffer }) => line.raw?.toString() ?? line.kind;

test('lines leave in the order in which they came, however long each is decided', async () => {
  async function* source() {
    yield Buffer.from('a\nb\nc');
    yield Buffer.from('\nd');
  }
  const turns: Record<string, number> = { 'a\n': 5, 'b\n': 0, 'c\n': 3, d: 0 };
  const decided: string[] = [];
  const sent: string[] = [];
  await pumpLines(source(), {
    maxLineBytes: 100,
    decide: async (line) => {
      for (let left = turns[textOf(line)] ?? 0; left > 0; left--) await turn();
      decided.push(textOf(line));
      return () => ({ forward: Buffer.from(textOf(line)) });
    },
    emit: async ({ forward }) => void sent.push(String(forward)),
  });
  expect(sent).toEqual(['a\n', 'b\n', 'c\n', 'd']);
  expect(decided).toEqual(['b\n', 'd', 'c\n', 'a\n']);
});

test('a reader that does not read stops the source', async () => {
  let given = 0;
  async function* source() {
    for (; given < 10_000; given++) yield Buffer.from(`${'x'.repeat(1000)}\n`);
  }
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let sent = 0;
  const done = pumpLines(source(), {
    maxLineBytes: 2000,
    decide: async () => () => ({}),
    emit: async () => {
      await opened;
      sent += 1;
    },
  });
  for (let left = 200; left > 0; left--) await turn();
  expect(given).toBeLessThan(100);
  open();
  await done;
  expect(sent).toBe(10_000);
});

test('a few large lines stop it too', async () => {
  let given = 0;
  async function* source() {
    for (; given < 50; given++) yield Buffer.from(`${'x'.repeat(1024 * 1024)}\n`);
  }
  const never = new Promise<void>(() => undefined);
  void pumpLines(source(), { maxLineBytes: 2 ** 24, decide: async () => () => ({}), emit: () => never });
  for (let left = 100; left > 0; left--) await turn();
  expect(given).toBeLessThan(12);
});

test('after a fault nothing more is sent', async () => {
  async function* source() {
    yield Buffer.from('a\nb\nc\n');
  }
  const sent: string[] = [];
  const done = pumpLines(source(), {
    maxLineBytes: 100,
    decide: async (line) => {
      if (textOf(line) === 'b\n') throw new Error('a fault of ours');
      return () => ({ forward: Buffer.from(textOf(line)) });
    },
    emit: async ({ forward }) => void sent.push(String(forward)),
  });
  await expect(done).rejects.toThrow('a fault of ours');
  expect(sent).toEqual(['a\n']);
});
