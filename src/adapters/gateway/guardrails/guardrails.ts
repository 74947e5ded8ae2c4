import type { JsonObject, JsonValue } from '../../../domain/json/types.js';
import type { Outcome, RpcError } from './outcome.js';
import type { CallContext, ParamsReader, Processor } from './processor.js';

/** The processors of one gateway, asked in order; the first refusal ends it. */
export interface Guardrails {
  /** Whether any processor is asked about the result of `method`. */
  runsResponse(method: string): boolean;
  request(call: CallContext, params: JsonObject | undefined, read: ParamsReader): Promise<RequestVerdict>;
  response(call: CallContext, result: JsonValue): Promise<ResponseVerdict>;
  close(): void;
}

export type RequestVerdict =
  | { readonly kind: 'forward'; readonly params: JsonObject | undefined; readonly call: CallContext }
  | { readonly kind: 'reject'; readonly error: RpcError };

export type ResponseVerdict =
  | { readonly kind: 'deliver'; readonly result: JsonValue }
  | { readonly kind: 'reject'; readonly error: RpcError };

/**
 * Each processor sees what the ones before it left: mutated params, and their metadata as `mcpGuardrails.<key>`. The
 * verdict's `call` carries that metadata on to the response phase.
 */
export function createGuardrails(processors: readonly Processor[]): Guardrails {
  return {
    runsResponse: (method) => processors.some((processor) => processor.runsResponse(method)),
    async request(call, params, read) {
      let state = { call, params };
      for (const processor of processors.filter(({ runsRequest }) => runsRequest(call.method))) {
        const outcome = await processor.request(state.call, state.params, read);
        if (outcome.kind === 'reject') return outcome;
        state = {
          call: withMetadata(state.call, outcome),
          params: outcome.kind === 'mutated' ? outcome.value : state.params,
        };
      }
      return { kind: 'forward', ...state };
    },
    async response(call, result) {
      let current = result;
      for (const processor of processors.filter(({ runsResponse }) => runsResponse(call.method))) {
        const outcome = await processor.response(call, current);
        if (outcome.kind === 'reject') return outcome;
        if (outcome.kind === 'mutated') current = outcome.value;
      }
      return { kind: 'deliver', result: current };
    },
    close: () => {
      for (const processor of processors) processor.close();
    },
  };
}

function withMetadata(call: CallContext, outcome: Exclude<Outcome<unknown>, { kind: 'reject' }>): CallContext {
  if (outcome.metadata === undefined) return call;
  const mcpGuardrails = { ...call.scope.mcpGuardrails, ...outcome.metadata };
  return { ...call, scope: { ...call.scope, mcpGuardrails } };
}
