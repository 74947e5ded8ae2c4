import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import type { FieldSpec } from './catalogue.js';
import { kindOfFieldName } from './field-names.js';
import { MAX_NAME, normalizeName } from './names.js';
import type { FieldKind } from './types.js';

/** A field of a schema that may name files. */
export interface SchemaField {
  /** Normalised. */
  readonly name: string;
  /** Such as `files[].path`. */
  readonly label: string;
  readonly spec: FieldSpec;
}

const MAX_DEPTH = 8;
const MAX_NODES = 4096;
const MAX_DESCRIPTION = 1024;

interface Step {
  readonly schema: JsonObject;
  readonly names: readonly string[];
  readonly label: string;
}

/**
 * The fields of a tool's input schema that may name files, by their name, format and description, at any depth. Reads a
 * bounded part of the schema and at most `limit` fields; `$ref` is followed within `$defs` by walking these as well.
 */
export function schemaFields(schema: JsonValue | undefined, limit: number): readonly SchemaField[] {
  if (!isJsonObject(schema)) return [];
  const fields: SchemaField[] = [];
  const queue: Step[] = [{ schema, names: [], label: '' }];
  for (let seen = 0; seen < queue.length && seen < MAX_NODES && fields.length < limit; seen++) {
    const step = queue[seen];
    if (step === undefined || step.names.length > MAX_DEPTH) continue;
    const field = fieldAt(step);
    if (field !== undefined) fields.push(field);
    for (const next of stepsBelow(step)) if (queue.length < MAX_NODES) queue.push(next);
  }
  return fields;
}

/** Properties one name deeper; elements, alternatives and definitions at the same name. */
function stepsBelow(step: Step): readonly Step[] {
  const { schema, names, label } = step;
  const properties = member(schema, 'properties');
  const below: Step[] = [];
  for (const [name, value] of isJsonObject(properties) ? Object.entries(properties) : []) {
    if (!isJsonObject(value) || name.length > MAX_NAME) continue;
    below.push({ schema: value, names: [...names, name], label: label === '' ? name : `${label}.${name}` });
  }
  for (const key of ['items', 'prefixItems', 'additionalProperties', 'contains']) {
    for (const value of schemasIn(member(schema, key))) below.push({ schema: value, names, label: `${label}[]` });
  }
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    for (const value of schemasIn(member(schema, key))) below.push({ schema: value, names, label });
  }
  for (const key of ['$defs', 'definitions']) {
    const definitions = member(schema, key);
    for (const value of isJsonObject(definitions) ? Object.values(definitions) : []) {
      if (isJsonObject(value)) below.push({ schema: value, names: [], label: '' });
    }
  }
  return below;
}

function schemasIn(value: JsonValue | undefined): readonly JsonObject[] {
  if (isJsonArray(value)) return value.filter(isJsonObject);
  return isJsonObject(value) ? [value] : [];
}

function fieldAt({ schema, names, label }: Step): SchemaField | undefined {
  const own = names.at(-1);
  if (own === undefined || !holdsStrings(schema)) return undefined;
  const name = normalizeName(own);
  const kind = kindOf(name, schema);
  if (kind === undefined) return undefined;
  return { name, label, spec: { kind, above: names.slice(0, -1).map(normalizeName) } };
}

const STRINGY: ReadonlySet<JsonValue> = new Set(['string', 'array']);

function holdsStrings(schema: JsonObject): boolean {
  const type = member(schema, 'type');
  if (type === undefined) return true;
  return isJsonArray(type) ? type.some((one) => STRINGY.has(one)) : STRINGY.has(type);
}

const PATH_FORMATS: ReadonlySet<string> = new Set([
  'path',
  'file-path',
  'filepath',
  'file',
  'directory',
  'directory-path',
  'binary-path',
]);
const URI_FORMATS: ReadonlySet<string> = new Set([
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'url',
  'uri-template',
]);

function kindOf(name: string, schema: JsonObject): FieldKind | undefined {
  const format = member(schema, 'format');
  if (typeof format === 'string' && PATH_FORMATS.has(format)) return 'path';
  if (typeof format === 'string' && URI_FORMATS.has(format)) return 'uri';
  if (Array.isArray(member(schema, 'enum'))) return undefined;
  const named = kindOfFieldName(name);
  if (named !== undefined && !named.weak && LEARNED_BY_NAME.has(named.kind)) return named.kind;
  if (named !== undefined && !named.weak) return undefined;
  const description = member(schema, 'description');
  return typeof description === 'string' && speaksOfPath(description) ? 'path' : undefined;
}

const LEARNED_BY_NAME: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'path',
  'root',
  'uri',
  'glob',
  'command',
  'patch',
  'volumes',
]);

const SPEAKS_OF_PATH =
  /\b(?:(?:absolute|relative|full|local|file|directory|folder|disk|filesystem|file system)[ -]paths?|paths? (?:to|of|for)|file ?names?|name of (?:the|a) (?:file|directory|folder)|(?:file|directory|folder) to (?:read|write|open|load|scan|delete|upload|analy[sz]e|parse|process|convert|edit))\b/i;

/** Whether a description says that the field names a file. */
function speaksOfPath(description: string): boolean {
  return SPEAKS_OF_PATH.test(description.slice(0, MAX_DESCRIPTION));
}
