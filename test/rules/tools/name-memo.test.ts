import { expect, test } from 'vitest';
import { rememberByName } from '../../../src/rules/tools/name-memo.js';

function counted() {
  const asked: string[] = [];
  const answer = rememberByName((owner: { readonly id: string }, service: string, tool: string) => {
    asked.push(`${owner.id}:${service}/${tool}`);
    return `${owner.id}:${service}/${tool}`;
  });
  return { asked, answer };
}

test('a name is asked about once, for each owner and each service', () => {
  const { asked, answer } = counted();
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  for (let i = 0; i < 3; i++) {
    expect(answer(a, 's', 't')).toBe('a:s/t');
    expect(answer(b, 's', 't')).toBe('b:s/t');
    expect(answer(a, 's/t', '')).toBe('a:s/t/');
  }
  expect(asked).toEqual(['a:s/t', 'b:s/t', 'a:s/t/']);
});

test('a caller that makes up names costs bounded memory, and gets the same answers', () => {
  const { asked, answer } = counted();
  const owner = { id: 'o' };
  for (let i = 0; i < 2_500; i++) expect(answer(owner, 's', `t${i}`)).toBe(`o:s/t${i}`);
  asked.length = 0;
  answer(owner, 's', 't2499');
  expect(asked).toEqual([]);
  answer(owner, 's', 't0');
  expect(asked).toEqual(['o:s/t0']);
});

test('a long name is not kept', () => {
  const { asked, answer } = counted();
  const owner = { id: 'o' };
  for (let i = 0; i < 2; i++) answer(owner, 's', 'x'.repeat(129));
  expect(asked).toHaveLength(2);
});

test('a denial is remembered like a permission', () => {
  let asked = 0;
  const never = rememberByName((_owner: object, _service: string, _tool: string) => {
    asked++;
    return false;
  });
  const owner = {};
  expect([never(owner, 's', 't'), never(owner, 's', 't'), asked]).toEqual([false, false, 1]);
});
