import { describe, expect, it } from 'vitest';
import { expandHome, expandVariables } from '../../../../src/adapters/gateway/config/expand-variables.js';

const ENV = { PORT: '3000', EMPTY: '', HOME: '/home/ada', LINES: 'a\nb' };

describe('expandVariables', () => {
  it.each([
    ['port: $PORT', 'port: 3000'],
    [`port: \${PORT}`, 'port: 3000'],
    ['$PORT$PORT', '30003000'],
    [`\${PORT}0`, '30000'],
    [`\${ABSENT:-4000}`, '4000'],
    [`\${ABSENT:-}`, ''],
    [`\${PORT:-4000}`, '3000'],
    ['"$EMPTY"', '""'],
    ['costs $$5', 'costs $5'],
    ['$$PORT', '$PORT'],
    ['a $ b, 100$', 'a $ b, 100$'],
    [`\${ not a name }`, `\${ not a name }`],
    ['# yaml-language-server: $schema=https://example.com', '# yaml-language-server: $schema=https://example.com'],
  ])('%s', (text, expected) => {
    expect(expandVariables(text, ENV)).toEqual({ ok: true, value: expected });
  });

  it('names every undefined variable with its place', () => {
    expect(expandVariables('a: $ONE\nb: x $TWO\n# $THREE', ENV)).toEqual({
      ok: false,
      error: [
        { message: 'variable ONE is not set', path: [], line: 1, column: 4 },
        { message: 'variable TWO is not set', path: [], line: 2, column: 6 },
        { message: 'variable THREE is not set', path: [], line: 3, column: 3 },
      ],
    });
  });

  it('does not take names of Object.prototype for variables', () => {
    expect(expandVariables('$constructor', ENV).ok).toBe(false);
  });

  it('refuses a value with a line break, without showing it', () => {
    const result = expandVariables('a: $LINES', ENV);
    expect(result).toMatchObject({
      ok: false,
      error: [{ message: expect.stringContaining('LINES holds a line break') }],
    });
  });
});

describe('expandHome', () => {
  it.each([
    ['~', '/home/ada'],
    ['~/srv', '/home/ada/srv'],
    ['~bob/srv', '~bob/srv'],
    ['a~', 'a~'],
  ])('%s', (value, expected) => {
    expect(expandHome(value, ENV)).toBe(expected);
  });

  it('leaves the sign alone without a home', () => {
    expect(expandHome('~/srv', {})).toBe('~/srv');
  });
});
