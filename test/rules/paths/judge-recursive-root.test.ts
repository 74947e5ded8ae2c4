import { describe, expect, it } from 'vitest';
import { judgeRecursiveRoot } from '../../../src/rules/paths/judge-path.js';
import { pathRules } from '../../helpers/path-rules.js';

const rules = pathRules();

describe('judgeRecursiveRoot', () => {
  it.each([
    '/',
    '//',
    '/./',
    '/.',
    '/..',
    '/*',
    'C:\\',
    'C:/',
    '\\\\?\\C:\\',
    '/proc/self/root',
    '/mnt/c',
    '/cygdrive/c/',
    '/Volumes/Macintosh HD',
    'file:///',
    '/home',
    '/Users',
    '/home/dev',
    '/home/dev/',
    '/home/dev/*',
    '/home/dev/.*',
    '/home/dev/app/..',
    '/home/dev/app/../../dev',
    '/HOME/Dev',
    '"/home/dev"',
    '/home/%64ev',
    'file:///home/dev',
    '/root',
    '/var/root',
    '/Users/dev',
    'C:\\Users\\dev',
    '\\\\?\\C:\\Users\\dev',
    '/mnt/c/Users/dev',
    '\\\\host\\C$\\Users\\dev',
    '~',
    '~/',
    '~dev',
    '$HOME',
    `\${HOME}/`,
    '%USERPROFILE%',
    '$env:USERPROFILE',
    '~/.config',
    '/home/dev/.local/share',
    '/Users/dev/Library',
    'C:\\Users\\dev\\AppData\\Roaming',
    '/etc',
    '/proc',
    '/run',
    '/var/run',
    'C:\\Windows',
    '/home/dev/.ssh',
    '.git',
    '.env',
  ])('denies %s', (path) => {
    expect(judgeRecursiveRoot(rules, path).kind).toBe('deny');
  });

  it.each([
    '',
    '.',
    './',
    '..',
    'src',
    'home',
    'root',
    'etc',
    'users/',
    '/home/dev/app',
    '/home/dev/app/src',
    '/Users/dev/code/shop',
    'C:\\Users\\dev\\code',
    '/srv/www',
    '/tmp/x',
    '/workspace',
    '/opt/app',
    '/mnt/data/x',
    '/var/log/app',
    '/home/dev/.config/nvim',
    '~/projects/app',
  ])('lets %j pass', (path) => {
    expect(judgeRecursiveRoot(rules, path)).toEqual({ kind: 'allow' });
  });

  it('resolves a relative path against its root', () => {
    expect(judgeRecursiveRoot(rules, '..', { root: '/home/dev/app' }).kind).toBe('deny');
    expect(judgeRecursiveRoot(rules, '.', { root: '/home/dev/app' }).kind).toBe('allow');
    expect(judgeRecursiveRoot(rules, '', { base: '/home/dev' }).kind).toBe('deny');
  });

  it('follows an exception of the policy, and an empty deny list', () => {
    expect(judgeRecursiveRoot(pathRules(['preset:credentials'], ['/home/node/**']), '/home/node').kind).toBe('allow');
    expect(judgeRecursiveRoot(pathRules([]), '/home/dev').kind).toBe('allow');
  });
});
