import type { ClientEntry } from './client-entry.js';

/** Whether the entry may be used at a wall-clock time. Apart from the schema, which workers need not load. */
export function isActiveClient(client: ClientEntry, wallMs: number): boolean {
  return !client.revoked && (client.expiresAtMs === undefined || wallMs < client.expiresAtMs);
}
