import { describe, expect, test } from 'vitest';
import { findId, hasAmbiguousSubject, readMessage, withMember } from '../../../src/adapters/stdio/message.js';

const read = (text: string) => readMessage(text, JSON.parse(text));

describe('what a message is', () => {
  test.each([
    ['{"jsonrpc":"2.0","id":1,"method":"ping"}', 'request'],
    ['{"id":"a","method":"tools/call","params":{}}', 'request'],
    ['{"jsonrpc":"2.0","method":"notifications/initialized"}', 'notification'],
    ['{"jsonrpc":"2.0","id":1,"result":{}}', 'result'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"m"}}', 'error'],
    ['{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"m"}}', 'error'],
    ['{"jsonrpc":"2.0","id":null,"method":"tools/call"}', 'invalid'],
    ['{"jsonrpc":"2.0","id":true,"method":"tools/call"}', 'invalid'],
    ['{"jsonrpc":"2.0","id":1e999,"method":"tools/call"}', 'invalid'],
    ['{"jsonrpc":"2.0","id":1,"method":"ping","result":{}}', 'invalid'],
    ['{"jsonrpc":"2.0","id":1,"result":{},"error":{}}', 'invalid'],
    ['{"jsonrpc":"2.0","id":1}', 'invalid'],
    ['{"jsonrpc":"2.0","id":1,"method":7}', 'invalid'],
    ['{}', 'invalid'],
    ['7', 'invalid'],
    ['[]', 'invalid'],
    ['null', 'invalid'],
  ])('%s is %s', (text, kind) => expect(read(text).kind).toBe(kind));

  test.each(['Method', 'METHOD', 'Id', 'paramſ', 'Params', 'Result', 'ERROR', 'jſonrpc'])(
    'a member %s beside the real ones makes it ambiguous',
    (key) => {
      const message = read(`{"jsonrpc":"2.0","id":1,"method":"ping","${key}":"tools/call"}`);
      expect(message).toMatchObject({ kind: 'invalid', why: 'ambiguous-key', id: { raw: '1' } });
    },
  );

  test('unknown members are nobody’s business', () => {
    expect(read('{"jsonrpc":"2.0","id":1,"method":"ping","traceparent":"00-1","methods":1}').kind).toBe('request');
  });
});

test.each([
  ['{"name":"read","Name":"x","arguments":{}}', true],
  ['{"name":"read","argumentſ":{}}', true],
  ['{"uri":"file:///a","URI":"file:///b"}', true],
  ['{"name":"read","InputResponses":{}}', true],
  ['{"name":"read","arguments":{"Name":"x"},"_meta":{"Name":1},"inputResponses":{}}', false],
  ['[1]', false],
])('params %s: ambiguous is %s', (params, want) => {
  expect(hasAmbiguousSubject(read(`{"id":1,"method":"tools/call","params":${params}}`))).toBe(want);
});

test('pieces are the text as it was spelled', () => {
  const message = read('{ "id" : 12345678901234567890 , "method":"m","params" : {"n": 1.0, "a":"\\u0041"} }');
  expect(message).toMatchObject({ id: { raw: '12345678901234567890' }, params: '{"n": 1.0, "a":"\\u0041"}' });
  expect(withMember(message, 'params', '{}')).toBe('{ "id" : 12345678901234567890 , "method":"m","params" : {} }');
});

test.each([
  ['ids of two kinds differ', '1', '"1"', false],
  ['numbers meet by value', '1', '1.0', true],
  ['and so do strings', '"a"', '"\\u0061"', true],
])('%s', (_title, one, other, same) => {
  const key = (raw: string) => findId(`{"id":${raw}}`)?.key;
  expect(key(one) === key(other)).toBe(same);
});

test.each([
  ['{"id":3,"a":1,"a":2}', '3'],
  ['{"a":[[[[{"id":1}]]]],"id":"x"}', '"x"'],
  ['{"id":3,"id":4}', undefined],
  ['{"id":null}', undefined],
  ['{"id":3', undefined],
  ['{"x":{"id":3}}', undefined],
  ['[1]', undefined],
])('findId(%s) is %s', (text, want) => expect(findId(text)?.raw).toBe(want));
