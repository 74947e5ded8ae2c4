import { expect, test } from 'vitest';
import { idOfTooLong, readLine } from '../../../src/adapters/stdio/read-line.js';

const bounds = { maxDepth: 20, maxNodes: 100 };
const read = (text: string) => readLine(Buffer.from(text), bounds);

test.each([
  ['', { kind: 'blank' }],
  ['  \t', { kind: 'blank' }],
  ['{"id":1,"method":"ping"}', { kind: 'message', message: { kind: 'request' } }],
  [
    '[{"id":1,"method":"ping"}, {"method":"x"}]',
    { kind: 'batch', messages: [{ kind: 'request' }, { text: '{"method":"x"}' }] },
  ],
  ['[[{"id":1,"method":"ping"}]]', { kind: 'batch', messages: [{ kind: 'invalid' }] }],
  ['[]', { kind: 'fault', fault: 'empty-batch' }],
  ['{', { kind: 'fault', fault: 'not-json', id: undefined }],
  ['{"id":1}{"id":2}', { kind: 'fault', fault: 'not-json' }],
  ['\ufeff{"id":1,"method":"ping"}', { kind: 'fault', fault: 'not-json' }],
  ['{"id":1,"method":"a","method":"b"}', { kind: 'fault', fault: 'duplicate-keys', id: { raw: '1' } }],
  [`{"id":1,"params":${'['.repeat(30)}${']'.repeat(30)}}`, { kind: 'fault', fault: 'too-deep', id: { raw: '1' } }],
  [`{"id":1,"params":[${'1,'.repeat(200)}1]}`, { kind: 'fault', fault: 'too-many-nodes', id: { raw: '1' } }],
])('%s', (text, want) => expect(read(text)).toMatchObject(want));

test('bytes that are not UTF-8 are a fault', () => {
  expect(readLine(Buffer.from([0x7b, 0xff, 0x7d]), bounds)).toMatchObject({ kind: 'fault', fault: 'not-utf8' });
});

test.each([
  ['{"jsonrpc":"2.0","id":12,"result":{"x":"', 'yyy"}}\n', '12'],
  ['{"id": "a" , "result":{"x":"', 'yyy"}}', '"a"'],
  ['{"result":{"x":"', 'yyy"},"jsonrpc":"2.0","id":7}\n', '7'],
  ['{"result":{"x":"', 'yyy"},"id":"q","jsonrpc":"2.0"}\r\n', '"q"'],
  ['{"result":{"x":"', 'yyy"}}', undefined],
  ['{"result":{"id":5,"x":"', 'yyy"}}', undefined],
])('the id of an overlong line %s … %s is %s', (head, tail, want) => {
  expect(idOfTooLong(Buffer.from(head), Buffer.from(tail))?.raw).toBe(want);
});
