import { describe, expect, test } from 'vitest';
import { spliceJson } from '../../../src/domain/json/splice.js';
import type { JsonValue } from '../../../src/domain/json/types.js';
import { type ReduceOptions, reduceResult } from '../../../src/rules/envelope/reduce.js';

const plain: ReduceOptions = { meta: 'keep', allowKeys: new Set() };

function reduced(method: string, value: JsonValue, options: ReduceOptions = plain): unknown {
  const reduction = reduceResult(method, value, options);
  if (reduction.kind === 'malformed') return 'malformed';
  return reduction.edit === undefined ? 'same' : JSON.parse(spliceJson(JSON.stringify(value), reduction.edit));
}

const text = { type: 'text', text: 'hello' };

describe('results that keep every key', () => {
  test.each<[string, string, JsonValue]>([
    ['a plain result', 'tools/call', { content: [text], isError: false }],
    ['an empty result', 'tools/call', {}],
    ['an empty content', 'tools/call', { content: [], structuredContent: { anything: [{ deep: 1 }] } }],
    ['structuredContent of any kind', 'tools/call', { content: [], structuredContent: [1, 'x', null] }],
    ['a task', 'tools/call', { task: { taskId: 't', status: 'working', createdAt: 'x', ttl: 1000, pollInterval: 5 } }],
    [
      'a task of the extension',
      'tools/call',
      {
        resultType: 'task',
        taskId: 't',
        status: 'working',
        createdAt: 'x',
        lastUpdatedAt: 'y',
        ttlMs: null,
        pollIntervalMs: 5,
      },
    ],
    [
      'all five blocks',
      'tools/call',
      {
        content: [
          { ...text, annotations: { audience: ['user'], priority: 1, lastModified: 'x' }, _meta: { any: 1 } },
          { type: 'image', data: 'aGk=', mimeType: 'image/png' },
          { type: 'audio', data: 'aGk=', mimeType: 'audio/wav' },
          {
            type: 'resource_link',
            uri: 'file:///a',
            name: 'a',
            title: 'A',
            size: 1,
            icons: [{ src: 'x', sizes: ['1x1'], theme: 'dark' }],
          },
          { type: 'resource', resource: { uri: 'file:///a', mimeType: 'text/plain', text: 'x', _meta: {} } },
        ],
      },
    ],
    [
      'null for optional keys',
      'tools/call',
      { content: [{ ...text, annotations: null }], structuredContent: null, _meta: null },
    ],
    [
      'questions to the client',
      'tools/call',
      {
        resultType: 'input_required',
        requestState: 's',
        inputRequests: {
          a: {
            method: 'elicitation/create',
            params: { message: 'm', requestedSchema: { type: 'object', properties: { x: { type: 'string' } } } },
          },
          b: { method: 'elicitation/create', params: { mode: 'url', message: 'm', url: 'https://example.com' } },
          c: { method: 'roots/list' },
          d: {
            method: 'sampling/createMessage',
            params: {
              maxTokens: 5,
              messages: [{ role: 'user', content: [text, { type: 'tool_use', id: '1', name: 'n', input: { x: 1 } }] }],
            },
          },
        },
      },
    ],
    [
      'a tool with schemas of its own',
      'tools/list',
      {
        tools: [
          {
            name: 'a',
            inputSchema: { type: 'object', additionalProperties: false, $defs: {} },
            execution: { taskSupport: 'forbidden' },
          },
        ],
        nextCursor: 'x',
        ttlMs: 0,
        cacheScope: 'private',
        resultType: 'complete',
      },
    ],
    [
      'a prompt message with one block',
      'prompts/get',
      { description: 'd', messages: [{ role: 'user', content: text }] },
    ],
    [
      'resource contents',
      'resources/read',
      {
        contents: [
          { uri: 'file:///a', blob: 'aGk=' },
          { uri: 'file:///b', text: 'x' },
        ],
      },
    ],
    [
      'an initialize result',
      'initialize',
      {
        protocolVersion: 'x',
        capabilities: { logging: {}, experimental: { any: { thing: 1 } }, extensions: { 'io.x/y': {} } },
        serverInfo: { name: 'n', version: '1' },
      },
    ],
    ['a finished task', 'tasks/get', { taskId: 't', status: 'completed', result: { content: [text] } }],
    ['an empty answer', 'ping', {}],
  ])('%s', (_name, method, value) => expect(reduced(method, value)).toBe('same'));
});

describe('keys that go', () => {
  test.each<[string, string, JsonValue, JsonValue]>([
    ['at the top', 'tools/call', { content: [text], debug: { env: 1 }, context: 'x' }, { content: [text] }],
    ['in a block', 'tools/call', { content: [{ ...text, raw: 'x' }] }, { content: [text] }],
    [
      'in annotations and icons',
      'tools/call',
      { content: [{ ...text, annotations: { priority: 1, who: 'x' } }] },
      { content: [{ ...text, annotations: { priority: 1 } }] },
    ],
    [
      'in an embedded resource',
      'tools/call',
      { content: [{ type: 'resource', resource: { uri: 'a:b', text: 'x', path: '/home' } }] },
      { content: [{ type: 'resource', resource: { uri: 'a:b', text: 'x' } }] },
    ],
    ['a block of unknown type', 'tools/call', { content: [{ type: 'video', data: 'x' }, text] }, { content: [text] }],
    [
      'a block without a type, of a wrong type, no block at all',
      'tools/call',
      { content: [{ text: 'x' }, { type: 7 }, 'x', [text], text] },
      { content: [text] },
    ],
    [
      'a block without what its type needs',
      'tools/call',
      { content: [{ type: 'image', data: 'x' }, text] },
      { content: [text] },
    ],
    [
      'containers where a scalar belongs',
      'tools/call',
      { content: [text], isError: { hidden: 'x' } },
      { content: [text] },
    ],
    [
      'a type named like an inherited member',
      'tools/call',
      { content: [{ type: 'constructor' }, { type: '__proto__' }, text] },
      { content: [text] },
    ],
    [
      'in a tool, but not in its schema',
      'tools/list',
      { tools: [{ name: 'a', inputSchema: { type: 'object', 'x-any': 1 }, source: '/home' }] },
      { tools: [{ name: 'a', inputSchema: { type: 'object', 'x-any': 1 } }] },
    ],
    [
      'in a nested task result',
      'tasks/get',
      { taskId: 't', result: { content: [{ ...text, raw: 1 }], host: 'x' } },
      { taskId: 't', result: { content: [text] } },
    ],
    [
      'in a question to the client',
      'prompts/get',
      { inputRequests: { a: { method: 'roots/list', extra: 1 }, b: { method: 'exec/run' } } },
      { inputRequests: { a: { method: 'roots/list' } } },
    ],
    [
      'in server info and capabilities',
      'initialize',
      {
        protocolVersion: 'x',
        capabilities: { tools: { listChanged: true, x: 1 }, y: {} },
        serverInfo: { name: 'n', version: '1', host: 'h' },
      },
      { protocolVersion: 'x', capabilities: { tools: { listChanged: true } }, serverInfo: { name: 'n', version: '1' } },
    ],
    ['on an empty answer', 'ping', { uptime: 5 }, {}],
  ])('%s', (_name, method, value, want) => expect(reduced(method, value)).toEqual(want));
});

describe('results of another form are malformed', () => {
  test.each<[string, string, JsonValue]>([
    ['content that is a string', 'tools/call', { content: 'a string', x: 1 }],
    ['none of the keys', 'tools/call', { foo: 'bar' }],
    ['a list where a call was made', 'tools/call', { tools: [] }],
    ['an elicitation answer where a call was made', 'tools/call', { action: 'accept' }],
    ['a call result where a list was asked', 'tools/list', { content: [text] }],
    ['contents that is an object', 'resources/read', { contents: { uri: 'x' } }],
    ['an array', 'tools/call', [text]],
    ['a string', 'ping', 'pong'],
    ['null', 'tools/call', null],
    ['a method that MCP does not know', 'tools/execute', { content: [text] }],
    ['a method named like an inherited member', 'constructor', { content: [text] }],
  ])('%s', (_name, method, value) => expect(reduced(method, value)).toBe('malformed'));
});

test('reviewed additions stay, below them everything', () => {
  const options: ReduceOptions = { meta: 'keep', allowKeys: new Set(['context']) };
  expect(reduced('tools/call', { content: [text], context: { a: [1] }, other: 1 }, options)).toEqual({
    content: [text],
    context: { a: [1] },
  });
  expect(reduced('x/custom', { context: 1, other: 2 }, options)).toEqual({ context: 1 });
});

describe('_meta', () => {
  const _meta = {
    'io.modelcontextprotocol/related-task': {},
    'com.mcp.tools/x': 1,
    'com.example/y': 1,
    progressToken: 'p',
    traceparent: 't',
    ui: {},
    own: 1,
  };
  test.each([
    ['keep', Object.keys(_meta)],
    ['reserved', ['io.modelcontextprotocol/related-task', 'com.mcp.tools/x', 'progressToken', 'traceparent', 'ui']],
    ['drop', ['io.modelcontextprotocol/related-task']],
  ] as const)('%s', (meta, want) => {
    const value = { content: [{ ...text, _meta }], _meta };
    const reduction = reduceResult('tools/call', value, { meta, allowKeys: new Set() });
    if (reduction.kind !== 'ok') throw new Error('malformed');
    const kept = reduction.edit === undefined ? value : JSON.parse(spliceJson(JSON.stringify(value), reduction.edit));
    expect(Object.keys(kept._meta)).toEqual(want);
    expect(Object.keys(kept.content[0]._meta)).toEqual(want);
  });
});

test('dropped keys are named by pointer', () => {
  const reduction = reduceResult('tools/call', { content: [{ ...text, raw: 1 }, { type: 'video' }], 'a/b': 1 }, plain);
  expect(reduction.kind === 'ok' && reduction.dropped).toEqual(['/content/0/raw', '/content/1', '/a~1b']);
});
