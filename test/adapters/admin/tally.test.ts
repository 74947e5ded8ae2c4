import { expect, test } from 'vitest';
import { Tally } from '../../../src/adapters/admin/tally.js';

function flushed(tally: Tally<{ readonly hook: string; readonly code: string }>): unknown[] {
  const seen: unknown[] = [];
  tally.flush((labels, by) => seen.push([labels.hook, labels.code, by]));
  return seen;
}

test('counts under equal labels are one count, told once', () => {
  const tally = new Tally<{ readonly hook: string; readonly code: string }>(['hook', 'code']);
  tally.add({ hook: 'request', code: '' }, 1);
  tally.add({ hook: 'request', code: '' }, 2);
  tally.add({ hook: 'response', code: '' }, 1);
  tally.add({ hook: 'request', code: '' }, 1);
  tally.add({ hook: 'request', code: 'internal' }, 1);
  expect(flushed(tally)).toEqual([
    ['request', '', 4],
    ['response', '', 1],
    ['request', 'internal', 1],
  ]);
  expect(flushed(tally)).toEqual([]);
  tally.add({ hook: 'response', code: '' }, 5);
  expect(flushed(tally)).toEqual([['response', '', 5]]);
});
