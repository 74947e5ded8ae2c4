import { isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json/types.js';
import { normalizeName } from '../names.js';
import { readJsonText } from './json-text.js';

/** Another tool's call, carried in the arguments of a call. */
export interface NestedCall {
  readonly service: string | undefined;
  readonly tool: string;
  /** The member is called after tools, so what it names is one, known or not. */
  readonly explicit: boolean;
  readonly args: JsonValue;
  /** The member that holds the arguments; undefined where the call was text. */
  readonly argsKey: string | undefined;
}

const TOOL_KEYS = new Set('tool toolname toolid function functionname name method operation action'.split(' '));
const ARGS_KEYS = new Set(
  'arguments args params parameters input inputs toolinput toolargs toolarguments toolparams toolparameters toolparamsjson paramsjson argumentsjson argsjson kwargs payload'.split(
    ' ',
  ),
);
const SERVICE_KEYS = new Set('server servername serverid service servicename mcp mcpserver'.split(' '));

/** Reads an object as a call: a member that names a tool and one that holds its arguments, an object or JSON text of one. */
export function readNestedCall(object: JsonObject): NestedCall | undefined {
  let tool: { readonly name: string; readonly explicit: boolean } | undefined;
  let service: string | undefined;
  let args: { readonly key: string; readonly value: JsonObject } | undefined;
  for (const [key, value] of Object.entries(object)) {
    const name = normalizeName(key);
    if (typeof value === 'string' && TOOL_KEYS.has(name)) tool ??= { name: value, explicit: name.startsWith('tool') };
    if (typeof value === 'string' && SERVICE_KEYS.has(name)) service ??= value;
    const held = ARGS_KEYS.has(name) ? objectIn(value) : undefined;
    if (held !== undefined) args ??= { key, value: held };
  }
  if (tool === undefined || args === undefined) return undefined;
  return { service, tool: tool.name, explicit: tool.explicit, args: args.value, argsKey: args.key };
}

function objectIn(value: JsonValue): JsonObject | undefined {
  if (isJsonObject(value)) return value;
  const read = typeof value === 'string' ? readJsonText(value) : undefined;
  return read?.kind === 'value' && isJsonObject(read.value) ? read.value : undefined;
}

const TOOL_WORD = /^[A-Za-z][\w./:-]*$/;

/** Reads text such as `read_file --file_path .env` or `read_file path=.env`: a tool and its options. */
export function readCallText(text: string): NestedCall | undefined {
  const [tool, ...rest] = splitWords(text);
  if (tool === undefined || !TOOL_WORD.test(tool)) return undefined;
  const args: [string, JsonValue][] = [];
  const loose: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? '';
    const pair = /^(?:--?)?([A-Za-z][\w.-]*)=(.*)$/s.exec(word);
    const option = /^--?([A-Za-z][\w.-]*)$/.exec(word)?.[1];
    if (pair?.[1] !== undefined) args.push([pair[1], pair[2] ?? '']);
    else if (option !== undefined) args.push([option, rest[++i] ?? '']);
    else loose.push(word);
  }
  const grouped = Object.fromEntries(groupByName([...args, ['', loose]]));
  return { service: undefined, tool, explicit: true, args: grouped, argsKey: undefined };
}

/** An option that is given twice keeps both values. */
function groupByName(pairs: readonly (readonly [string, JsonValue])[]): ReadonlyMap<string, JsonValue> {
  const grouped = new Map<string, JsonValue[]>();
  for (const [name, value] of pairs) {
    const values = grouped.get(name);
    if (values === undefined) grouped.set(name, [value]);
    else values.push(value);
  }
  return grouped;
}

/** Words of a line, with single and double quotes and backslash escapes taken away. Linear. */
function splitWords(text: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\\' && quote !== "'" && i + 1 < text.length) word = (word ?? '') + text.charAt(++i);
    else if (quote !== '' ? char === quote : char === '"' || char === "'") {
      quote = quote === '' ? char : '';
      word ??= '';
    } else if (quote === '' && /\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  return word === undefined ? words : [...words, word];
}
