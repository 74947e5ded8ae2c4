import { expect, test } from 'vitest';
import {
  ageIdentity,
  cloudflareTunnelToken,
  dataCenterExample,
  discordBotToken,
  grafanaCloudToken,
  grafanaLegacyKey,
  onePasswordServiceAccount,
  sentryOrgToken,
} from '../../../../src/rules/secrets/catalogue/examples.js';
import { base58ByteLength } from '../../../../src/rules/secrets/checksums/base58.js';
import { decodeBase64Json } from '../../../../src/rules/secrets/checksums/base64-json.js';
import {
  ageChecksum,
  bedrockKey,
  cloudflareTunnelPayload,
  dataCenterToken,
  discordBotId,
  entraSecret,
  githubInstallation,
  grafanaCloudPayload,
  grafanaLegacyPayload,
  jfrogReference,
  maxmindLicenceKey,
  onePasswordPayload,
  pypiMacaroon,
  sentryOrgPayload,
  uuidAndHex,
} from '../../../../src/rules/secrets/checksums/decoded-bodies.js';
import { hasJwtHeader } from '../../../../src/rules/secrets/checksums/jwt-header.js';
import { expandTemplate } from '../../../../src/rules/secrets/template.js';
import type { Example, Structure } from '../../../../src/rules/secrets/types.js';

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

interface Row {
  readonly name: string;
  readonly check: (token: string) => Structure;
  readonly good: Example;
  readonly bad: Example;
}

const ROWS: readonly Row[] = [
  { name: 'age', check: ageChecksum, good: ageIdentity(), bad: 'AGE-SECRET-KEY-1{bech32:58}' },
  { name: 'GitHub installation', check: githubInstallation, good: 'ghs_{digits:7}_{jwt}', bad: 'ghs_{base62:36}' },
  {
    name: 'GitHub installation, broken JWT',
    check: githubInstallation,
    good: 'ghs_{jwt}',
    bad: 'ghs_1_eyJ{base62:20}.{base62:20}',
  },
  { name: 'PyPI', check: pypiMacaroon, good: 'pypi-AgEIcHlwaS5vcmc{base64url:120}', bad: 'pypi-AgE{base64url:120}' },
  {
    name: 'JFrog reference',
    check: jfrogReference,
    good: () => base64('reftkn:01:0000000000:abc'),
    bad: 'cmVmdGtuO{base64:55}',
  },
  { name: 'Bedrock', check: bedrockKey, good: () => `ABSK${base64('BedrockAPIKey-1:xyz')}`, bad: 'ABSK{base64:100}' },
  { name: 'Atlassian Data Center', check: dataCenterToken, good: dataCenterExample(''), bad: 'MTIz{base64:40}' },
  { name: 'Bitbucket Data Center', check: dataCenterToken, good: dataCenterExample('BBDC-'), bad: 'BBDC-{base64:44}' },
  { name: 'Discord', check: discordBotId, good: discordBotToken(), bad: 'MTIz{base64url:22}.{base62:6}.{base62:38}' },
  {
    name: 'Sentry organisation',
    check: sentryOrgPayload,
    good: sentryOrgToken(),
    bad: 'sntrys_{base64:80}_{base62:43}',
  },
  { name: 'Grafana Cloud', check: grafanaCloudPayload, good: grafanaCloudToken(), bad: 'glc_{base64:100}' },
  { name: 'Grafana legacy', check: grafanaLegacyPayload, good: grafanaLegacyKey(), bad: 'eyJrIjoi{base64:60}' },
  {
    name: 'Cloudflare tunnel',
    check: cloudflareTunnelPayload,
    good: cloudflareTunnelToken(),
    bad: 'eyJhIjoi{base64:120}',
  },
  { name: '1Password', check: onePasswordPayload, good: onePasswordServiceAccount(), bad: 'ops_eyJ{base64:250}' },
];

test.each(ROWS)('$name: decodes to what the format says, or is invalid', ({ check, good, bad }) => {
  for (const seed of [1, 2, 3]) {
    expect(check(expandTemplate(good, seed))).toBe('valid');
    expect(check(expandTemplate(bad, seed))).toBe('invalid');
  }
});

test('shapes that the source cannot say', () => {
  expect(entraSecret('abc8Q~rest')).toBe('unknown');
  expect(entraSecret('abcdQ~rest')).toBe('invalid');
  expect(uuidAndHex(expandTemplate('{uuid}:{hex:32}', 1))).toBe('unknown');
  expect(uuidAndHex(expandTemplate('{hex:36}:{hex:32}', 1))).toBe('invalid');
  expect(maxmindLicenceKey(expandTemplate('{base62:6}_{base62:29}_mmk', 1))).toBe('unknown');
  expect(maxmindLicenceKey(expandTemplate('{base62:36}_mmk', 1))).toBe('invalid');
});

test.each([
  ['', 0],
  ['1', 1],
  ['11', 2],
  ['2', 1],
  ['5Q', 1],
  ['5R', 2],
  ['0', undefined],
])('base 58 %j has %j bytes', (text, bytes) => {
  expect(base58ByteLength(text)).toBe(bytes);
});

test.each(['', '!!!', base64('[1]'), base64('"text"'), base64('{"a":'), 'A'.repeat(20_000)])(
  'no JSON object in %j',
  (text) => {
    expect(decodeBase64Json(text)).toBeUndefined();
  },
);

test('a JWT header names its algorithm', () => {
  expect(hasJwtHeader(expandTemplate('{jwt}', 1))).toBe(true);
  expect(hasJwtHeader(`${base64('{"typ":"JWT"}')}.e30.x`)).toBe(false);
  expect(hasJwtHeader('eyJhbGciOiJub25lIn0')).toBe(false);
});
