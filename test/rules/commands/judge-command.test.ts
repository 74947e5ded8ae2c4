import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../../src/rules/commands/judge-command.js';
import { ENCODED, packagedRules, readRows } from './rows.js';

const rules = packagedRules();

describe('refused commands', () => {
  it.each([...readRows('denied'), ...readRows('denied-windows'), ...ENCODED])('%s: %s', (_why, command) => {
    expect(judgeCommand(rules, command)).toMatchObject({ kind: 'deny' });
  });
});

describe('commands that pass', () => {
  it.each([...readRows('allowed'), ...readRows('allowed-windows')])('%s: %s', (_why, command) => {
    expect(judgeCommand(rules, command)).toEqual({ kind: 'allow' });
  });
});
