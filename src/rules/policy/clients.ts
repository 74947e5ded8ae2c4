import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { capFaults } from './cap-faults.js';
import { type ClientEntry, clientList } from './client-entry.js';
import { closed } from './closed.js';
import { parseLocatedYaml } from './located-yaml.js';
import { zodFaults } from './zod-faults.js';

const clientsFile = closed({ clients: clientList }).transform((file) => file.clients);

/** A clients file, with the places of its entries for faults found later. */
export interface ParsedClients {
  readonly clients: readonly ClientEntry[];
  /** Gives a fault at `['clients', index, …]` its file, line and column. */
  place(fault: Fault): Fault;
}

/**
 * Reads a clients file: `clients:` and a list, or the bare list. Duplicate ids, tokens and metadata are faults; whether the
 * profiles exist is for compilePolicy to say. A file that was just created may be `clients: []`.
 */
export function parseClients(text: string, file: string): Result<readonly ClientEntry[], readonly Fault[]> {
  const parsed = parsePlacedClients(text, file);
  return parsed.ok ? ok(parsed.value.clients) : parsed;
}

/** As parseClients, and keeps the places. */
export function parsePlacedClients(text: string, file: string): Result<ParsedClients, readonly Fault[]> {
  const located = parseLocatedYaml(text, file);
  if (!located.ok) return located;
  const bare = Array.isArray(located.value.value);
  const checked = (bare ? clientList : clientsFile).safeParse(located.value.value);
  if (!checked.success) return err(zodFaults(checked.error, located.value, file));
  const place = (fault: Fault): Fault => {
    const path = bare ? fault.path.slice(1) : fault.path;
    return { ...fault, path, file, ...located.value.locate(path) };
  };
  const faults = clientFaults(checked.data, ['clients']);
  return faults.length > 0 ? err(capFaults(faults, file, place)) : ok({ clients: checked.data, place });
}

/** Entries that could not be told apart, from each other or from strangers. `path` is where the list stands. */
export function clientFaults(clients: readonly ClientEntry[], path: readonly (string | number)[]): readonly Fault[] {
  return [
    ...clients.flatMap((client, index) => reservedId(client, [...path, index, 'id'])),
    ...duplicates(clients, (client) => client.id.toLowerCase(), 'id', path),
    ...duplicates(clients, (client) => client.tokenDigest, 'token', path),
    ...duplicates(clients, metadataKey, 'metadata', path),
  ];
}

/** Callers whom the policy does not know are counted and audited under this name. */
const RESERVED_ID = 'anonymous';

function reservedId(client: ClientEntry, path: readonly (string | number)[]): readonly Fault[] {
  if (client.id.toLowerCase() !== RESERVED_ID) return [];
  return [{ message: `'${RESERVED_ID}' stands for callers whom the policy does not know`, path }];
}

function metadataKey(client: ClientEntry): string | undefined {
  return client.metadata.size === 0 ? undefined : JSON.stringify([...client.metadata].sort(byKey));
}

function byKey([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

function duplicates(
  clients: readonly ClientEntry[],
  keyOf: (client: ClientEntry) => string | undefined,
  field: string,
  path: readonly (string | number)[],
): Fault[] {
  const first = new Map<string, string>();
  return clients.flatMap((client, index) => {
    const key = keyOf(client);
    if (key === undefined) return [];
    const owner = first.get(key);
    if (owner === undefined) first.set(key, client.id);
    return owner === undefined
      ? []
      : [{ message: `the same ${field} as client '${owner}' has`, path: [...path, index, field] }];
  });
}
