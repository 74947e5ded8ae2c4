import { availableParallelism, hostname } from 'node:os';
import type { Logger } from 'pino';
import { type AdminServer, startAdminServer } from '../adapters/admin/admin-server.js';
import { createMetrics, type Metrics } from '../adapters/admin/metrics.js';
import { createAudit, type OpenAudit } from '../adapters/audit/create-audit.js';
import { type GrpcServer, startGrpcServer } from '../adapters/grpc/server.js';
import { createLimiter, type OpenLimiter } from '../adapters/limits/create-limiter.js';
import { openPolicySource, type PolicySource } from '../adapters/policy/policy-source.js';
import { systemClock } from '../adapters/process/clock.js';
import { createDigests, newId } from '../adapters/process/digests.js';
import type { Telemetry } from '../adapters/telemetry/otel-tracer.js';
import { createDecisionWorkers, type OpenDecisionWorkers } from '../adapters/workers/decision-workers.js';
import type { ServeConfig } from '../config/serve-types.js';
import { type Fault, formatFault } from '../domain/fault.js';
import type { Digests } from '../domain/ports.js';
import type { BuiltPolicy } from '../rules/policy/build.js';
import { createHooks } from './create-hooks.js';
import { machineFacts } from './machine-facts.js';
import { grpcEvents, policyEvent, workerEvent } from './serve-events.js';

/** Bodies being decided at once, in workers. */
const WORKER_BYTES = 256 * 1024 * 1024;
/** Just below the budget of a response, so that a worker's denial arrives before the server's own. */
const WORKER_BUDGET_MS = 7_500;
const TELEMETRY_CAP_MS = 1_000;

export interface RunningServe {
  /** On SIGHUP: opens the audit file anew and reads the policy again. */
  readonly reopen: () => void;
  close(drain: { readonly delayMs: number; readonly capMs: number }): Promise<'clean' | 'forced'>;
}

/** Undoes what was started, last first, whatever fails on the way. */
type Closers = (() => unknown)[];

/** Starts everything and says that it is ready. @throws when an address, a file or the policy is no good; nothing stays open then. */
export async function openServe(config: ServeConfig, version: string, log: Logger): Promise<RunningServe> {
  const closers: Closers = [];
  try {
    return await open(config, version, log, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function closeAll(closers: Closers): Promise<void> {
  await Promise.allSettled([...closers].reverse().map(async (close) => close()));
}

async function open(config: ServeConfig, version: string, log: Logger, closers: Closers): Promise<RunningServe> {
  const metrics = createMetrics({ version });
  const parts = await openParts(config, metrics, log, closers);
  const { policy, audit } = parts;
  const hooks = createHooks({ ...parts, policy: () => policy.current().policy, metrics, log, version });
  const telemetry = config.telemetry === undefined ? undefined : await openTelemetry(config.telemetry, version);
  if (telemetry !== undefined) closers.push(() => telemetry.shutdown(TELEMETRY_CAP_MS));
  const server = await startGrpcServer({
    listen: config.listen,
    hooks,
    limits: { maxMessageBytes: policy.current().policy.limits.maxMessageBytes, maxCallsInFlight: config.maxCalls },
    newRef: newId,
    events: grpcEvents(metrics.events, log),
    ...(config.tls === undefined ? {} : { tls: config.tls }),
    ...(telemetry === undefined ? {} : { tracer: telemetry.tracer }),
  });
  closers.push(() => server.close());
  const life = { stopping: false };
  const admin = await openAdmin(config, metrics, policy, log, life);
  if (admin !== undefined) closers.push(() => admin.close());
  server.setServing(true);
  announce(config, server, admin, policy.current(), version, log);
  return {
    reopen: () => {
      audit.reopen();
      policy.reload();
    },
    close: async (drain) => {
      life.stopping = true;
      const outcome = await server.drain(drain);
      await closeAll(closers);
      return outcome;
    },
  };
}

interface Parts {
  readonly policy: PolicySource;
  readonly audit: OpenAudit;
  readonly limiter: OpenLimiter;
  readonly workers: OpenDecisionWorkers;
  readonly digests: Digests;
}

/** What decisions are made with, before anything listens. */
async function openParts(config: ServeConfig, metrics: Metrics, log: Logger, closers: Closers): Promise<Parts> {
  const workers = createDecisionWorkers({
    size: config.workers ?? Math.max(1, availableParallelism() - 1),
    maxBytesInFlight: WORKER_BYTES,
    budgetMs: WORKER_BUDGET_MS,
    onEvent: (event) => workerEvent(event, metrics.events, log),
  });
  closers.push(() => workers.close());
  const policy = openPolicy(config, metrics, workers, log);
  closers.push(() => policy.close());
  const audit = createAudit({
    target: config.audit,
    sync: config.auditSync,
    maxBytes: config.auditMaxBytes,
    clock: systemClock,
    instance: `${hostname()}/${process.pid}`,
  });
  closers.push(() => audit.close());
  const limiter = await createLimiter({
    redisUrl: config.redisUrl,
    clock: systemClock,
    onDegraded: (degraded, why) => {
      metrics.events.limiterDegraded(degraded);
      log.warn(
        { degraded, why },
        degraded ? 'the rate store does not answer; windows are counted here' : 'the rate store answers again',
      );
    },
  });
  closers.push(() => limiter.close());
  const digests = createDigests(config.variables[policy.current().policy.audit.saltEnv]);
  return { policy, audit, limiter, workers, digests };
}

/** Loaded only when traces are wanted: the exporter takes longer to load than everything else. */
async function openTelemetry(options: NonNullable<ServeConfig['telemetry']>, version: string): Promise<Telemetry> {
  const { createTelemetry } = await import('../adapters/telemetry/otel-tracer.js');
  return createTelemetry({ ...options, version });
}

function openPolicy(config: ServeConfig, metrics: Metrics, workers: OpenDecisionWorkers, log: Logger): PolicySource {
  const opened = openPolicySource({
    file: config.policyFile,
    digests: createDigests(undefined),
    clock: systemClock,
    onEvent: (event) => {
      if (policyEvent(event, metrics.events, log) && event.kind === 'loaded') tell(workers, event.loaded);
    },
  });
  if (!opened.ok) throw new PolicyRefused(opened.error);
  const { policy } = opened.value.current();
  metrics.events.policyLoaded({ fingerprint: policy.fingerprint, mode: policy.mode });
  tell(workers, opened.value.current());
  return opened.value;
}

function tell(workers: OpenDecisionWorkers, built: BuiltPolicy): void {
  workers.tell({ input: built.input, fingerprint: built.policy.fingerprint, facts: machineFacts(built.policy) });
}

/** The policy cannot be used; the message lists every fault with its place. */
class PolicyRefused extends Error {
  override readonly name = 'PolicyRefused';
  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join('\n'));
  }
}

async function openAdmin(
  config: ServeConfig,
  metrics: Metrics,
  policy: PolicySource,
  log: Logger,
  life: { readonly stopping: boolean },
): Promise<AdminServer | undefined> {
  if (config.admin === undefined) return undefined;
  return startAdminServer({
    listen: config.admin,
    metrics,
    health: () => ({ ok: true, details: {} }),
    // Not ready from the first moment of a stop, as the gRPC health service has it.
    readiness: () => ({ ok: !life.stopping, details: readiness(policy) }),
    policy: () => policy.current().policy.effective,
    onFault: (error) => log.error({ name: error instanceof Error ? error.name : 'unknown' }, 'admin server fault'),
  });
}

function readiness(policy: PolicySource): {
  readonly fingerprint: string;
  readonly mode: string;
  readonly lastReload: string;
} {
  const { fingerprint, mode } = policy.current().policy;
  return {
    fingerprint,
    mode,
    lastReload: policy.status().faults.length === 0 ? 'ok' : 'refused; the last good policy stays in force',
  };
}

/** Warnings first, then the one line that others wait for. */
function announce(
  config: ServeConfig,
  server: GrpcServer,
  admin: AdminServer | undefined,
  built: BuiltPolicy,
  version: string,
  log: Logger,
): void {
  const { policy } = built;
  for (const warning of policy.warnings) log.warn({ warning: formatFault(warning) }, 'policy warning');
  if (config.audit.kind === 'off') log.warn('no audit: decisions are not recorded; --audit FILE records them');
  if (policy.mode === 'observe') log.warn('observe mode: nothing is denied or redacted');
  if (server.exposedPlaintext)
    log.warn(
      { grpc: server.address },
      'plaintext on an address that other machines can reach; --tls-cert and --tls-key encrypt it',
    );
  log.info(
    {
      grpc: server.address,
      admin: admin?.address ?? 'off',
      version,
      policy: {
        fingerprint: policy.fingerprint,
        mode: policy.mode,
        file: config.policyFile ?? 'built-in default',
        rules: policy.scanner.rules.length,
      },
    },
    'ready',
  );
}
