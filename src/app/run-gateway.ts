import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import type { GatewayDocument } from '../adapters/gateway/config/document.js';
import { parseGatewayConfig } from '../adapters/gateway/config/parse-config.js';
import { type Gateway, startGateway } from '../adapters/gateway/start-gateway.js';
import type { Environment } from '../config/environment.js';
import type { Fault } from '../domain/fault.js';
import { err, type Result } from '../domain/result.js';
import { defaultFilter, filterEnvironment } from '../rules/environment/filter-environment.js';
import { createLogger } from './logger.js';

/** How a run of the development gateway ended: stopped by a signal, or never started. */
export type GatewayOutcome =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly faults: readonly Fault[] }
  | { readonly kind: 'failed'; readonly why: string };

/** Serves MCP as a gateway file says until SIGINT or SIGTERM. Logs to standard error, with a `ready` line once bound. */
export async function runGateway(file: string, environment: Environment): Promise<GatewayOutcome> {
  const config = readConfig(file, environment);
  if (!config.ok) return { kind: 'refused', faults: config.error };
  const log = createLogger('info');
  // Waited for from the beginning: a signal during the start must not be lost.
  const stopped = stopSignal();
  const gateway = await start(config.value, environment, log);
  if (typeof gateway === 'string') return { kind: 'failed', why: gateway };
  log.info({ mcp: gateway.url, targets: config.value.mcp.targets.map(({ name }) => name) }, 'ready');
  log.info({ signal: await stopped }, 'stopping');
  await gateway.close();
  return { kind: 'stopped' };
}

function readConfig(file: string, environment: Environment): Result<GatewayDocument, readonly Fault[]> {
  try {
    return parseGatewayConfig(readFileSync(file, 'utf8'), file, environment);
  } catch {
    return err([{ message: 'cannot be read', path: [], file }]);
  }
}

async function start(config: GatewayDocument, environment: Environment, log: Logger): Promise<Gateway | string> {
  try {
    return await startGateway({ config, environment, filterEnvironment: withoutSecrets(log), log });
  } catch (error) {
    return error instanceof Error ? error.message : 'unexpected fault';
  }
}

/** The targets inherit what `exec` would let through; agentgateway itself hands its whole environment on. */
function withoutSecrets(log: Logger): (environment: Environment) => Environment {
  return (environment) => {
    const filtered = filterEnvironment(environment, defaultFilter);
    if (!filtered.ok) return {};
    if (filtered.value.dropped.length > 0)
      log.info({ names: filtered.value.dropped }, 'variables withheld from targets');
    return filtered.value.variables;
  };
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once, as usual. */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}
