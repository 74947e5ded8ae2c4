import { type JsonObject, member } from '../domain/json/types.js';
import type { ClientEntry } from '../rules/policy/client-entry.js';

/** The clients of one policy by what names them: a call costs the same whether there are ten or ten thousand. */
export interface ClientIndex {
  byId(id: string): ClientEntry | undefined;
  /** By the SHA-256 of a token, 64 lower-case hex digits. */
  byTokenDigest(digest: string): ClientEntry | undefined;
  /** Entries of which every metadata value is there, exactly. */
  byMetadata(metadata: JsonObject): readonly ClientEntry[];
}

/** The index of a list of entries, made once for each list. */
export function clientIndex(clients: readonly ClientEntry[]): ClientIndex {
  const known = made.get(clients);
  if (known !== undefined) return known;
  const fresh = createIndex(clients);
  made.set(clients, fresh);
  return fresh;
}

const made = new WeakMap<readonly ClientEntry[], ClientIndex>();

function createIndex(clients: readonly ClientEntry[]): ClientIndex {
  const ids = new Map(clients.map((entry) => [entry.id, entry]));
  const digests = new Map<string, ClientEntry>();
  const values = new Map<string, Map<string, ClientEntry[]>>();
  for (const entry of clients) {
    if (entry.tokenDigest !== undefined) digests.set(entry.tokenDigest, entry);
    const [first] = entry.metadata;
    if (first !== undefined) listAt(mapAt(values, first[0]), first[1]).push(entry);
  }
  return {
    byId: (id) => ids.get(id),
    byTokenDigest(digest) {
      // A table of digests gives nothing away by its timing that would lead back to a token; the entry is compared whole.
      const entry = digests.get(digest);
      return entry?.tokenDigest !== undefined && isSameDigest(entry.tokenDigest, digest) ? entry : undefined;
    },
    byMetadata: (metadata) =>
      [...values].flatMap(([key, entries]) => {
        const value = member(metadata, key);
        const candidates = typeof value === 'string' ? (entries.get(value) ?? []) : [];
        return candidates.filter((entry) => hasAll(metadata, entry.metadata));
      }),
  };
}

function mapAt(table: Map<string, Map<string, ClientEntry[]>>, key: string): Map<string, ClientEntry[]> {
  const entries = table.get(key) ?? new Map<string, ClientEntry[]>();
  table.set(key, entries);
  return entries;
}

function listAt(table: Map<string, ClientEntry[]>, key: string): ClientEntry[] {
  const entries = table.get(key) ?? [];
  table.set(key, entries);
  return entries;
}

function hasAll(metadata: JsonObject, wanted: ReadonlyMap<string, string>): boolean {
  for (const [key, value] of wanted) if (member(metadata, key) !== value) return false;
  return true;
}

/** Compares two hex digests in time that depends on their length alone. */
function isSameDigest(stored: string, digest: string): boolean {
  if (stored.length !== digest.length) return false;
  let difference = 0;
  for (let i = 0; i < digest.length; i++) difference |= stored.charCodeAt(i) ^ digest.charCodeAt(i);
  return difference === 0;
}
