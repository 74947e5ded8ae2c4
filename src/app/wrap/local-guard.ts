import { CODE, type RefusalError, type StdioGuard, type Verdict } from '../../adapters/stdio/stdio-guard.js';
import { decideServerMessage } from '../../decisions/decide-server-message.js';
import type { JsonObject } from '../../domain/json/types.js';
import { lazy } from '../../domain/lazy.js';
import { ok } from '../../domain/result.js';
import { noTrace } from '../../domain/trace.js';
import { createCheckMessage } from '../../hooks/check-message.js';
import type { RequestHookDeps } from '../../hooks/check-request.js';
import { createCheckResponse, type ResponseHookDeps } from '../../hooks/check-response.js';
import type { DenialStatus, RequestAnswer, ResponseAnswer } from '../../wire/types.js';

/** Whose messages these are. */
export interface WrapIdentity {
  readonly service: string;
  /** A client's id in the policy; undefined: a caller whom it does not know. */
  readonly client: string | undefined;
}

/**
 * Requests that ask about the server, or about work under way: they name nothing that a policy decides about, clients send them
 * unasked and often, and none of them counts against a rate. What they return is decided all the same.
 */
const NOT_ASKED: ReadonlySet<string> = new Set([
  'initialize',
  'server/discover',
  'ping',
  'logging/setLevel',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'tasks/get',
  'tasks/list',
  'tasks/result',
  'tasks/cancel',
]);

const CODES: Readonly<Record<DenialStatus, number>> = {
  PERMISSION_DENIED: CODE.denied,
  RESOURCE_EXHAUSTED: CODE.exhausted,
  INVALID: CODE.invalidRequest,
  UNKNOWN: CODE.internal,
};

/** A guard that loads part of itself late. */
export interface LocalGuard extends StdioGuard {
  /** Loads that part now. */
  prepare(): Promise<void>;
}

/** Decides in this process. */
export function createLocalGuard(deps: RequestHookDeps & ResponseHookDeps, identity: WrapIdentity): LocalGuard {
  const { service, client } = identity;
  const judges = lazy(() => loadJudges(deps, service));
  const checkResponse = createCheckResponse(deps);
  const checkServerMessage = createCheckMessage(deps, ({ result }, policy, profile) =>
    decideServerMessage(result, policy, profile, deps.facts(policy), noTrace),
  );
  const own: JsonObject = client === undefined ? {} : { client };
  const { signal } = new AbortController();
  const about = (method: string, metadata: JsonObject) => ({
    services: [service],
    method,
    metadata: () => ok({ ...metadata, ...own }),
  });
  return {
    bounds: deps.policy().limits,
    maxMessageBytes: deps.policy().limits.maxMessageBytes,
    async request(method, params) {
      if (NOT_ASKED.has(method)) return { kind: 'pass' };
      const message = { ...about(method, {}), ...(params === undefined ? {} : { params }), headers: () => ok([]) };
      const { checkRequest } = await judges();
      return fromRequest(await checkRequest(message, signal));
    },
    result: async (method, metadata, result) =>
      fromResponse(await checkResponse({ ...about(method, metadata), result }, signal)),
    serverMessage: async (method, metadata, message) =>
      fromResponse(await checkServerMessage({ ...about(method, metadata), result: message }, signal)),
    async clientAnswer(method, result) {
      const { checkClientAnswer } = await judges();
      return fromResponse(await checkClientAnswer({ ...about(method, {}), result }, signal));
    },
    prepare: async () => void (await judges()),
  };
}

/** What decides about calls is loaded for the first of them: a server starts with messages that name nothing. */
async function loadJudges(deps: RequestHookDeps, service: string) {
  const [{ createCheckRequest }, { decideClientAnswer }] = await Promise.all([
    import('../../hooks/check-request.js'),
    import('../../decisions/decide-client-answer.js'),
  ]);
  return {
    checkRequest: createCheckRequest(deps),
    checkClientAnswer: createCheckMessage(deps, ({ method, result }, policy, profile) =>
      decideClientAnswer({ service, method, result }, policy, profile, deps.world, noTrace),
    ),
  };
}

function fromRequest(answer: RequestAnswer): Verdict {
  if (answer.kind === 'deny') return { kind: 'refuse', error: refusal(answer) };
  const { ref = '', tool = '' } = answer.metadata;
  const metadata = { ref, tool };
  return answer.kind === 'pass' ? { kind: 'pass', metadata } : { kind: 'replace', bytes: answer.params, metadata };
}

function fromResponse(answer: ResponseAnswer): Verdict {
  if (answer.kind === 'deny') return { kind: 'refuse', error: refusal(answer) };
  return answer.kind === 'pass' ? answer : { kind: 'replace', bytes: answer.result };
}

function refusal(denial: Extract<RequestAnswer, { kind: 'deny' }>): RefusalError {
  return { code: CODES[denial.status], message: denial.reason, data: denial.data };
}
