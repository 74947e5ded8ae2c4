import { linkResolvers } from '../adapters/links/link-resolvers.js';
import { systemClock } from '../adapters/process/clock.js';
import { newId } from '../adapters/process/digests.js';
import type { Digests, LinkResolver } from '../domain/ports.js';
import type { RequestHookDeps } from '../hooks/check-request.js';
import type { ResponseHookDeps } from '../hooks/check-response.js';
import type { AuditSink, DecisionWorkers, HookEvents, Limiter } from '../hooks/ports.js';
import type { MachineFact } from '../rules/facts/hide-facts.js';
import type { CompiledPolicy } from '../rules/policy/compiled.js';
import type { UncataloguedTool } from '../rules/tools/learn.js';
import { createLearning } from './learning.js';
import { machineFacts } from './machine-facts.js';

export interface HookDepParts {
  readonly policy: () => CompiledPolicy;
  readonly audit: AuditSink;
  readonly limiter: Limiter;
  readonly workers: DecisionWorkers;
  readonly digests: Digests;
  readonly events: HookEvents;
  readonly onUncatalogued: (tool: UncataloguedTool) => void;
  readonly version: string;
}

/** All that hooks need, over the parts of a process. What hangs on a policy is made once for each. */
export function createHookDeps(parts: HookDepParts): RequestHookDeps & ResponseHookDeps {
  const { policy, audit, limiter, workers, digests, events, version } = parts;
  const learning = createLearning(parts.onUncatalogued);
  const ofPolicy = perPolicy((one) => ({ links: linkResolvers(one), facts: hidesFacts(one) ? machineFacts(one) : [] }));
  return {
    policy,
    audit,
    limiter,
    workers,
    digests,
    events,
    version,
    clock: systemClock,
    newId,
    world: {
      links: (service): LinkResolver | undefined => ofPolicy(policy()).links(service),
      learned: learning.learned,
    },
    facts: (one): readonly MachineFact[] => ofPolicy(one).facts,
    learn: (services, tools) => learning.learn(services, tools, policy()),
  };
}

/** Otherwise nobody asks for them, and finding them takes reading directories. */
function hidesFacts(policy: CompiledPolicy): boolean {
  return [...policy.profiles.values()].some(({ response }) => response.machineFacts === 'redact');
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
