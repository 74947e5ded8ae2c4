import type { Fault } from '../../domain/fault.js';
import type { ClientEntry } from './client-entry.js';
import type { PolicyDocument } from './document.js';
import { nearestKey } from './nearest-key.js';

/** Profiles that are named and do not exist. */
export function referenceFaults(document: PolicyDocument, clients: readonly ClientEntry[]): readonly Fault[] {
  const profiles = Object.keys(document.profiles);
  const fault = (profile: string, path: readonly (string | number)[]): readonly Fault[] => {
    if (profiles.includes(profile)) return [];
    const meant = nearestKey(profile, profiles);
    return [{ message: `no profile '${profile}'${meant === undefined ? '' : `, did you mean '${meant}'?`}`, path }];
  };
  const unknown = document.unknownClient;
  return [
    ...(unknown === 'deny' ? [] : fault(unknown.profile, ['unknownClient', 'profile'])),
    ...clients.flatMap((client, index) => fault(client.profile, ['clients', index, 'profile'])),
  ];
}
