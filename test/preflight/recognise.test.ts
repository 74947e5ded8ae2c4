import { expect, test } from 'vitest';
import { recogniseKind } from '../../src/preflight/recognise.js';

test.each([
  [{ allowedMcpServers: [] }, 'managed'],
  [{ deniedMcpServers: [], mcp: {} }, 'managed'],
  [{ mcp: { targets: [] } }, 'gateway'],
  [{ binds: [] }, 'gateway'],
  [{ policies: [], services: [] }, 'gateway'],
  [{ version: 1, services: {} }, 'policy'],
  [{ mdoe: 'observe' }, 'policy'],
  [{}, 'policy'],
  [[], 'policy'],
  [null, 'policy'],
])('%j is a %s file', (value, kind) => {
  expect(recogniseKind(value)).toBe(kind);
});
