import { isJsonObject, type JsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import { assertNever, err, ok, type Result } from '../../../domain/result.js';
import type { RpcError } from '../guardrails/outcome.js';
import { ERROR } from './json-rpc.js';
import type { MethodRoute } from './methods.js';
import { type NameKind, stringMember, type TargetNames } from './target-names.js';

/** One target, and the params with the target's own names. */
export interface Destination {
  readonly target: string;
  readonly params: JsonObject | undefined;
}

type SingleRoute = Exclude<MethodRoute, { kind: 'fan-out' }>;

/** Finds the target of a request from the name, uri, reference or task id in its params. */
export function routeRequest(
  route: SingleRoute,
  params: JsonObject | undefined,
  names: TargetNames,
  onlyTarget: string | undefined,
): Result<Destination, RpcError> {
  switch (route.by) {
    case 'name':
      return byMember(params, 'name', 'name', names);
    case 'uri':
      return byMember(params, 'uri', 'id', names);
    case 'taskId':
      return byMember(params, 'taskId', 'id', names);
    case 'ref':
      return byReference(params, names);
    case 'only-target':
      if (onlyTarget === undefined) return unroutable(ERROR.methodNotFound, 'not available with several targets');
      return ok({ target: onlyTarget, params });
    default:
      return assertNever(route);
  }
}

function byMember(
  params: JsonObject | undefined,
  key: string,
  kind: NameKind,
  names: TargetNames,
): Result<Destination, RpcError> {
  const name = stringMember(params, key);
  if (name === undefined) return unroutable(ERROR.invalidParams, `${key} must be a string`);
  const split = names.split(kind, name);
  if (split === undefined) return unroutable(ERROR.invalidParams, `${key} does not begin with the name of a target`);
  return ok({ target: split.target, params: { ...params, [key]: split.name } });
}

/** `completion/complete` names a prompt or a resource in its `ref`. */
function byReference(params: JsonObject | undefined, names: TargetNames): Result<Destination, RpcError> {
  const reference: JsonValue | undefined = params === undefined ? undefined : member(params, 'ref');
  if (!isJsonObject(reference)) return unroutable(ERROR.invalidParams, 'ref must be an object');
  const isPrompt = stringMember(reference, 'type') === 'ref/prompt';
  const inner = byMember(reference, isPrompt ? 'name' : 'uri', isPrompt ? 'name' : 'id', names);
  if (!inner.ok) return inner;
  return ok({ target: inner.value.target, params: { ...params, ref: { ...inner.value.params } } });
}

function unroutable(code: number, message: string): Result<Destination, RpcError> {
  return err({ code, message });
}
