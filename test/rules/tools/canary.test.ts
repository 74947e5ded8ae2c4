import { describe, expect, it } from 'vitest';
import { isCanary } from '../../../src/rules/tools/canary.js';

describe('isCanary', () => {
  it.each([
    ['tools/call', 'extmcp-guard-canary'],
    ['tools/call', 'filesystem_extmcp-guard-canary'],
    ['tools/call', 'mcp__filesystem__extmcp-guard-canary'],
    ['prompts/get', 'git-extmcp-guard-canary'],
    ['resources/read', 'extmcp-guard:canary'],
    ['resources/read', 'filesystem+extmcp-guard:canary'],
  ])('%s %s is', (method, subject) => expect(isCanary(method, subject)).toBe(true));

  it.each([
    ['tools/call', 'extmcp-guard-canary2'],
    ['tools/call', 'notextmcp-guard-canary'],
    ['tools/call', 'extmcp-guard:canary'],
    ['resources/read', 'extmcp-guard-canary'],
    ['resources/read', 'extmcp-guard:canary/../x'],
    ['tools/list', 'extmcp-guard-canary'],
  ])('%s %s is not', (method, subject) => expect(isCanary(method, subject)).toBe(false));
});
