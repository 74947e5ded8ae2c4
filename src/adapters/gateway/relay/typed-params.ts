import { isJsonObject, type JsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import { err, ok, type Result } from '../../../domain/result.js';

/** Params of the three hooked requests: the keys that the gateway's typed reading keeps, and the one that must be a string. */
const SHAPES: ReadonlyMap<string, { readonly required: string; readonly keys: readonly string[] }> = new Map([
  ['tools/call', { required: 'name', keys: ['name', 'arguments', 'task', 'inputResponses', 'requestState'] }],
  ['prompts/get', { required: 'name', keys: ['name', 'arguments', 'inputResponses', 'requestState'] }],
  ['resources/read', { required: 'uri', keys: ['uri', 'inputResponses', 'requestState'] }],
]);

/**
 * Reads params of a hooked method as agentgateway does: unknown top-level keys and `_meta` are gone from what it gives
 * back. The error says what does not fit, without quoting the value.
 */
export function readTypedParams(method: string, value: JsonValue | undefined): Result<JsonObject, string> {
  const shape = SHAPES.get(method);
  if (shape === undefined || value === undefined || !isJsonObject(value)) return err(`${method} needs params`);
  if (typeof member(value, shape.required) !== 'string') return err(`${shape.required} must be a string`);
  const given = member(value, 'arguments');
  if (given !== undefined && given !== null && !isJsonObject(given)) return err('arguments must be an object');
  const kept = shape.keys.flatMap((key) => {
    const item = member(value, key);
    return item === undefined ? [] : [[key, item] as const];
  });
  return ok(Object.fromEntries(kept));
}

/** Puts the client's `_meta`, which no guard is shown, back beside the params that the target gets. */
export function withMeta(params: JsonObject, original: JsonObject | undefined): JsonObject {
  const meta = original === undefined ? undefined : member(original, '_meta');
  return meta === undefined ? params : { ...params, _meta: meta };
}
