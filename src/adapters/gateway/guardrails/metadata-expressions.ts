import { Environment } from '@marcbachmann/cel-js';
import type { JsonObject, JsonValue } from '../../../domain/json/types.js';
import { err, ok, type Result } from '../../../domain/result.js';

/** What an expression can read. `jwt` is always null here: the development gateway checks no tokens. */
export interface ExpressionScope {
  readonly request: {
    readonly method: string;
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly uri: string;
    /** By lower-case name; values of one name joined with ", ". */
    readonly headers: ReadonlyMap<string, string>;
  };
  readonly jwt: null;
  readonly apiKey: JsonObject | null;
  readonly mcpGuardrails: JsonObject;
}

/** Undefined when the expression fails or gives something that JSON has no word for: its key is then left out. */
export type MetadataExpression = (scope: ExpressionScope) => JsonValue | undefined;

const MAX_DEPTH = 32;

/** Compiles one CEL expression. The error is the parser's first line, which quotes nothing but the expression. */
export function compileExpression(source: string): Result<MetadataExpression, string> {
  const environment = new Environment({ unlistedVariablesAreDyn: true });
  try {
    const evaluate = environment.parse(source);
    return ok((scope) => {
      try {
        return toJson(evaluate({ ...scope }), 0);
      } catch {
        return undefined;
      }
    });
  } catch (error) {
    return err(error instanceof Error ? (error.message.split('\n', 1)[0] ?? 'malformed') : 'malformed');
  }
}

/** Evaluates a processor's metadata. An expression that fails leaves its key out, as in agentgateway. */
export function evaluateMetadata(
  expressions: ReadonlyMap<string, MetadataExpression>,
  scope: ExpressionScope,
): JsonObject {
  const entries: [string, JsonValue][] = [];
  for (const [key, expression] of expressions) {
    const value = expression(scope);
    if (value !== undefined) entries.push([key, value]);
  }
  return Object.fromEntries(entries);
}

function toJson(value: unknown, depth: number): JsonValue | undefined {
  if (depth > MAX_DEPTH) return undefined;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'bigint':
      return Number(value);
    case 'object':
      return value === null ? null : objectToJson(value, depth);
    default:
      return undefined;
  }
}

function objectToJson(value: object, depth: number): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item) => toJson(item, depth + 1) ?? null);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  const entries = value instanceof Map ? [...value] : plainEntries(value);
  if (entries === undefined) return undefined;
  return Object.fromEntries(entries.map(([key, item]) => [String(key), toJson(item, depth + 1) ?? null]));
}

function plainEntries(value: object): [unknown, unknown][] | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype ? Object.entries(value) : undefined;
}
