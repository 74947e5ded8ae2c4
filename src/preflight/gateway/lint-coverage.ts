import type { JsonObject } from '../../domain/json/types.js';
import { member, pointerStep } from '../../domain/json/types.js';
import { nearestKey } from '../../rules/policy/nearest-key.js';
import type { PreflightFinding } from '../finding.js';
import { asks, asPhase, METHODS, type MethodHooks, methodsOf, PHASES, phaseOf } from './coverage.js';
import type { McpSurface, Placed } from './model.js';

const RECOMMENDED = 'methods: { tools/call: full, prompts/get: full, resources/read: full, "*": response }';

/** Methods that reach the servers, or whose results reach the client, without the guard being asked. */
export function lintCoverage(surface: McpSurface): readonly PreflightFinding[] {
  const remote = surface.processors.filter((processor) => member(processor.value, 'kind') === 'remote');
  if (remote.length === 0) {
    return [
      {
        rule: 'guard-missing',
        level: 'error',
        at: surface.at,
        message: 'no remote guardrail processor applies to these targets: the guard is never asked',
        fix: 'add policies.mcpGuardrails.processors beside targets',
      },
    ];
  }
  return [...remote.flatMap(lintMethodKeys), ...METHODS.flatMap((method) => lintMethod(method, surface, remote))];
}

function lintMethod(
  hooks: MethodHooks,
  surface: McpSurface,
  remote: readonly Placed<JsonObject>[],
): readonly PreflightFinding[] {
  if (hooks.needs === 'none') return [];
  const phases = remote.map((processor) => phaseOf(methodsOf(processor.value), hooks.method)?.phase);
  const request = hooks.needs === 'response' || phases.some((phase) => asks(phase, 'request'));
  const response = phases.some((phase) => asks(phase, 'response'));
  if (request && response) return [];
  const first = remote[0]?.at ?? surface.at;
  const about = {
    at: `${first}/methods`,
    level: levelOf(hooks),
    fix: RECOMMENDED,
  };
  const { method, misses } = hooks;
  if (phases.every((phase) => phase === undefined || phase === 'off') || hooks.needs === 'response') {
    return [
      {
        ...about,
        rule: 'method-bypasses-guard',
        message: `${method} does not reach the guard, which misses ${misses}`,
      },
    ];
  }
  return request
    ? [
        {
          ...about,
          rule: 'request-only',
          message: `${method} is asked about before the call only: results pass unscanned`,
        },
      ]
    : [
        {
          ...about,
          rule: 'response-only',
          message: `${method} is asked about after the call only: it is never denied`,
        },
      ];
}

function levelOf(hooks: MethodHooks): 'error' | 'warn' {
  return hooks.needs === 'full' || hooks.method.startsWith('tasks/') ? 'error' : 'warn';
}

/** Keys and values of `methods` that the gateway does not know. */
function lintMethodKeys(processor: Placed<JsonObject>): readonly PreflightFinding[] {
  const methods = methodsOf(processor.value);
  return Object.keys(methods).flatMap((key): readonly PreflightFinding[] => {
    const at = pointerStep(`${processor.at}/methods`, key);
    if (asPhase(member(methods, key)) === undefined) {
      return [
        { rule: 'phase-unknown', level: 'error', at, message: `the phase must be ${PHASES.join(', ')}` } as const,
      ];
    }
    if (METHODS.some(({ method }) => phaseOf({ [key]: 'full' }, method) !== undefined)) return [];
    const meant = nearestKey(
      key,
      METHODS.map(({ method }) => method),
    );
    const message = `no hooked method matches '${key}'${meant === undefined ? '' : `, did you mean '${meant}'?`}`;
    return [{ rule: 'method-unknown', level: 'warn', at, message }];
  });
}
