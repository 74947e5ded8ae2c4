import { describe, expect, it } from 'vitest';
import {
  compileExpression,
  type ExpressionScope,
  evaluateMetadata,
} from '../../../../src/adapters/gateway/guardrails/metadata-expressions.js';

const scope: ExpressionScope = {
  request: {
    method: 'POST',
    scheme: 'http',
    host: 'localhost:3000',
    path: '/mcp',
    uri: '/mcp?x=1',
    headers: new Map([['authorization', 'Bearer abc']]),
  },
  jwt: null,
  apiKey: { name: 'alice', key: '<redacted>' },
  mcpGuardrails: { client: 'alice' },
};

function evaluate(source: string): unknown {
  const compiled = compileExpression(source);
  if (!compiled.ok) throw new Error(compiled.error);
  return compiled.value(scope);
}

describe('metadata expressions', () => {
  it.each([
    ['request.headers["authorization"]', 'Bearer abc'],
    ['request.headers.authorization', 'Bearer abc'],
    ['request.path', '/mcp'],
    ['apiKey.name', 'alice'],
    ['apiKey.key', '<redacted>'],
    ['mcpGuardrails.client', 'alice'],
    ['jwt == null', true],
    ['"a" + "b"', 'ab'],
    ['1 + 2', 3],
    ['[1, 2]', [1, 2]],
    ['{"a": "b"}', { a: 'b' }],
    ['b"x"', 'eA=='],
    ['timestamp("2026-01-01T00:00:00Z")', '2026-01-01T00:00:00.000Z'],
    ['has(jwt.sub) ? jwt.sub : "none"', 'none'],
  ])('%s', (source, expected) => {
    expect(evaluate(source)).toEqual(expected);
  });

  it.each([
    'request.headers["x-absent"]',
    'jwt.sub',
    'mcpGuardrails.absent',
    'mcpGuardrails.constructor',
    'request.headers["__proto__"]',
    'unknownName',
    'duration("5s")',
    '1.0 / 0.0',
  ])('%s gives nothing', (source) => {
    expect(evaluate(source)).toBeUndefined();
  });

  it.each(['request.headers["a', '1 +', ''])('"%s" is no expression', (source) => {
    expect(compileExpression(source).ok).toBe(false);
  });

  it('leaves failing keys out and keeps the others', () => {
    const sources = { client: 'mcpGuardrails.client', sub: 'jwt.sub' };
    const compiled = Object.entries(sources).flatMap(([key, source]) => {
      const result = compileExpression(source);
      return result.ok ? [[key, result.value] as const] : [];
    });
    expect(evaluateMetadata(new Map(compiled), scope)).toEqual({ client: 'alice' });
  });
});
