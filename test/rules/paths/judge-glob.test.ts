import { describe, expect, it } from 'vitest';
import { judgeGlob } from '../../../src/rules/paths/judge-path.js';
import { pathRules } from '../../helpers/path-rules.js';

const rules = pathRules();

const AIMED: readonly string[] = [
  '.e*',
  '.en?',
  '[.]env',
  '[.]e??',
  '{.env,x}',
  '**/.env*',
  '.env.*',
  '*.env',
  '.[e]nv',
  '.e[m-o]v',
  '@(.env|a)',
  '+([.en])v',
  'x/../.env',
  '*.{pem,key}',
  '*.{env,p8}',
  'prod*.pem',
  '**/id_*',
  'id_rsa*',
  '.ss?/id_work',
  '.ssh/*',
  '~/.aws/**',
  '*/.aws/cred*',
  '**/.ssh/**',
  '.git/**',
  '**/cred*',
  '*credentials*',
  '*secret*',
  '**/{credentials,secrets}.{json,yml}',
  '.n[p]mrc',
  '.npm*c',
  '.*_history',
  '*_history',
  'kube*fig',
  '.kube/*',
  '.docker/conf*',
  '.docker/*',
  '.config/g*',
  '**/*.tfstate*',
  'src/**/.env',
  '/etc/sha*',
  '/proc/*/env*',
  '%2eenv*',
  '\\u002eenv',
  '.ENV*',
  '\uff0ee*',
  '!!.env',
  '!(x)/../.env',
  '\\.env$',
  '^id_rsa',
  '.*\\.pem$',
  '(?i)\\.env',
  '^\\.(env|npmrc)$',
  '.ssh\\*',
  'src/**\\.env',
];

const BROAD: readonly string[] = [
  '*',
  '**',
  '**/*',
  '*.*',
  '.*',
  '.*/**',
  '*.ts',
  '**/*.{ts,tsx,js}',
  'src/**',
  '*.json',
  '**/*.md',
  '*.y*ml',
  '*config*',
  '*.p*',
  '*.db',
  '*.txt',
  '*.sql*',
  '*.toml',
  '*.conf',
  '*.log',
  '*.crt',
  '*test*',
  '**/test_*.py',
  'docs/*.md',
  'packages/*/src',
  'config/*.yml',
  '.github/**',
  '.git*',
  '.gitig*',
  '.vs*',
  '.eslintrc*',
  '.*rc',
  '.config/*',
  '/etc/*',
  '[a-z]*',
  '!(x)',
  '*.key.ts',
  'src/**/*env*.ts',
  '**/*.properties',
  '.env.example*',
  '.env.example',
  '!.env',
  '!**/.env*',
  'app/[id]/page.tsx',
  'tests/**/*.snap',
  '',
  '\\.ts$',
  '^src/.*\\.js$',
  '[[:alpha:]]*',
];

describe('judgeGlob', () => {
  it.each(AIMED)('denies %j, which singles out credentials', (pattern) => {
    expect(judgeGlob(rules, pattern).kind).toBe('deny');
  });

  it.each(BROAD)('lets %j pass', (pattern) => {
    expect(judgeGlob(rules, pattern)).toEqual({ kind: 'allow' });
  });

  it.each([
    '{a,b}'.repeat(20),
    '{1..9999}'.repeat(2),
    'a'.repeat(5000),
    `${'@('.repeat(40)}a${')'.repeat(40)}`,
    '*?'.repeat(600),
    'a\0',
  ])('calls an explosive pattern malformed (%#)', (pattern) => {
    expect(judgeGlob(rules, pattern).kind).toBe('malformed');
  });

  it('judges the directory that the pattern hangs from', () => {
    expect(judgeGlob(rules, '*', { base: '/home/dev/.ssh' }).kind).toBe('deny');
    expect(judgeGlob(rules, 'conf*', { base: '/home/dev/.docker' }).kind).toBe('deny');
    expect(judgeGlob(rules, '*', { base: '/home/dev/app' }).kind).toBe('allow');
  });

  it('holds a caller to the globs of the policy as well', () => {
    const own = pathRules(['**/payroll-*.xlsx']);
    expect(judgeGlob(own, 'payroll-*').kind).toBe('deny');
    expect(judgeGlob(own, '*.xlsx').kind).toBe('allow');
  });
});
