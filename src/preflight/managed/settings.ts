import type { Fault } from '../../domain/fault.js';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';
import { nearestKey } from '../../rules/policy/nearest-key.js';

/** One entry of an allow or deny list. */
export type ServerEntry =
  | { readonly serverName: string }
  | { readonly serverCommand: readonly string[] }
  | { readonly serverUrl: string };

/** The two lists, absent where the file has none: no allowlist allows every server, an empty one none. */
export interface ServerLists {
  readonly allowedMcpServers?: readonly ServerEntry[];
  readonly deniedMcpServers?: readonly ServerEntry[];
}

/** Managed settings of an MCP client, as far as they decide which servers may run. */
export interface ManagedSettings extends ServerLists {
  readonly env: ReadonlyMap<string, string>;
  /** The whole file. */
  readonly source: JsonObject;
}

export const LIST_NAMES = ['allowedMcpServers', 'deniedMcpServers'] as const;
export type ListName = (typeof LIST_NAMES)[number];

const ENTRY_FIELDS = ['serverName', 'serverCommand', 'serverUrl'] as const;

/** Narrows a settings file. Faults are at paths that read as JSON pointers; all of them come together. */
export function readManagedSettings(value: JsonValue): Result<ManagedSettings, readonly Fault[]> {
  if (!isJsonObject(value)) return err([{ message: 'must be an object', path: [] }]);
  const faults: Fault[] = [...misspeltLists(value)];
  const env = readEnv(member(value, 'env'), faults);
  const lists: { allowedMcpServers?: readonly ServerEntry[]; deniedMcpServers?: readonly ServerEntry[] } = {};
  for (const name of LIST_NAMES) {
    const list = readList(member(value, name), [name], faults);
    if (list !== undefined) lists[name] = list;
  }
  return faults.length > 0 ? err(faults) : ok({ ...lists, env, source: value });
}

function misspeltLists(settings: JsonObject): readonly Fault[] {
  return Object.keys(settings).flatMap((key) => {
    if (LIST_NAMES.some((name) => name === key)) return [];
    const meant = nearestKey(key, LIST_NAMES);
    return meant === undefined
      ? []
      : [{ message: `unknown key, did you mean '${meant}'? The client ignores it`, path: [key] }];
  });
}

function readEnv(value: JsonValue | undefined, faults: Fault[]): ReadonlyMap<string, string> {
  const env = new Map<string, string>();
  if (value === undefined) return env;
  if (!isJsonObject(value)) faults.push({ message: 'must be an object of strings', path: ['env'] });
  else {
    for (const [name, text] of Object.entries(value)) {
      if (typeof text === 'string') env.set(name, text);
      else faults.push({ message: 'must be a string', path: ['env', name] });
    }
  }
  return env;
}

function readList(
  value: JsonValue | undefined,
  path: readonly string[],
  faults: Fault[],
): readonly ServerEntry[] | undefined {
  if (value === undefined) return undefined;
  if (!isJsonArray(value)) {
    faults.push({ message: 'must be an array of entries', path });
    return undefined;
  }
  return value.flatMap((entry, index) => {
    const read = readEntry(entry, [...path, index]);
    if (!read.ok) faults.push(...read.error);
    return read.ok ? [read.value] : [];
  });
}

function readEntry(value: JsonValue, path: readonly (string | number)[]): Result<ServerEntry, readonly Fault[]> {
  if (!isJsonObject(value)) return err([{ message: 'must be an object', path }]);
  const unknown = Object.keys(value).filter((key) => !ENTRY_FIELDS.some((field) => field === key));
  const given = ENTRY_FIELDS.filter((field) => member(value, field) !== undefined);
  const faults = unknown.map((key) => unknownField(key, path));
  if (given.length !== 1) {
    const found = given.length === 0 ? 'none of them' : given.join(' and ');
    faults.push({ message: `needs exactly one of ${ENTRY_FIELDS.join(', ')}; has ${found}`, path });
  }
  const entry = readField(value, path);
  if (!entry.ok) faults.push(...entry.error);
  return faults.length > 0 || !entry.ok ? err(faults) : entry;
}

function unknownField(key: string, path: readonly (string | number)[]): Fault {
  const meant = nearestKey(key, ENTRY_FIELDS);
  return { message: `unknown key${meant === undefined ? '' : `, did you mean '${meant}'?`}`, path: [...path, key] };
}

function readField(entry: JsonObject, path: readonly (string | number)[]): Result<ServerEntry, readonly Fault[]> {
  const { serverName, serverCommand, serverUrl } = entry;
  if (typeof serverName === 'string' && serverName !== '') return ok({ serverName });
  if (typeof serverUrl === 'string' && serverUrl !== '') return ok({ serverUrl });
  if (isJsonArray(serverCommand) && serverCommand.length > 0) {
    const command = serverCommand.filter((part) => typeof part === 'string');
    if (command.length === serverCommand.length) return ok({ serverCommand: command });
  }
  const wrong = ENTRY_FIELDS.find((field) => member(entry, field) !== undefined);
  if (wrong === undefined) return err([]);
  const wanted =
    wrong === 'serverCommand' ? 'must be an array of strings, the program first' : 'must be a string that is not empty';
  return err([{ message: wanted, path: [...path, wrong] }]);
}
