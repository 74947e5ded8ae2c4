import type { JsonObject } from '../../../domain/json/types.js';
import type { Digests } from '../../../domain/ports.js';
import { plainJson } from '../canonical.js';
import type { ClientEntry } from '../client-entry.js';
import { fingerprintOf } from '../fingerprint.js';

/**
 * Who is known and with which profile. Token digests and metadata values stay out of sight; the digest over all of them is
 * in, so that an exchanged credential changes the fingerprint.
 */
export function describeClients(clients: readonly ClientEntry[], digests: Pick<Digests, 'sha256'>): JsonObject {
  const ordered = [...clients].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { entries: ordered.map(describeClient), digest: fingerprintOf(plainJson(ordered), digests) };
}

function describeClient(client: ClientEntry): JsonObject {
  return {
    id: client.id,
    profile: client.profile,
    credentials: [...(client.tokenDigest === undefined ? [] : ['token']), ...[...client.metadata.keys()].sort()],
    ...(client.rate === undefined ? {} : { rate: plainJson(client.rate) }),
    ...(client.revoked ? { revoked: true } : {}),
    ...(client.expiresAtMs === undefined ? {} : { expiresAt: new Date(client.expiresAtMs).toISOString() }),
  };
}
