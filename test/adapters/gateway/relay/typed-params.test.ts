import { describe, expect, it } from 'vitest';
import { readTypedParams, withMeta } from '../../../../src/adapters/gateway/relay/typed-params.js';

describe('readTypedParams', () => {
  it('keeps what the method knows, without _meta', () => {
    const params = { name: 'x', arguments: { a: 1 }, _meta: { progressToken: 1 }, other: true };
    expect(readTypedParams('tools/call', params)).toEqual({ ok: true, value: { name: 'x', arguments: { a: 1 } } });
  });

  it.each([
    ['tools/call', undefined],
    ['tools/call', 'x'],
    ['tools/call', {}],
    ['tools/call', { name: 5 }],
    ['tools/call', { name: ['x'] }],
    ['tools/call', { name: 'x', arguments: [] }],
    ['tools/call', { name: 'x', arguments: 'y' }],
    ['resources/read', { name: 'x' }],
    ['resources/read', { uri: null }],
    ['ping', {}],
  ])('%s with %j is refused', (method, params) => {
    expect(readTypedParams(method, params).ok).toBe(false);
  });

  it('puts the client meta back', () => {
    expect(withMeta({ name: 'x' }, { _meta: { a: 1 } })).toEqual({ name: 'x', _meta: { a: 1 } });
    expect(withMeta({ name: 'x' }, undefined)).toEqual({ name: 'x' });
  });
});
