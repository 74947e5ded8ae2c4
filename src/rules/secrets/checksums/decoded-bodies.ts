import type { Structure } from '../types.js';
import { base58ByteLength } from './base58.js';
import { decodeBase64Text, hasBase64JsonKeys } from './base64-json.js';
import { isBech32 } from './bech32.js';
import { hasJwtHeader } from './jwt-header.js';
import { base62CrcTail } from './tail-checksums.js';

function verdict(holds: boolean): Structure {
  return holds ? 'valid' : 'invalid';
}

/** age identities and Nostr keys: bech32 with its checksum (BIP 173). */
export function ageChecksum(token: string): Structure {
  return verdict(isBech32(token));
}

/** GitHub App installation: the old form has a CRC-32 tail, the stateless one a JWT after the app id. */
export function githubInstallation(token: string): Structure {
  const jwtAt = token.indexOf('eyJ');
  if (jwtAt >= 0 && token.includes('.')) return verdict(hasJwtHeader(token.slice(jwtAt)));
  return base62CrcTail(token);
}

/** PyPI: a macaroon that names the index it is for. */
export function pypiMacaroon(token: string): Structure {
  const text = decodeBase64Text(token.slice('pypi-'.length));
  return verdict(text.includes('pypi.org'));
}

/** JFrog API keys: base 58 of 54 bytes. */
export function jfrogApiKey(token: string): Structure {
  return verdict(token.length < 100 && base58ByteLength(token) === 54);
}

/** JFrog reference tokens: base64 of `reftkn:` and fields. */
export function jfrogReference(token: string): Structure {
  return verdict(decodeBase64Text(token).startsWith('reftkn:'));
}

/** Bedrock long-term keys: base64 of `BedrockAPIKey-`, an id, a colon and the secret. */
export function bedrockKey(token: string): Structure {
  return verdict(decodeBase64Text(token.slice('ABSK'.length)).startsWith('BedrockAPIKey-'));
}

/** Atlassian Data Center: base64 of an id in digits, a colon and random bytes. */
export function dataCenterToken(token: string): Structure {
  const body = token.startsWith('BBDC-') ? token.slice('BBDC-'.length) : token;
  return verdict(/^\d{6,16}:/.test(decodeBase64Text(body)));
}

/** Discord bots: the part before the first dot is the bot's id, in digits, in base64. */
export function discordBotId(token: string): Structure {
  return verdict(/^\d{15,20}$/.test(decodeBase64Text(token.slice(0, token.indexOf('.')))));
}

/** Sentry organisation tokens: base64 JSON with the issue time, the address and the organisation, then a secret. */
export function sentryOrgPayload(token: string): Structure {
  const [, payload = ''] = token.split('_');
  return verdict(hasBase64JsonKeys(payload, ['iat', 'url', 'org']));
}

/** Grafana Cloud tokens: base64 JSON with the organisation, the name and the key. */
export function grafanaCloudPayload(token: string): Structure {
  return verdict(hasBase64JsonKeys(token.slice('glc_'.length), ['o', 'n', 'k']));
}

/** Grafana's old API keys: base64 JSON with the key, the name and the id. */
export function grafanaLegacyPayload(token: string): Structure {
  return verdict(hasBase64JsonKeys(token, ['k', 'n', 'id']));
}

/** 1Password service accounts: base64 JSON with the sign-in address and the secret key. */
export function onePasswordPayload(token: string): Structure {
  return verdict(hasBase64JsonKeys(token.slice('ops_'.length), ['signInAddress', 'secretKey']));
}

/** Entra ID client secrets: three characters, a digit, `Q~`. */
export function entraSecret(token: string): Structure {
  return /^.{3}\dQ~/.test(token) ? 'unknown' : 'invalid';
}

/** MaxMind licence keys: six characters, an underscore, 29 characters, `_mmk`. */
export function maxmindLicenceKey(token: string): Structure {
  return /^[0-9A-Za-z]{6}_[0-9A-Za-z]{29}_mmk$/.test(token) ? 'unknown' : 'invalid';
}

/** Cloudflare tunnels: base64 JSON with the account, the tunnel and its secret. */
export function cloudflareTunnelPayload(token: string): Structure {
  return verdict(hasBase64JsonKeys(token, ['a', 't', 's']));
}

/** fal keys: a UUID, a colon, 32 hexadecimal digits. */
export function uuidAndHex(token: string): Structure {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{32}$/.test(token) ? 'unknown' : 'invalid';
}
