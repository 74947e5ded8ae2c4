import type { Denial } from '../domain/denial.js';
import { decodeJson, type JsonFault } from '../domain/json/decode.js';
import type { JsonBounds } from '../domain/json/scan.js';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../domain/json/types.js';
import { err, ok, type Result } from '../domain/result.js';

/** A request whose params were read and have the form that its method needs. */
export type OpenCall =
  | {
      readonly kind: 'tool';
      readonly name: string;
      readonly args: JsonValue | undefined;
      readonly params: JsonObject;
      readonly text: string;
    }
  | {
      readonly kind: 'prompt';
      readonly name: string;
      readonly args: JsonValue | undefined;
      readonly params: JsonObject;
      readonly text: string;
    }
  | { readonly kind: 'resource'; readonly uri: string; readonly params: JsonObject; readonly text: string }
  /** A client asks what may follow: candidates can be names of files. */
  | { readonly kind: 'completion'; readonly params: JsonObject; readonly text: string }
  /** A method whose params the gateway does not show, or one that MCP does not know. */
  | { readonly kind: 'other'; readonly params: JsonValue | undefined; readonly text: string };

/**
 * Reads the params of a method. The three methods that carry a decision must name their subject: without one, what the
 * upstream would make of the call is anybody's guess.
 * @returns a denial (`undecodable` or `too-large`) for anything that a strict reader would not take.
 */
export function openCall(method: string, params: Uint8Array | undefined, bounds: JsonBounds): Result<OpenCall, Denial> {
  if (params === undefined)
    return isDecided(method) ? err(undecodable('no-params')) : ok({ kind: 'other', params: undefined, text: '' });
  const decoded = decodeJson(params, bounds);
  if (!decoded.ok) return err(jsonDenial(decoded.error));
  const { value, text } = decoded.value;
  if (method === 'completion/complete' && isJsonObject(value)) return ok({ kind: 'completion', params: value, text });
  if (!isDecided(method)) return ok({ kind: 'other', params: value, text });
  if (!isJsonObject(value)) return err(undecodable('params-not-an-object'));
  return method === 'resources/read' ? openResource(value, text) : openNamed(method, value, text);
}

function openResource(params: JsonObject, text: string): Result<OpenCall, Denial> {
  const uri = member(params, 'uri');
  return typeof uri === 'string' ? ok({ kind: 'resource', uri, params, text }) : err(undecodable('no-uri'));
}

function openNamed(method: string, params: JsonObject, text: string): Result<OpenCall, Denial> {
  const name = member(params, 'name');
  const args = member(params, 'arguments');
  if (typeof name !== 'string' || name === '') return err(undecodable('no-name'));
  if (args !== undefined && args !== null && !isJsonObject(args)) return err(undecodable('arguments-not-an-object'));
  return ok({ kind: method === 'tools/call' ? 'tool' : 'prompt', name, args: args ?? undefined, params, text });
}

/** Methods whose params a decision depends on. */
export function isDecided(method: string): boolean {
  return method === 'tools/call' || method === 'prompts/get' || method === 'resources/read';
}

/** The denial for JSON that cannot be read. The rule says what was wrong with it. */
export function jsonDenial(fault: JsonFault): Denial {
  return fault === 'too-deep' || fault === 'too-many-nodes' ? { code: 'too-large', rule: fault } : undecodable(fault);
}

function undecodable(rule: string): Denial {
  return { code: 'undecodable', rule };
}
