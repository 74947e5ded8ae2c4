import { type HostReading, matchesUrl } from './match-url.js';
import type { Server } from './servers.js';
import type { ServerEntry, ServerLists } from './settings.js';

/** Whether a server may run, and the entry that says so. */
export interface ServerVerdict {
  readonly verdict: 'allow' | 'deny';
  /** JSON pointer of the entry, or a fixed phrase where none decides. */
  readonly by: string;
}

/**
 * The client's rule: the denylist comes first; without an allowlist everything else runs. Names and argument vectors are
 * compared exactly, urls with `*`. An allowlist that names commands binds local servers to them, one that names urls binds
 * remote servers: a name then no longer suffices.
 */
export function judgeServer(server: Server, lists: ServerLists, reading: HostReading): ServerVerdict {
  const denied = lists.deniedMcpServers?.findIndex((entry) => matchesEntry(entry, server, reading)) ?? -1;
  if (denied >= 0) return { verdict: 'deny', by: `/deniedMcpServers/${denied}` };
  const allowed = lists.allowedMcpServers;
  if (allowed === undefined) return { verdict: 'allow', by: 'there is no allowlist' };
  const index = allowed.findIndex(
    (entry) => maySpeakFor(entry, server, allowed) && matchesEntry(entry, server, reading),
  );
  if (index >= 0) return { verdict: 'allow', by: `/allowedMcpServers/${index}` };
  return { verdict: 'deny', by: allowed.length === 0 ? 'the allowlist is empty' : 'no entry of the allowlist' };
}

function maySpeakFor(entry: ServerEntry, server: Server, allowed: readonly ServerEntry[]): boolean {
  if (!('serverName' in entry)) return true;
  if (server.command !== undefined) return !allowed.some((other) => 'serverCommand' in other);
  return server.url === undefined || !allowed.some((other) => 'serverUrl' in other);
}

function matchesEntry(entry: ServerEntry, server: Server, reading: HostReading): boolean {
  if ('serverName' in entry) return entry.serverName === server.name;
  if ('serverUrl' in entry) return server.url !== undefined && matchesUrl(entry.serverUrl, server.url, reading);
  return server.command !== undefined && sameWords(entry.serverCommand, server.command);
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}
