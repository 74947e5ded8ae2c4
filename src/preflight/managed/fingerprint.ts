import type { Digests } from '../../domain/ports.js';
import type { ServerLists } from './settings.js';

const FINGERPRINT_DIGITS = 16;

/**
 * First 16 hex digits of SHA-256 over the effective lists. Entries are sorted, so that their order in the file does not
 * matter; words of a command keep theirs.
 */
export function managedFingerprint(lists: ServerLists, digests: Pick<Digests, 'sha256'>): string {
  return digests.sha256(canonicalLists(lists)).slice(0, FINGERPRINT_DIGITS);
}

/** Every array of objects is replaced by the sorted array of their JSON texts. */
export function canonicalLists(lists: ServerLists): string {
  const { allowedMcpServers, deniedMcpServers } = lists;
  return JSON.stringify({
    allowedMcpServers: orderless(allowedMcpServers),
    deniedMcpServers: orderless(deniedMcpServers),
  });
}

function orderless(entries: ServerLists['allowedMcpServers']): readonly string[] | undefined {
  return entries?.map((entry) => JSON.stringify(entry)).sort();
}
