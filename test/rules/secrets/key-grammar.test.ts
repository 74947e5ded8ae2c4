import { describe, expect, it } from 'vitest';
import { classifyKey, keyParts } from '../../../src/rules/secrets/context/key-grammar.js';

describe('keyParts', () => {
  it.each([
    ['dbPassword', ['db', 'password']],
    ['AWS_SECRET_ACCESS_KEY', ['aws', 'secret', 'access', 'key']],
    ['APIKey', ['api', 'key']],
    ['x-api-key', ['x', 'api', 'key']],
    ['spring.datasource.password', ['spring', 'datasource', 'password']],
    ['token2', ['token', '2']],
  ])('%s', (key, parts) => {
    expect(keyParts(key)).toEqual(parts);
  });
});

describe('classifyKey', () => {
  it.each(
    (
      'password PASSWORD dbPassword db_passwd PGPASSWORD MYSQL_PWD user.pass passphrase requirepass spring.datasource.password DB_PASSWORD_PROD password2 pass-word ' +
      'contraseña пароль 비밀번호 密码'
    ).split(' '),
  )('%s is a password', (key) => {
    expect(classifyKey(key)).toBe('password');
  });

  it.each(
    (
      'secret client_secret clientSecret API_KEY apiKey x-api-key access_token authToken _authToken SECRET_KEY_BASE aws_secret_access_key private_key ' +
      'encryption-key signingKey AccountKey SharedAccessKey webhook_secret Authorization bearer credentials GITHUB_TOKEN slackBotToken 토큰'
    ).split(' '),
  )('%s is a secret', (key) => {
    expect(classifyKey(key)).toBe('secret');
  });

  it.each('datadog okta_domain_value algolia twitter_key'.split(' '))('%s says little', (key) => {
    expect(classifyKey(key)).toBe('weak');
  });

  it.each(
    (
      'max_tokens total_tokens tokens_used tokenizer token_type token_url next_page_token continuationToken key keyboard keyword monkey keystone turkey primary_key foreignKey ' +
      'public_key partitionKey sort_key cacheKey i18n.key aws_access_key_id secret_name passwordLength token_count secret_arn passwordHint passwordField secretName secretKeyRef credentialsId ' +
      'author passed passing compass bypass csrf_token tokenExpiresAt hasPasswordReset session id name'
    ).split(' '),
  )('%s is none', (key) => {
    expect(classifyKey(key)).toBe('none');
  });
});
