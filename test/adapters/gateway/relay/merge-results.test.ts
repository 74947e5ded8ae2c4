import { describe, expect, it } from 'vitest';
import { mergeResults, withoutListHints } from '../../../../src/adapters/gateway/relay/merge-results.js';
import { createTargetNames } from '../../../../src/adapters/gateway/relay/target-names.js';

const HINTS = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };
const names = createTargetNames(['a', 'b']);

describe('several results', () => {
  it('joins tools under the client names, and keeps every other key of an item', () => {
    const results = [
      { target: 'a', result: { tools: [{ name: 'x', owner: 'o' }], nextCursor: 'c' } },
      { target: 'b', result: { tools: [{ name: 'x' }] } },
    ];
    expect(mergeResults('tools/list', results, names)).toEqual({
      ...HINTS,
      tools: [{ name: 'a_x', owner: 'o' }, { name: 'b_x' }],
    });
  });

  it('joins resources and templates under their targets', () => {
    const results = [
      { target: 'a', result: { resources: [{ uri: 'file:///x' }] } },
      { target: 'b', result: {} },
    ];
    expect(mergeResults('resources/list', results, names)).toMatchObject({ resources: [{ uri: 'a+file:///x' }] });
  });

  it('survives items that are no objects', () => {
    const results = [
      { target: 'a', result: { tools: [5, null] } },
      { target: 'b', result: 'x' },
    ];
    expect(mergeResults('tools/list', results, names)).toMatchObject({ tools: [5, null] });
  });

  it('announces what any target can do, and the oldest version', () => {
    const results = [
      { target: 'a', result: { protocolVersion: '2025-11-25', capabilities: { tools: { listChanged: true } } } },
      { target: 'b', result: { protocolVersion: '2025-06-18', capabilities: { prompts: {}, tools: { other: 1 } } } },
    ];
    expect(mergeResults('initialize', results, names)).toMatchObject({
      protocolVersion: '2025-06-18',
      capabilities: { tools: { listChanged: true, other: 1 }, prompts: {} },
    });
  });

  it('is empty for everything else', () => {
    expect(
      mergeResults(
        'ping',
        [
          { target: 'a', result: {} },
          { target: 'b', result: {} },
        ],
        names,
      ),
    ).toEqual({});
  });
});

describe('one result', () => {
  const one = createTargetNames(['a']);

  it('stands as it is, with the list hints', () => {
    const result = { tools: [{ name: 'x' }], nextCursor: 'c' };
    expect(mergeResults('tools/list', [{ target: 'a', result }], one)).toEqual({ ...HINTS, ...result });
    expect(withoutListHints('tools/list', { ...HINTS, ...result })).toEqual(result);
  });

  it('gets no hints when it is no list', () => {
    const result = { protocolVersion: '2025-06-18', resultType: 'complete' };
    expect(mergeResults('initialize', [{ target: 'a', result }], one)).toEqual(result);
    expect(withoutListHints('initialize', result)).toEqual(result);
  });
});
