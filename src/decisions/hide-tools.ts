import type { Edit } from '../domain/json/edit.js';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../domain/json/types.js';
import { isToolAllowed, splitMergedName, type ToolGate } from '../rules/tools/tool-gate.js';

/** Drops the tools of a tools/list result that the profile would refuse to call. */
export function hideTools(value: JsonValue, services: readonly string[], gate: ToolGate): Edit | undefined {
  const edits = new Map<number, Edit>();
  for (const [index, tool] of listedTools(value).entries()) {
    const name = isJsonObject(tool) ? member(tool, 'name') : undefined;
    if (typeof name !== 'string') continue;
    const own = splitMergedName(services, name);
    if (!isToolAllowed(gate, own.service, own.tool)) edits.set(index, { kind: 'drop' });
  }
  if (edits.size === 0) return undefined;
  return { kind: 'members', edits: new Map([['tools', { kind: 'elements', edits }]]), renames: new Map() };
}

/** Names and schemas of a tools/list result, for learning which fields of unknown tools are paths. At most 2,000 tools. */
export function listSchemas(value: JsonValue): readonly JsonObject[] {
  const listed: JsonObject[] = [];
  for (const tool of listedTools(value).slice(0, 2000)) {
    const name = isJsonObject(tool) ? member(tool, 'name') : undefined;
    const inputSchema = isJsonObject(tool) ? member(tool, 'inputSchema') : undefined;
    if (typeof name === 'string' && inputSchema !== undefined) listed.push({ name, inputSchema });
  }
  return listed;
}

function listedTools(value: JsonValue): readonly JsonValue[] {
  const tools = isJsonObject(value) ? member(value, 'tools') : undefined;
  return isJsonArray(tools) ? tools : [];
}
