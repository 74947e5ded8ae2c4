import type { Fault } from '../../../domain/fault.js';
import { isActiveClient } from '../active-client.js';
import type { ClientEntry } from '../client-entry.js';
import type { PolicyDocument } from '../document.js';

/** Entries that say less than they should, and profiles that nobody can get. */
export function lintClients(
  document: PolicyDocument,
  clients: readonly ClientEntry[],
  today: string,
): readonly Fault[] {
  return [
    ...clients.flatMap((client, index) => lintClient(client, index, today)),
    ...unusedProfiles(document, clients),
  ];
}

function lintClient(client: ClientEntry, index: number, today: string): readonly Fault[] {
  const path = ['clients', index];
  const expired = !client.revoked && !isActiveClient(client, Date.parse(today));
  return [
    ...(client.profileGiven ? [] : [{ message: `client '${client.id}' has no profile: it gets 'default'`, path }]),
    ...(expired
      ? [{ message: `client '${client.id}' has expired: it is treated as revoked`, path: [...path, 'expires'] }]
      : []),
  ];
}

function unusedProfiles(document: PolicyDocument, clients: readonly ClientEntry[]): readonly Fault[] {
  const used = new Set(clients.map((client) => client.profile));
  if (document.unknownClient !== 'deny') used.add(document.unknownClient.profile);
  return Object.keys(document.profiles)
    .filter((name) => name !== 'default' && !used.has(name))
    .map((name) => ({ message: `no client has the profile '${name}'`, path: ['profiles', name] }));
}
