import { describe, expect, it } from 'vitest';
import { readMessage, writeMessage } from '../../../../src/adapters/gateway/relay/json-rpc.js';
import type { JsonValue } from '../../../../src/domain/json/types.js';

const VALID: readonly JsonValue[] = [
  { jsonrpc: '2.0', id: 1, method: 'ping' },
  { jsonrpc: '2.0', id: 'a', method: 'tools/call', params: { name: 'x' } },
  { jsonrpc: '2.0', method: 'notifications/initialized' },
  { jsonrpc: '2.0', id: 1, result: {} },
  { jsonrpc: '2.0', id: 1, result: null },
  { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'no', data: { x: 1 } } },
];

const INVALID: readonly JsonValue[] = [
  null,
  5,
  'x',
  [],
  [{ jsonrpc: '2.0', id: 1, method: 'ping' }],
  {},
  { id: 1, method: 'ping' },
  { jsonrpc: '1.0', id: 1, method: 'ping' },
  { jsonrpc: '2.0', id: null, method: 'ping' },
  { jsonrpc: '2.0', id: {}, method: 'ping' },
  { jsonrpc: '2.0', id: 1, method: 5 },
  { jsonrpc: '2.0', id: 1, method: 'ping', params: [] },
  { jsonrpc: '2.0', id: 1 },
  { jsonrpc: '2.0', result: {} },
  { jsonrpc: '2.0', id: 1, error: 'x' },
  { jsonrpc: '2.0', id: 1, error: { code: 'x', message: 'y' } },
];

describe('JSON-RPC messages', () => {
  it.each(VALID)('%j is read and written back', (value) => {
    const message = readMessage(value);
    expect(message).toBeDefined();
    if (message !== undefined) expect(writeMessage(message)).toEqual(value);
  });

  it.each(INVALID)('%j is none', (value) => {
    expect(readMessage(value)).toBeUndefined();
  });
});
