import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSink } from '../../../src/adapters/stdio/sink.js';

/** A stream whose reader takes bytes when it is told to. */
function slowStream() {
  const waiting: (() => void)[] = [];
  const stream = new Writable({ highWaterMark: 10, write: (_bytes, _encoding, done) => void waiting.push(done) });
  return { stream, read: () => waiting.shift()?.() };
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await turn();
  return settled;
}

test('a full stream makes its writer wait until it is read', async () => {
  const { stream, read } = slowStream();
  const sink = createSink(stream);
  expect(await isSettled(sink.write(Buffer.from('abc')))).toBe(true);
  const second = sink.write(Buffer.from('defghijklmnop'));
  expect(await isSettled(second)).toBe(false);
  read();
  await turn();
  read();
  expect(await isSettled(second)).toBe(true);
});

test('answers do not wait until very much does', async () => {
  const { stream } = slowStream();
  const sink = createSink(stream);
  expect(await isSettled(sink.answer(Buffer.alloc(1000)))).toBe(true);
  expect(await isSettled(sink.answer(Buffer.alloc(5 * 1024 * 1024)))).toBe(false);
});

test('an end that has gone is told once, lets go of whoever waits, and takes no more', async () => {
  const { stream } = slowStream();
  let gone = 0;
  const sink = createSink(stream, () => {
    gone += 1;
  });
  const waiting = sink.write(Buffer.alloc(100));
  stream.destroy(new Error('EPIPE'));
  await waiting;
  await sink.write(Buffer.alloc(100));
  await turn();
  expect(gone).toBe(1);
});
