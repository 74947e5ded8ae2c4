import type { JsonObject, JsonValue } from '../../../domain/json/types.js';
import type { Digests } from '../../../domain/ports.js';
import type { ToolCatalogue } from '../../tools/catalogue.js';
import type { ToolEntry } from '../../tools/types.js';
import { plainJson } from '../canonical.js';
import type { PolicyDocument } from '../document.js';
import { fingerprintOf } from '../fingerprint.js';

/** Size and digest of the catalogue in force, and what the policy adds to it. */
export function describeCatalogue(
  catalogue: ToolCatalogue,
  additions: PolicyDocument['tools'],
  digests: Pick<Digests, 'sha256'>,
): JsonObject {
  const services = [...catalogue.entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const tables: JsonValue[] = services.map(([service, tools]) => [service, tools.map(describeTool)]);
  return {
    services: services.length,
    tools: services.reduce((count, [, tools]) => count + tools.length, 0),
    additions: plainJson(additions),
    digest: fingerprintOf(tables, digests),
  };
}

function describeTool(tool: ToolEntry): JsonObject {
  return { name: tool.name, effect: tool.effect, recursive: tool.recursive === true, fields: { ...tool.fields } };
}
