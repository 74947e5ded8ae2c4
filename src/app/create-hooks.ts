import type { Logger } from 'pino';
import type { Metrics } from '../adapters/admin/metrics.js';
import type { Hooks } from '../adapters/grpc/server-options.js';
import { createCheckRequest } from '../hooks/check-request.js';
import { createCheckResponse } from '../hooks/check-response.js';
import { createHookDeps, type HookDepParts } from './hook-deps.js';
import { hookEvents } from './serve-events.js';

export interface HookParts extends Omit<HookDepParts, 'events' | 'onUncatalogued'> {
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** The two hooks of a server. */
export function createHooks({ metrics, log, ...parts }: HookParts): Hooks {
  const deps = createHookDeps({
    ...parts,
    events: hookEvents(metrics.events, log),
    onUncatalogued: ({ service, tool, fields }) => {
      metrics.events.unknownPathTool(service, tool);
      log.info(
        { service, tool, fields },
        'a tool with path-like fields is not in the catalogue; its strings are inspected',
      );
    },
  });
  return { checkRequest: createCheckRequest(deps), checkResponse: createCheckResponse(deps) };
}
