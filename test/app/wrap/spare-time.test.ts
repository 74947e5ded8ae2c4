import { expect, test, vi } from 'vitest';
import { inSpareTime } from '../../../src/app/wrap/spare-time.js';

test('a step that fails is told and the others are taken', async () => {
  const done: string[] = [];
  const onFault = vi.fn();
  const fault = new Error('no');
  await inSpareTime(
    [
      () => done.push('one'),
      () => {
        throw fault;
      },
      () => Promise.reject(fault),
      () => done.push('two'),
    ],
    onFault,
    0,
  );
  expect(done).toEqual(['one', 'two']);
  expect(onFault.mock.calls).toEqual([[fault], [fault]]);
});

test('between two steps others have their turn', async () => {
  const order: string[] = [];
  const other = (): void => {
    order.push('other');
  };
  await inSpareTime(
    [
      () => {
        order.push('one');
        setImmediate(other);
      },
      () => order.push('two'),
    ],
    () => undefined,
    0,
  );
  expect(order).toEqual(['one', 'other', 'two']);
});
