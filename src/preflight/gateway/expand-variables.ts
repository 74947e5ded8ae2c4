import { isJsonArray, isJsonObject, type JsonValue } from '../../domain/json/types.js';

/** `$$`, `${NAME}`, `${NAME:-default}` and `$NAME`, as the gateway expands them. */
export const REFERENCE = /\$\$|\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;

/** The values as the gateway will see them. References to what is not set stay: lint-variables.ts reports them. */
export function expandVariables(value: JsonValue, env: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return expandText(value, env);
  if (isJsonArray(value)) return value.map((element) => expandVariables(element, env));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, expandVariables(child, env)]));
}

function expandText(text: string, env: ReadonlyMap<string, string>): string {
  return text.replace(REFERENCE, (reference, braced?: string, fallback?: string, plain?: string) => {
    if (reference === '$$') return '$';
    return env.get(braced ?? plain ?? '') ?? fallback ?? reference;
  });
}
