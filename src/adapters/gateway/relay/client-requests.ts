import type { JsonValue } from '../../../domain/json/types.js';
import { err } from '../../../domain/result.js';
import type { Guardrails } from '../guardrails/guardrails.js';
import type { RpcError } from '../guardrails/outcome.js';
import type { CallContext } from '../guardrails/processor.js';
import { ERROR, type RpcReply, type RpcRequest } from './json-rpc.js';
import { mergeResults, type TargetResult, withoutListHints } from './merge-results.js';
import { METHODS, type MethodRoute } from './methods.js';
import type { OpenRequest } from './open-requests.js';
import { routeRequest } from './request-router.js';
import type { StdioTarget } from './stdio-target.js';
import { renameContents, type TargetNames } from './target-names.js';
import { renameTask } from './task-names.js';
import { readTypedParams, withMeta } from './typed-params.js';

/** What a request handler works with: the session's targets, their names, and the guards. */
export interface RelayParts {
  readonly targets: readonly StdioTarget[];
  readonly names: TargetNames;
  readonly guardrails: Guardrails;
}

/** The HTTP side of a request: what its expressions and header filters see. */
export type Exchange = Pick<CallContext, 'headers' | 'scope'>;

/**
 * Answers one request of a client's: asks the guards, forwards, asks them again about the result. Error replies of a
 * target are passed on unseen, as agentgateway does.
 */
export async function answerRequest(
  parts: RelayParts,
  request: RpcRequest,
  exchange: Exchange,
  open: OpenRequest,
): Promise<RpcReply> {
  const route = METHODS.get(request.method);
  if (route === undefined) return { error: { code: ERROR.methodNotFound, message: 'method not found' } };
  return route.kind === 'fan-out'
    ? fanOut(parts, request, exchange, open)
    : single(parts, request, route, exchange, open);
}

async function fanOut(
  parts: RelayParts,
  request: RpcRequest,
  exchange: Exchange,
  open: OpenRequest,
): Promise<RpcReply> {
  const services = parts.targets.map(({ name }) => name);
  const call = { ...exchange, services, method: request.method };
  const asked = await parts.guardrails.request(call, undefined, () => err('no params'));
  if (asked.kind === 'reject') return { error: asked.error };
  const replies = await Promise.all(
    parts.targets.map(async (target) => ({ target: target.name, reply: await forward(target, request, open) })),
  );
  const results: TargetResult[] = replies.flatMap(({ target, reply }) =>
    'result' in reply ? [{ target, result: reply.result }] : [],
  );
  const failure = firstError(replies.map(({ reply }) => reply));
  // A target without prompts answers "method not found": the others' lists still stand. Only a start needs all.
  if (failure !== undefined && (results.length === 0 || request.method === 'initialize')) return { error: failure };
  const merged = mergeResults(request.method, results, parts.names);
  const reply = await checkResult(parts.guardrails, asked.call, merged);
  return 'result' in reply ? { result: withoutListHints(request.method, reply.result) } : reply;
}

async function single(
  parts: RelayParts,
  request: RpcRequest,
  route: Exclude<MethodRoute, { kind: 'fan-out' }>,
  exchange: Exchange,
  open: OpenRequest,
): Promise<RpcReply> {
  const [first, ...others] = parts.targets;
  const routed = routeRequest(route, request.params, parts.names, others.length === 0 ? first?.name : undefined);
  if (!routed.ok) return { error: routed.error };
  const target = parts.targets.find(({ name }) => name === routed.value.target);
  if (target === undefined) return { error: { code: ERROR.internal, message: 'unknown target' } };
  let call: CallContext = { ...exchange, services: [target.name], method: request.method };
  let params = routed.value.params;
  if (route.kind === 'named') {
    const typed = readTypedParams(request.method, params);
    if (!typed.ok) return { error: { code: ERROR.invalidParams, message: typed.error } };
    const asked = await parts.guardrails.request(call, typed.value, (value) => readTypedParams(request.method, value));
    if (asked.kind === 'reject') return { error: asked.error };
    call = asked.call;
    params = withMeta(asked.params ?? {}, request.params);
  }
  const reply = await forward(target, { ...request, params }, open);
  if (!('result' in reply)) return reply;
  const checked = await checkResult(parts.guardrails, call, reply.result);
  return 'result' in checked
    ? { result: clientNames(parts.names, target.name, request.method, checked.result) }
    : checked;
}

async function checkResult(guardrails: Guardrails, call: CallContext, result: JsonValue): Promise<RpcReply> {
  const verdict = await guardrails.response(call, result);
  return verdict.kind === 'reject' ? { error: verdict.error } : { result: verdict.result };
}

function forward(target: StdioTarget, request: RpcRequest, open: OpenRequest): Promise<RpcReply> {
  return target.request(request.method, request.params, (id) => open.sentTo(target, id));
}

/** The guards see a single target's own names; the client sees its own. */
function clientNames(names: TargetNames, target: string, method: string, result: JsonValue): JsonValue {
  return method === 'resources/read' ? renameContents(names, target, result) : renameTask(names, target, result);
}

function firstError(replies: readonly RpcReply[]): RpcError | undefined {
  for (const reply of replies) if ('error' in reply) return reply.error;
  return undefined;
}
