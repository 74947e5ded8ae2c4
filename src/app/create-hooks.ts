import type { Logger } from 'pino';
import type { Metrics } from '../adapters/admin/metrics.js';
import type { Hooks } from '../adapters/grpc/server-options.js';
import { linkResolvers } from '../adapters/links/link-resolvers.js';
import { systemClock } from '../adapters/process/clock.js';
import { newId } from '../adapters/process/digests.js';
import type { Digests, LinkResolver } from '../domain/ports.js';
import { createCheckRequest } from '../hooks/check-request.js';
import { createCheckResponse } from '../hooks/check-response.js';
import type { AuditSink, DecisionWorkers, HookDeps, Limiter } from '../hooks/ports.js';
import type { MachineFact } from '../rules/facts/hide-facts.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import { createLearning } from './learning.js';
import { machineFacts } from './machine-facts.js';
import { hookEvents } from './serve-events.js';

export interface HookParts {
  readonly policy: () => CompiledPolicy;
  readonly audit: AuditSink;
  readonly limiter: Limiter;
  readonly workers: DecisionWorkers;
  readonly digests: Digests;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly version: string;
}

/** The two hooks over the parts of a process. What hangs on a policy is made once for each. */
export function createHooks(parts: HookParts): Hooks {
  const { metrics, log } = parts;
  const learning = createLearning(({ service, tool, fields }) => {
    metrics.events.unknownPathTool(service, tool);
    log.info(
      { service, tool, fields },
      'a tool with path-like fields is not in the catalogue; its strings are inspected',
    );
  });
  const ofPolicy = perPolicy((policy) => ({ links: linkResolvers(policy), facts: machineFacts(policy) }));
  const deps: HookDeps = {
    policy: parts.policy,
    limiter: parts.limiter,
    audit: parts.audit,
    workers: parts.workers,
    clock: systemClock,
    digests: parts.digests,
    newId,
    events: hookEvents(metrics.events, log),
    version: parts.version,
  };
  const world = {
    links: (service: string): LinkResolver | undefined => ofPolicy(parts.policy()).links(service),
    learned: learning.learned,
  };
  return {
    checkRequest: createCheckRequest({ ...deps, world }),
    checkResponse: createCheckResponse({
      ...deps,
      facts: (policy): readonly MachineFact[] => ofPolicy(policy).facts,
      learn: (services, tools) => learning.learn(services, tools, parts.policy()),
    }),
  };
}

function perPolicy<T>(make: (policy: CompiledPolicy) => T): (policy: CompiledPolicy) => T {
  const made = new WeakMap<CompiledPolicy, T>();
  return (policy) => {
    const known = made.get(policy);
    if (known !== undefined) return known;
    const fresh = make(policy);
    made.set(policy, fresh);
    return fresh;
  };
}
