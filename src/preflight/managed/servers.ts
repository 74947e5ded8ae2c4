import type { Fault } from '../../domain/fault.js';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';

/** A server that a user wants to run. Without url and command only its name can be matched. */
export interface Server {
  readonly name: string;
  readonly url?: string;
  readonly command?: readonly string[];
}

/**
 * Reads a list of servers: `[{name, url | command}]`, where `command` is the argument vector, or a client's own
 * `{"mcpServers": {name: {command, args} | {url}}}`. Faults are at paths that read as JSON pointers.
 */
export function readServers(value: JsonValue): Result<readonly Server[], readonly Fault[]> {
  const entries = serverEntries(value);
  if (entries === undefined) {
    return err([{ message: 'must be a list of servers, or an object with mcpServers', path: [] }]);
  }
  const faults: Fault[] = [];
  const servers = entries.flatMap(({ path, name, entry }) => {
    const server = readServer(path, name, entry);
    if (server.ok) return [server.value];
    faults.push(...server.error);
    return [];
  });
  return faults.length > 0 ? err(faults) : ok(servers);
}

interface Listed {
  readonly path: readonly (string | number)[];
  readonly name: JsonValue | undefined;
  readonly entry: JsonValue;
}

function serverEntries(value: JsonValue): readonly Listed[] | undefined {
  if (isJsonArray(value)) {
    return value.map((entry, index) => ({
      path: [index],
      name: isJsonObject(entry) ? member(entry, 'name') : undefined,
      entry,
    }));
  }
  const servers = isJsonObject(value) ? member(value, 'mcpServers') : undefined;
  if (!isJsonObject(servers)) return undefined;
  return Object.entries(servers).map(([name, entry]) => ({ path: ['mcpServers', name], name, entry }));
}

function readServer(
  path: readonly (string | number)[],
  name: JsonValue | undefined,
  entry: JsonValue,
): Result<Server, readonly Fault[]> {
  if (!isJsonObject(entry)) return err([{ message: 'must be an object', path }]);
  if (typeof name !== 'string' || name === '')
    return err([{ message: 'must be a name that is not empty', path: [...path, 'name'] }]);
  const url = member(entry, 'url');
  if (url !== undefined && typeof url !== 'string')
    return err([{ message: 'must be a string', path: [...path, 'url'] }]);
  const command = readCommand(entry);
  if (command === 'malformed') {
    return err([{ message: 'must be an array of strings, or a string with args', path: [...path, 'command'] }]);
  }
  if (url !== undefined && command !== undefined) return err([{ message: 'has both url and command', path }]);
  return ok({ name, ...(url === undefined ? {} : { url }), ...(command === undefined ? {} : { command }) });
}

function readCommand(entry: JsonObject): readonly string[] | undefined | 'malformed' {
  const command = member(entry, 'command');
  const args = member(entry, 'args') ?? [];
  if (command === undefined) return undefined;
  const head = isJsonArray(command) ? command : [command];
  const words = isJsonArray(args) ? [...head, ...args] : [];
  const texts = words.filter((word) => typeof word === 'string');
  return texts.length === words.length && texts.length > 0 ? texts : 'malformed';
}
