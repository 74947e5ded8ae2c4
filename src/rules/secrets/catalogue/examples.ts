import { bech32Checksum } from '../checksums/bech32.js';
import { base62Crc32, hexCrc32, littleEndianCrc32 } from '../checksums/crc32-text.js';
import { ALPHABETS } from '../template.js';
import type { Draw, Example } from '../types.js';

/** `length` characters of a named alphabet; an unknown name throws. */
function chars(draw: Draw, alphabet: string, length: number): string {
  const letters = ALPHABETS[alphabet];
  if (letters === undefined) throw new TypeError(`no alphabet ${alphabet}`);
  return draw.chars(letters, length);
}

function base64Json(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}

/** `prefix`, `length` characters and their CRC-32 in base 62. */
export function withBase62Crc(prefix: string, length: number): Example {
  return (draw) => {
    const body = chars(draw, 'base62', length);
    return `${prefix}${body}${base62Crc32(body)}`;
  };
}

/** `prefix`, `length` characters and their CRC-32 in hexadecimal. */
export function withHexCrc(prefix: string, length: number): Example {
  return (draw) => {
    const body = chars(draw, 'base62', length);
    return `${prefix}${body}${hexCrc32(body)}`;
  };
}

/** An Atlassian token: `prefix`, `length` characters, `=` and the CRC-32 of all that in capitals. */
export function withAtlassianCrc(prefix: string, length: number): Example {
  return (draw) => {
    const head = `${prefix}${chars(draw, 'base64url', length)}=`;
    return `${head}${hexCrc32(head).toUpperCase()}`;
  };
}

export function withZuploCrc(): Example {
  return (draw) => {
    const body = chars(draw, 'hex', 32);
    return `zpka_${body}_${hexCrc32(body)}`;
  };
}

export function withGrafanaCrc(): Example {
  return (draw) => {
    const head = `glsa_${chars(draw, 'base62', 32)}`;
    return `${head}_${littleEndianCrc32(head).toString('hex')}`;
  };
}

export function withConfluentCrc(): Example {
  return (draw) => {
    const body = chars(draw, 'base64', 54);
    return `cflt${body}${littleEndianCrc32(body).toString('base64').slice(0, 6)}`;
  };
}

export function ageIdentity(): Example {
  return (draw) => {
    const data = chars(draw, 'bech32', 52);
    return `AGE-SECRET-KEY-1${data}${bech32Checksum('age-secret-key-', data).toUpperCase()}`;
  };
}

/** An Atlassian Data Center token: base64 of twelve digits, a colon and random bytes. */
export function dataCenterExample(prefix: string): Example {
  return (draw) => {
    const bytes = Array.from({ length: 20 }, () => draw.integer(256));
    const id = Buffer.from(`${chars(draw, 'digits', 12)}:`);
    return `${prefix}${Buffer.concat([id, Buffer.from(bytes)]).toString('base64')}`;
  };
}

export function discordBotToken(): Example {
  return (draw) => {
    const id = Buffer.from(`1${chars(draw, 'digits', 17)}`).toString('base64url');
    return `${id}.${chars(draw, 'base62', 6)}.${chars(draw, 'base62', 38)}`;
  };
}

export function sentryOrgToken(): Example {
  return (draw) => {
    const payload = base64Json({
      iat: 1_700_000_000.5,
      url: 'https://sentry.io',
      region_url: 'https://us.sentry.io',
      org: 'acme',
    });
    return `sntrys_${payload}_${chars(draw, 'base62', 43)}`;
  };
}

export function grafanaCloudToken(): Example {
  return (draw) =>
    `glc_${base64Json({ o: chars(draw, 'digits', 6), n: 'ci-publish', k: chars(draw, 'base62', 24), m: { r: 'us' } })}`;
}

export function grafanaLegacyKey(): Example {
  return (draw) => base64Json({ k: chars(draw, 'base62', 32), n: 'ci', id: 1 });
}

export function onePasswordServiceAccount(): Example {
  return (draw) => {
    const payload = {
      email: 'robot@1passwordserviceaccounts.com',
      muk: { alg: 'A256GCM', k: chars(draw, 'base64url', 43) },
      secretKey: chars(draw, 'BASE36', 34),
      srpX: chars(draw, 'hex', 64),
      signInAddress: 'acme.1password.com',
    };
    return `ops_${base64Json(payload)}`;
  };
}

/** A Mapbox token of kind `sk` (secret), `tk` (temporary) or `pk` (public). */
export function mapboxToken(kind: 'sk' | 'tk' | 'pk'): Example {
  return (draw) => {
    const payload = Buffer.from(JSON.stringify({ u: 'acme', a: chars(draw, 'base36', 25) })).toString('base64url');
    return `${kind}.${payload}.${chars(draw, 'base62', 22)}`;
  };
}

export function braintreeToken(): Example {
  return (draw) =>
    [
      'access_token',
      draw.integer(2) ? 'production' : 'sandbox',
      chars(draw, 'base36', 16),
      chars(draw, 'hex', 32),
    ].join('$');
}

export function cloudflareTunnelToken(): Example {
  return (draw) => base64Json({ a: chars(draw, 'hex', 32), t: chars(draw, 'hex', 32), s: base64Text(draw, 32) });
}

/** A Nostr private key (NIP-19): bech32 of 32 bytes. */
export function nostrKey(): Example {
  return (draw) => {
    const data = `${chars(draw, 'bech32', 51)}Q`.toLowerCase();
    return `nsec1${data}${bech32Checksum('nsec', data)}`;
  };
}

function base64Text(draw: Draw, length: number): string {
  return Buffer.from(chars(draw, 'hex', length)).toString('base64');
}
