import { isJsonObject, type JsonObject, member } from '../../domain/json/types.js';
import type { Phase } from './model.js';

/** Phases in which the gateway can ask a guard about a method, and those without which a guard misses something. */
export interface MethodHooks {
  readonly method: string;
  readonly possible: 'full' | 'response';
  readonly needs: 'full' | 'response' | 'none';
  /** What passes unseen without it. */
  readonly misses: string;
}

/** Methods as agentgateway 1.4 hooks them; client notifications and everything the server starts are never hooked. */
export const METHODS: readonly MethodHooks[] = [
  {
    method: 'tools/call',
    possible: 'full',
    needs: 'full',
    misses: 'calls that name credential files, and secrets in results',
  },
  {
    method: 'resources/read',
    possible: 'full',
    needs: 'full',
    misses: 'reads of credential files, and secrets in contents',
  },
  {
    method: 'prompts/get',
    possible: 'full',
    needs: 'full',
    misses: 'arguments that name credential files, and secrets in prompts',
  },
  { method: 'tasks/get', possible: 'response', needs: 'response', misses: 'results of calls that run as tasks' },
  { method: 'tasks/update', possible: 'response', needs: 'response', misses: 'results of calls that run as tasks' },
  { method: 'tasks/cancel', possible: 'response', needs: 'response', misses: 'results of calls that run as tasks' },
  { method: 'completion/complete', possible: 'response', needs: 'response', misses: 'secrets in completions' },
  { method: 'tools/list', possible: 'full', needs: 'response', misses: 'denied tools, which then show in the list' },
  { method: 'resources/list', possible: 'full', needs: 'response', misses: 'secrets in names and uris' },
  { method: 'resources/templates/list', possible: 'full', needs: 'response', misses: 'secrets in names and uris' },
  { method: 'prompts/list', possible: 'full', needs: 'response', misses: 'secrets in descriptions' },
  { method: 'initialize', possible: 'full', needs: 'response', misses: 'secrets in the server’s instructions' },
  { method: 'server/discover', possible: 'full', needs: 'response', misses: 'secrets in the server’s instructions' },
  { method: 'resources/subscribe', possible: 'response', needs: 'none', misses: 'nothing: the answer is empty' },
  { method: 'resources/unsubscribe', possible: 'response', needs: 'none', misses: 'nothing: the answer is empty' },
  { method: 'logging/setLevel', possible: 'full', needs: 'none', misses: 'nothing: the answer is empty' },
  { method: 'ping', possible: 'full', needs: 'none', misses: 'nothing: the answer is empty' },
];

/**
 * The phase that a processor's `methods` gives a method: an exact key beats the longest `prefix*`, that beats the longest
 * `*suffix`, that beats `*`. Undefined where no key matches: the method then bypasses the processor.
 */
export function phaseOf(
  methods: JsonObject,
  method: string,
): { readonly key: string; readonly phase: Phase } | undefined {
  const key = bestKey(Object.keys(methods), method);
  const phase = key === undefined ? undefined : asPhase(member(methods, key));
  return key === undefined || phase === undefined ? undefined : { key, phase };
}

function bestKey(keys: readonly string[], method: string): string | undefined {
  if (keys.includes(method)) return method;
  const longest = (a: string, b: string) => b.length - a.length;
  const prefix = keys
    .filter((key) => key.length > 1 && key.endsWith('*') && method.startsWith(key.slice(0, -1)))
    .sort(longest)[0];
  const suffix = keys
    .filter((key) => key.length > 1 && key.startsWith('*') && method.endsWith(key.slice(1)))
    .sort(longest)[0];
  return prefix ?? suffix ?? (keys.includes('*') ? '*' : undefined);
}

export const PHASES: readonly Phase[] = ['off', 'request', 'response', 'full'];

/** The phase a value names; undefined for what the gateway would not take. */
export function asPhase(value: unknown): Phase | undefined {
  return PHASES.find((phase) => phase === value);
}

/** `methods` of a processor; an empty map where it has none. */
export function methodsOf(processor: JsonObject): JsonObject {
  const methods = member(processor, 'methods');
  return isJsonObject(methods) ? methods : {};
}

/** Whether a phase asks the guard before the call, or after it. */
export function asks(phase: Phase | undefined, hook: 'request' | 'response'): boolean {
  return phase === 'full' || phase === hook;
}
