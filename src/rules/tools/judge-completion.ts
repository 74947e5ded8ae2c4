import type { Denial } from '../../domain/denial.js';
import { isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import type { Trace } from '../../domain/trace.js';
import type { CallPolicy } from './call-policy.js';
import { judgePrompt } from './judge-prompt.js';
import { judgeResourceRead } from './judge-resource-read.js';

/** The parameters of a completion/complete. */
export interface CompletionCall {
  readonly service: string;
  readonly params: JsonValue | undefined;
}

/**
 * Decides whether a completion asks about a denied path: the argument's value and the context's arguments as a prompt's, and a
 * resource template filled in with them as a URI.
 */
export function judgeCompletion(call: CompletionCall, policy: CallPolicy, trace: Trace): Denial | undefined {
  if (!isJsonObject(call.params)) return undefined;
  const args = completionArguments(call.params);
  const ref = member(call.params, 'ref');
  const uri = isJsonObject(ref) ? member(ref, 'uri') : undefined;
  const filled = typeof uri === 'string' ? fillTemplate(uri, args) : uri;
  return (
    judgePrompt({ service: call.service, name: 'completion', args }, policy, trace) ??
    judgeResourceRead({ uri: filled }, policy, trace)
  );
}

function completionArguments(params: JsonObject): JsonObject {
  const context = member(params, 'context');
  const known = isJsonObject(context) ? member(context, 'arguments') : undefined;
  const argument = member(params, 'argument');
  const name = isJsonObject(argument) ? member(argument, 'name') : undefined;
  const value = isJsonObject(argument) ? member(argument, 'value') : undefined;
  const own: readonly (readonly [string, JsonValue])[] =
    typeof name === 'string' && value !== undefined ? [[name, value]] : [];
  return Object.fromEntries([...Object.entries(isJsonObject(known) ? known : {}), ...own]);
}

/** Puts values in the place of `{name}`, `{+name}`, `{/name*}` and the other operators of RFC 6570. */
function fillTemplate(template: string, args: JsonObject): string {
  return template.replace(/\{([+#./;?&]?)([\w.%-]+)[*]?(?::\d+)?\}/g, (whole, operator: string, name: string) => {
    const value = member(args, name);
    if (typeof value !== 'string') return whole;
    return operator === '/' || operator === '.' ? `${operator}${value}` : value;
  });
}
