import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';

/** Deeper schemas are not filled in. */
const MAX_DEPTH = 6;
const MAX_LENGTH = 1000;
const PATH_NAME = /(?:path|file|dir|directory|folder|root|cwd|workspace|repo)s?$/i;
const URL_NAME = /(?:url|uri|link|href)s?$/i;

/** What the values are made from. */
export interface ArgumentSource {
  /** Where a name or a format asks for a path. */
  readonly path: string;
}

/**
 * Arguments that a tool's inputSchema accepts: its required properties only, each with its const, default, first example
 * or enum value, else with the least value of its type. Addresses are in `.invalid`, which leads nowhere (RFC 6761). The
 * error says which property cannot be filled in.
 */
export function generateArguments(
  inputSchema: JsonValue | undefined,
  source: ArgumentSource,
): Result<JsonObject, string> {
  if (!isJsonObject(inputSchema)) return ok({});
  const value = new Generator(inputSchema, source).object(inputSchema, 'the arguments', 0);
  return value;
}

class Generator {
  constructor(
    private readonly root: JsonObject,
    private readonly source: ArgumentSource,
  ) {}

  object(schema: JsonObject, name: string, depth: number): Result<JsonObject, string> {
    const properties = member(schema, 'properties');
    const required = member(schema, 'required');
    const filled: [string, JsonValue][] = [];
    for (const key of isJsonArray(required) ? required : []) {
      if (typeof key !== 'string') continue;
      const child = isJsonObject(properties) ? member(properties, key) : undefined;
      const value = this.value(child ?? true, key, depth + 1);
      if (!value.ok) return value;
      filled.push([key, value.value]);
    }
    return depth > MAX_DEPTH ? err(`${name}: the schema is too deep`) : ok(Object.fromEntries(filled));
  }

  value(given: JsonValue, name: string, depth: number): Result<JsonValue, string> {
    if (depth > MAX_DEPTH) return err(`${name}: the schema is too deep`);
    if (!isJsonObject(given)) return ok(this.text({}, name));
    const schema = this.resolve(given);
    if (schema === undefined) return err(`${name}: a reference leads nowhere`);
    const ready = readyValue(schema);
    if (ready !== undefined) return ok(ready);
    const choice = firstChoice(schema);
    if (choice !== undefined) return this.value(choice, name, depth + 1);
    return this.ofType(schema, name, depth);
  }

  private ofType(schema: JsonObject, name: string, depth: number): Result<JsonValue, string> {
    switch (typeOf(schema)) {
      case 'string':
        return typeof member(schema, 'pattern') === 'string' && !PATH_NAME.test(name)
          ? err(`${name}: a pattern has to be met`)
          : ok(this.text(schema, name));
      case 'number':
      case 'integer':
        return ok(leastNumber(schema));
      case 'boolean':
        return ok(false);
      case 'null':
        return ok(null);
      case 'array':
        return this.array(schema, name, depth);
      default:
        return this.object(schema, name, depth);
    }
  }

  private array(schema: JsonObject, name: string, depth: number): Result<JsonValue, string> {
    const wanted = Math.min(Math.max(numberAt(schema, 'minItems') ?? 0, PATH_NAME.test(name) ? 1 : 0), MAX_DEPTH);
    const items: JsonValue[] = [];
    while (items.length < wanted) {
      const item = this.value(member(schema, 'items') ?? true, name, depth + 1);
      if (!item.ok) return item;
      items.push(item.value);
    }
    return ok(items);
  }

  private text(schema: JsonObject, name: string): string {
    const format = member(schema, 'format');
    const known = typeof format === 'string' ? FORMATS.get(format) : undefined;
    if (known !== undefined) return known;
    if (URL_NAME.test(name)) return FORMATS.get('uri') ?? '';
    if (PATH_NAME.test(name)) return this.source.path;
    const length = Math.min(numberAt(schema, 'minLength') ?? 0, MAX_LENGTH);
    return 'probe'.padEnd(length, 'x');
  }

  /** Follows `#/…` references inside the schema. */
  private resolve(schema: JsonObject): JsonObject | undefined {
    const reference = member(schema, '$ref');
    if (typeof reference !== 'string') return schema;
    let at: JsonValue | undefined = this.root;
    for (const step of reference.replace(/^#\/?/, '').split('/')) {
      if (step !== '') at = isJsonObject(at) ? member(at, step.replaceAll('~1', '/').replaceAll('~0', '~')) : undefined;
    }
    return isJsonObject(at) && member(at, '$ref') === undefined ? at : undefined;
  }
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['uri', 'https://probe.invalid/'],
  ['url', 'https://probe.invalid/'],
  ['hostname', 'probe.invalid'],
  ['email', 'probe@probe.invalid'],
  ['date', '2026-01-01'],
  ['time', '00:00:00Z'],
  ['date-time', '2026-01-01T00:00:00Z'],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
]);

function readyValue(schema: JsonObject): JsonValue | undefined {
  const fixed = member(schema, 'const') ?? member(schema, 'default');
  if (fixed !== undefined) return fixed;
  for (const key of ['enum', 'examples']) {
    const list = member(schema, key);
    if (isJsonArray(list) && list[0] !== undefined) return list[0];
  }
  return undefined;
}

function firstChoice(schema: JsonObject): JsonObject | undefined {
  if (member(schema, 'properties') !== undefined) return undefined;
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const list = member(schema, key);
    const first = isJsonArray(list) ? list.find(isJsonObject) : undefined;
    if (first !== undefined) return first;
  }
  return undefined;
}

function typeOf(schema: JsonObject): string {
  const type = member(schema, 'type');
  const first = isJsonArray(type) ? type.find((one) => one !== 'null') : type;
  if (typeof first === 'string') return first;
  return member(schema, 'properties') === undefined ? 'string' : 'object';
}

function leastNumber(schema: JsonObject): number {
  const least = numberAt(schema, 'minimum');
  const above = numberAt(schema, 'exclusiveMinimum');
  if (least !== undefined) return least;
  if (above !== undefined) return Math.floor(above) + 1;
  return Math.min(1, numberAt(schema, 'maximum') ?? 1);
}

function numberAt(schema: JsonObject, key: string): number | undefined {
  const value = member(schema, key);
  return typeof value === 'number' ? value : undefined;
}
