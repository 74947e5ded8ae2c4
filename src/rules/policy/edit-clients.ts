import { type Document, isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import type { ClientEntry } from './client-entry.js';
import { parseClients } from './clients.js';

/** An entry to be added; `tokenDigest` is 64 lower-case hex digits, `expires` a day such as `2027-01-31`. */
export interface NewClient {
  readonly id: string;
  readonly profile: string;
  readonly tokenDigest: string;
  readonly expires?: string;
}

/** What a clients file holds before its first client. */
export const EMPTY_CLIENTS_FILE = 'clients: []\n';

/**
 * Adds an entry to the text of a clients file. Comments and the other entries stay.
 * @param file how faults name it.
 * @returns the new text, which parses, or why there is none.
 */
export function addClient(text: string, file: string, client: NewClient): Result<string, readonly Fault[]> {
  const before = parseClients(text, file);
  if (!before.ok) return before;
  const same = before.value.find((entry) => entry.id.toLowerCase() === client.id.toLowerCase());
  if (same !== undefined) return err([{ message: duplicate(same), path: [], file }]);
  const document = parseDocument(text, { logLevel: 'error' });
  const list = listOf(document);
  if (list === undefined) return err([{ message: NO_LIST, path: [], file }]);
  if (list.items.length === 0) list.flow = false;
  const { id, profile, tokenDigest, expires } = client;
  list.add(
    document.createNode({ id, token: `sha256:${tokenDigest}`, profile, ...(expires === undefined ? {} : { expires }) }),
  );
  return checked(document, file);
}

/**
 * Marks an entry as revoked: it stays known, so that its token is refused by name.
 * @returns the new text, or why there is none: also when the client is not in the file.
 */
export function revokeClient(text: string, file: string, id: string): Result<string, readonly Fault[]> {
  const before = parseClients(text, file);
  if (!before.ok) return before;
  if (!before.value.some((entry) => entry.id === id))
    return err([{ message: `no client '${id}' in the file`, path: [], file }]);
  const document = parseDocument(text, { logLevel: 'error' });
  const entry = listOf(document)?.items.find((item): item is YAMLMap => isMap(item) && item.get('id') === id);
  if (entry === undefined) return err([{ message: NO_LIST, path: [], file }]);
  entry.set('revoked', true);
  return checked(document, file);
}

const NO_LIST = 'the entries are written in a way that cannot be edited here, such as an alias; edit the file by hand';

function duplicate(entry: ClientEntry): string {
  return `there is a client '${entry.id}'${entry.revoked ? ', revoked: take another id, or remove its entry by hand' : ''}`;
}

function listOf(document: Document.Parsed): YAMLSeq | undefined {
  const { contents } = document;
  if (isSeq(contents)) return contents;
  const list = isMap(contents) ? contents.get('clients', true) : undefined;
  return isSeq(list) ? list : undefined;
}

/** What is written must be readable: an id that is no name is found here. */
function checked(document: Document.Parsed, file: string): Result<string, readonly Fault[]> {
  const text = document.toString({ lineWidth: 0 });
  const parsed = parseClients(text, file);
  return parsed.ok ? ok(text) : parsed;
}
