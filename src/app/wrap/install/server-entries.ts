import { blankJsonc } from '../../../domain/json/jsonc.js';
import { type RawMember, type RawSpan, readMembers } from '../../../domain/json/members.js';
import { err, ok, type Result } from '../../../domain/result.js';

/** One server of a client's configuration file, and where its parts stand in the text. */
export interface ServerEntry {
  readonly name: string;
  /** What the entry says. */
  readonly command: string | undefined;
  readonly args: readonly string[];
  readonly variables: readonly string[];
  readonly isRemote: boolean;
  readonly commandAt: RawSpan | undefined;
  readonly argsAt: RawSpan | undefined;
}

/** Keys under which clients keep their servers. */
const MAPS: ReadonlySet<string> = new Set(['mcpServers', 'servers']);
const URLS: readonly string[] = ['url', 'serverUrl', 'httpUrl'];

/** The servers that a configuration file names: at its top, under `mcp`, and under each of `projects`. */
export function readServerEntries(text: string): Result<readonly ServerEntry[], string> {
  const json = blankJsonc(text);
  try {
    JSON.parse(json);
  } catch {
    return err('is not JSON');
  }
  const whole = { start: 0, end: json.length };
  const root = membersAt(json, whole);
  if (root === undefined) return err('is not a JSON object');
  const places = root.flatMap((member) => {
    if (member.key === 'mcp') return membersAt(json, member) ?? [];
    if (member.key === 'projects') return (membersAt(json, member) ?? []).flatMap((one) => membersAt(json, one) ?? []);
    return [member];
  });
  const maps = places.filter(({ key }) => MAPS.has(key));
  if (maps.length === 0) return err('has no mcpServers and no servers');
  return ok(maps.flatMap((map) => (membersAt(json, map) ?? []).map((member) => readEntry(json, member))));
}

function readEntry(json: string, entry: RawMember): ServerEntry {
  const members = new Map((membersAt(json, entry) ?? []).map((member) => [member.key, member]));
  const read = (key: string): unknown => {
    const span = members.get(key);
    return span === undefined ? undefined : JSON.parse(json.slice(span.start, span.end));
  };
  const command = read('command');
  const args = read('args');
  const environment = read('env');
  const isPlain = args === undefined || (Array.isArray(args) && args.every((arg) => typeof arg === 'string'));
  return {
    name: entry.key,
    command: typeof command === 'string' && command !== '' && isPlain ? command : undefined,
    args: Array.isArray(args) ? args.map(String) : [],
    variables: typeof environment === 'object' && environment !== null ? Object.keys(environment) : [],
    isRemote: URLS.some((key) => members.has(key)),
    commandAt: members.get('command'),
    argsAt: members.get('args'),
  };
}

/** The members of the object at a span, with places in the whole text. */
function membersAt(json: string, span: RawSpan): readonly RawMember[] | undefined {
  return readMembers(json.slice(span.start, span.end))?.map(({ key, start, end }) => ({
    key,
    start: span.start + start,
    end: span.start + end,
  }));
}
