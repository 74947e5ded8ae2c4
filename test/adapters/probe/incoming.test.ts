import { describe, expect, it } from 'vitest';
import { readIncoming } from '../../../src/adapters/probe/incoming.js';

describe('readIncoming', () => {
  it('keeps the text of a result: unknown keys, spellings of numbers, doubled keys', () => {
    const result = '{"content":[{"type":"text","x":1.50,"n":12345678901234567890}], "a":1, "a":2}';
    expect(readIncoming(`{"jsonrpc":"2.0","id":7,"odd":true,"result":${result}}`)).toEqual([
      { kind: 'result', id: 7, text: result },
    ]);
  });

  it.each([
    [
      'an error',
      '{"id":1,"error":{"code":-32001,"message":"no","data":{"code":"canary"}}}',
      { kind: 'error', id: 1, code: -32001, message: 'no', data: { code: 'canary' } },
    ],
    [
      'an error without an id',
      '{"error":{"code":-32600,"message":"bad"}}',
      { kind: 'error', id: null, code: -32600, message: 'bad', data: undefined },
    ],
    [
      'an error that is not well formed',
      '{"id":1,"error":{}}',
      { kind: 'error', id: 1, code: 0, message: '', data: undefined },
    ],
    ['a request', '{"id":"s-1","method":"ping"}', { kind: 'request', id: 's-1', method: 'ping' }],
    ['a notification', '{"method":"notifications/message","params":{}}', { kind: 'other' }],
    ['no JSON', 'Server started', { kind: 'other' }],
    ['no object', '17', { kind: 'other' }],
    ['nothing', '', { kind: 'other' }],
  ])('reads %s', (_title, text, expected) => {
    expect(readIncoming(text)).toEqual([expected]);
  });

  it('takes a batch apart', () => {
    expect(readIncoming('[{"id":1,"result":{"b":1.0}}, 5, {"id":2,"result":[]}]')).toEqual([
      { kind: 'result', id: 1, text: '{"b":1.0}' },
      { kind: 'other' },
      { kind: 'result', id: 2, text: '[]' },
    ]);
  });
});
