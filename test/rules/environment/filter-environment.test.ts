import { describe, expect, test } from 'vitest';
import { defaultFilter, filterEnvironment } from '../../../src/rules/environment/filter-environment.js';
import { loaderVariables } from '../../../src/rules/environment/loader-variables.js';
import { nameMatcher } from '../../../src/rules/environment/name-matcher.js';
import { secretVariables } from '../../../src/rules/environment/secret-variables.js';

function kept(environment: Record<string, string | undefined>, filter = defaultFilter): string[] {
  const filtered = filterEnvironment(environment, filter);
  return filtered.ok ? Object.keys(filtered.value.variables).sort() : ['missing', ...filtered.error];
}
const all = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'value']));

describe('denylist', () => {
  test.each([
    'GITHUB_TOKEN',
    'GITLAB_TOKEN',
    'ACME_API_KEY',
    'MY_SECRET',
    'MY_SECRETS_FILE',
    'DB_PASSWORD',
    'db_password',
    'PGPASSWORD',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_ACCESS_KEY_ID',
    'DATABASE_URL',
    'SSH_AUTH_SOCK',
    'LD_PRELOAD',
    'ld_preload',
    'NODE_OPTIONS',
    'DYLD_INSERT_LIBRARIES',
    'PYTHONSTARTUP',
    'BASH_ENV',
    'BASH_FUNC_ls%%',
    'GIT_CONFIG_COUNT',
    'EXTMCP_GUARD_AUDIT_SALT',
    'SENTRY_DSN',
    'NPM_CONFIG__AUTHTOKEN',
    'npm_config__authToken',
    'OPENAI_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'TOKEN',
    'X_CREDENTIALS',
    'KUBECONFIG',
    'SIGNING_PRIVATE_KEY_PEM',
    'OPENAI_API_KEY_2',
    'MAPS_KEY',
    'GITHUB_TOKEN_READONLY',
    'npm_config_//registry.npmjs.org/:_authToken',
    'CLIENTSECRET',
    'PROD_DATABASE_URL',
    'ConnectionStrings__Default',
    'WALLET_MNEMONIC',
    'SSLKEYLOGFILE',
    'OPENSSL_CONF',
    'CORECLR_PROFILER',
    'PS4',
  ])('withholds %s', (name) => expect(kept(all(name, 'PATH'))).toEqual(['PATH']));

  test.each([
    'PATH',
    'HOME',
    'LANG',
    'TERM',
    'EDITOR',
    'NODE_ENV',
    'NODE_EXTRA_CA_CERTS',
    'MONKEY',
    'KEYBOARD_LAYOUT',
    'TOKENIZERS_PARALLELISM',
    'AWS_REGION',
    'DEBUG',
    'XDG_RUNTIME_DIR',
    'HTTP_PROXY',
    'COMPASS',
    'PASSENGER_APP_ENV',
    'KEYMAP',
    'SERVER_URL',
    'AUTHOR',
    'NODE_TLS_REJECT_UNAUTHORIZED',
    'GIT_AUTHOR_NAME',
  ])('keeps %s', (name) => expect(kept(all(name))).toEqual([name]));
});

describe('what is named', () => {
  test('passes, whatever the tables say', () => {
    expect(
      kept(all('GITHUB_TOKEN', 'NODE_OPTIONS', 'X'), {
        mode: 'allowlist',
        pass: ['GITHUB_TOKEN', 'node_options'],
        set: new Map(),
      }),
    ).toEqual(['GITHUB_TOKEN', 'NODE_OPTIONS']);
  });
  test('and is not set is an error', () => {
    expect(kept(all('A'), { mode: 'denylist', pass: ['NOPE'], set: new Map() })).toEqual(['missing', 'NOPE']);
  });
  test('and set wins over what was inherited', () => {
    const filtered = filterEnvironment(
      { A_TOKEN: 'old' },
      { mode: 'denylist', pass: [], set: new Map([['A_TOKEN', 'new']]) },
    );
    expect(filtered).toEqual({
      ok: true,
      value: { variables: expect.objectContaining({ A_TOKEN: 'new' }), dropped: ['A_TOKEN'] },
    });
  });
});

test('allowlist keeps the base list only', () => {
  expect(
    kept(all('PATH', 'LC_ALL', 'FOO', 'XDG_RUNTIME_DIR'), { mode: 'allowlist', pass: [], set: new Map() }),
  ).toEqual(['LC_ALL', 'PATH']);
});

test('a variable named __proto__ is a variable', () => {
  const environment: Record<string, string> = Object.create(null);
  Object.defineProperty(environment, '__proto__', { value: 'x', enumerable: true });
  expect(kept(environment)).toEqual(['__proto__']);
});

test('every name of the tables is withheld and none stands twice', () => {
  const names = [...secretVariables, loaderVariables].flatMap((group) => group.names);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(kept(all(name.replaceAll('*', 'X')))).toEqual([]);
});

test.each([
  ['*_TOKEN', 'A_TOKEN', true],
  ['*_TOKEN', 'TOKENS', false],
  ['*PASSWORD*', 'xpasswordx', true],
  ['LD_*', 'LD_X', true],
  ['LD_*', 'OLD_X', false],
  ['TOKEN', 'TOKENS', false],
])('%s against %s: %s', (pattern, name, want) => expect(nameMatcher([pattern])(name)).toBe(want));
