import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  member,
  pointerStep,
} from '../../domain/json/types.js';
import type { McpSurface, Placed } from './model.js';

/**
 * Finds every group of MCP targets in a gateway's file, wherever it stands (`mcp`, routes, listeners, backends), with the
 * policies of all objects around it, of routes that lead to it by name, and of `policies` entries at the top.
 */
export function findSurfaces(config: JsonObject): readonly McpSurface[] {
  const attached = attachedPolicies(config);
  const routes = namedRoutes(config);
  const surfaces: McpSurface[] = [];
  walk(config, '', attached, (object, at, around) => {
    const mcp = member(object, 'mcp');
    if (!isJsonObject(mcp) || !isJsonArray(member(mcp, 'targets'))) return;
    const name = member(object, 'name');
    const leading = typeof name === 'string' ? (routes.get(name) ?? []) : [];
    surfaces.push(surface(mcp, `${at}/mcp`, [...leading, ...around]));
  });
  return surfaces;
}

type Visit = (object: JsonObject, at: string, around: readonly Placed<JsonObject>[]) => void;

function walk(value: JsonValue, at: string, around: readonly Placed<JsonObject>[], visit: Visit): void {
  if (isJsonArray(value)) {
    for (const [index, element] of value.entries()) walk(element, pointerStep(at, index), around, visit);
  }
  if (!isJsonObject(value)) return;
  const inner = [...around, ...ownPolicies(value, at)];
  visit(value, at, inner);
  for (const [key, child] of Object.entries(value)) walk(child, pointerStep(at, key), inner, visit);
}

function ownPolicies(object: JsonObject, at: string): readonly Placed<JsonObject>[] {
  const policies = member(object, 'policies');
  return isJsonObject(policies) ? [{ at: `${at}/policies`, value: policies }] : [];
}

/** Policies that name their target: which one it is depends on names the gateway gives, so they count for all. */
function attachedPolicies(config: JsonObject): readonly Placed<JsonObject>[] {
  const policies = member(config, 'policies');
  if (!isJsonArray(policies)) return [];
  return policies.flatMap((entry, index) => {
    const policy = isJsonObject(entry) ? member(entry, 'policy') : undefined;
    return isJsonObject(policy) ? [{ at: `/policies/${index}/policy`, value: policy }] : [];
  });
}

/** Policies of the routes that lead to a named backend, by that name. */
function namedRoutes(config: JsonObject): ReadonlyMap<string, readonly Placed<JsonObject>[]> {
  const routes = new Map<string, readonly Placed<JsonObject>[]>();
  walk(config, '', [], (object, _at, around) => {
    const backends = member(object, 'backends');
    if (!isJsonArray(backends)) return;
    for (const backend of backends) {
      const name = isJsonObject(backend) ? member(backend, 'backend') : undefined;
      if (typeof name === 'string') routes.set(plainName(name), [...(routes.get(plainName(name)) ?? []), ...around]);
    }
  });
  return routes;
}

/** Backends may be named as `namespace/name`. */
function plainName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function surface(mcp: JsonObject, at: string, around: readonly Placed<JsonObject>[]): McpSurface {
  const policies = [...around, ...ownPolicies(mcp, at)];
  return {
    at,
    targets: objects(member(mcp, 'targets'), `${at}/targets`),
    policies,
    processors: policies.flatMap(({ at: place, value }) => {
      const guardrails = member(value, 'mcpGuardrails');
      return isJsonObject(guardrails)
        ? objects(member(guardrails, 'processors'), `${place}/mcpGuardrails/processors`)
        : [];
    }),
  };
}

function objects(value: JsonValue | undefined, at: string): readonly Placed<JsonObject>[] {
  if (!isJsonArray(value)) return [];
  return value.flatMap((one, index) => (isJsonObject(one) ? [{ at: pointerStep(at, index), value: one }] : []));
}
