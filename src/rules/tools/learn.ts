import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import type { FieldIndex, ToolCatalogue } from './catalogue.js';
import { lookupTool } from './lookup-tool.js';
import { MAX_NAME, normalizeName, normalizeService } from './names.js';
import { type SchemaField, schemaFields } from './schema-fields.js';
import { splitMergedName } from './tool-gate.js';

/** Path-like fields of tools, as their own schemas describe them: service -> tool -> fields. Only ever adds checks. */
export type LearnedSchemas = ReadonlyMap<string, ReadonlyMap<string, FieldIndex>>;

export const noLearnedSchemas: LearnedSchemas = new Map();

/** A tool whose schema has path-like fields and that no catalogue entry covers. */
export interface UncataloguedTool {
  readonly service: string;
  readonly tool: string;
  /** Such as `files[].path`. Names come from the upstream. */
  readonly fields: readonly string[];
}

export interface Learning {
  readonly learned: LearnedSchemas;
  readonly uncatalogued: readonly UncataloguedTool[];
}

/** Memory bounds. Beyond them nothing more is learned; what is known stays. */
export const LEARN_LIMITS = { services: 128, toolsPerService: 1024, fieldsPerTool: 64 } as const;

/**
 * Learns from the `tools` of a tools/list result. `services` are the services of the list: names of a merged list carry a
 * service's prefix. Gives a new value; the old one is untouched. Fields are added to what was known of a tool, never taken
 * away, so that an upstream cannot talk itself out of a check.
 */
export function learnTools(
  learned: LearnedSchemas,
  services: readonly string[],
  tools: JsonValue | undefined,
  catalogue: ToolCatalogue,
): Learning {
  const next = new Map([...learned].map(([service, known]) => [service, new Map(known)] as const));
  const uncatalogued: UncataloguedTool[] = [];
  for (const tool of isJsonArray(tools) ? tools : []) {
    const named = isJsonObject(tool) ? toolName(tool, services) : undefined;
    if (named === undefined || !isJsonObject(tool)) continue;
    const fields = schemaFields(member(tool, 'inputSchema'), LEARN_LIMITS.fieldsPerTool);
    if (fields.length === 0) continue;
    remember(next, named, fields);
    if (lookupTool(catalogue, named.service, named.tool).how === 'unknown') {
      uncatalogued.push({ ...named, fields: fields.map(({ label }) => label) });
    }
  }
  return { learned: next, uncatalogued };
}

/** What was learned of a tool, by its name as the client gave it. */
export function learnedFields(
  learned: LearnedSchemas | undefined,
  service: string,
  tool: string,
): FieldIndex | undefined {
  if (learned === undefined || learned.size === 0) return undefined;
  return learned.get(normalizeService(service))?.get(normalizeName(tool));
}

function toolName(tool: JsonObject, services: readonly string[]): { service: string; tool: string } | undefined {
  const name = member(tool, 'name');
  if (typeof name !== 'string' || name === '' || name.length > MAX_NAME) return undefined;
  return splitMergedName(services, name);
}

function remember(
  learned: Map<string, Map<string, FieldIndex>>,
  named: { readonly service: string; readonly tool: string },
  fields: readonly SchemaField[],
): void {
  const service = normalizeService(named.service);
  const tools = learned.get(service) ?? new Map<string, FieldIndex>();
  if (!learned.has(service) && learned.size >= LEARN_LIMITS.services) return;
  const tool = normalizeName(named.tool);
  const known = tools.get(tool);
  if (known === undefined && tools.size >= LEARN_LIMITS.toolsPerService) return;
  tools.set(tool, merge(known, fields));
  learned.set(service, tools);
}

function merge(known: FieldIndex | undefined, fields: readonly SchemaField[]): FieldIndex {
  const merged = new Map(known);
  for (const { name, spec } of fields) {
    const specs = merged.get(name) ?? [];
    const same = specs.some((old) => old.kind === spec.kind && old.above.join('.') === spec.above.join('.'));
    const room = merged.has(name) || merged.size < LEARN_LIMITS.fieldsPerTool;
    if (!same && room && specs.length < 8) merged.set(name, [...specs, spec]);
  }
  return merged;
}
