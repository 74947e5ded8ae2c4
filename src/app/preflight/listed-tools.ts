import type { Fault } from '../../domain/fault.js';
import { isJsonArray, isJsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';
import type { CompiledPolicy } from '../../rules/policy/compiled.js';
import { learnTools, noLearnedSchemas, type UncataloguedTool } from '../../rules/tools/learn.js';
import { readInput, readJsonInput } from './input.js';

/**
 * The tools of a tools/list result that have path-like fields and no catalogue entry: their strings are inspected, but only an
 * entry under `tools:` says for sure which fields are paths.
 * @param source `SERVICE=FILE`: the service's name in the gateway, and its result as JSON (or the bare list).
 */
export async function listedTools(
  source: string,
  policy: CompiledPolicy,
): Promise<Result<readonly UncataloguedTool[], readonly Fault[]>> {
  const at = source.indexOf('=');
  const [service, file] = [source.slice(0, Math.max(0, at)), source.slice(at + 1)];
  if (service === '' || file === '') return err([{ path: ['--tools'], message: 'must be SERVICE=FILE' }]);
  const bytes = readInput(file);
  if (!bytes.ok) return bytes;
  const read = await readJsonInput(file, bytes.value);
  if (!read.ok) return read;
  const tools = toolsOf(read.value);
  if (tools === undefined)
    return err([{ path: [], file, message: 'is no tools/list result: it needs a list `tools`' }]);
  return ok(learnTools(noLearnedSchemas, [service], tools, policy.catalogue).uncatalogued);
}

function toolsOf(value: JsonValue): JsonValue | undefined {
  if (isJsonArray(value)) return value;
  const result = isJsonObject(value) ? (member(value, 'result') ?? value) : undefined;
  const tools = isJsonObject(result) ? member(result, 'tools') : undefined;
  return isJsonArray(tools) ? tools : undefined;
}

/** One line a tool; names come from the server and are printed as JSON strings. */
export function renderListedTools(tools: readonly UncataloguedTool[]): string {
  if (tools.length === 0) return 'uncatalogued tools\n  none\n';
  const lines = tools.map(
    ({ service, tool, fields }) =>
      `  ${JSON.stringify(`${service}/${tool}`)}  ${fields.map((field) => JSON.stringify(field)).join(' ')}`,
  );
  return `uncatalogued tools with path-like fields\n${lines.join('\n')}\n`;
}
