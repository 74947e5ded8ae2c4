import { hostname } from 'node:os';
import { createAudit } from '../../adapters/audit/create-audit.js';
import { createLimiter } from '../../adapters/limits/create-limiter.js';
import type { PolicySource } from '../../adapters/policy/policy-source.js';
import { utcDay } from '../../adapters/policy/utc-day.js';
import { systemClock } from '../../adapters/process/clock.js';
import { createDigests } from '../../adapters/process/digests.js';
import type { StdioGuard } from '../../adapters/stdio/stdio-guard.js';
import { type Fault, formatFault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import type { DecisionWorkers, HookEvents } from '../../hooks/ports.js';
import { buildDefaultPolicy } from '../../rules/policy/build-default.js';
import type { CompiledPolicy } from '../../rules/policy/compiled.js';
import { describeError } from '../describe-error.js';
import { createHookDeps } from '../hook-deps.js';
import type { LateLog } from './late-log.js';

import { createLocalGuard } from './local-guard.js';
import { guessService, serviceInPolicy } from './service-name.js';
import type { WrapOptions } from './wrap-options.js';

/** A guard and what must be closed after it. */
export interface OpenGuard {
  readonly guard: StdioGuard;
  readonly policy: () => CompiledPolicy;
  readonly service: string;
  /** Loads what is loaded late. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

const AUDIT_MAX_BYTES = 256 * 1024 * 1024;

/** One server talks to one client: what is large is decided in line, as its neighbours must keep their order anyway. */
const noWorkers: DecisionWorkers = { request: () => undefined, response: () => undefined };

/** Loads the policy and makes the guard. @throws when the audit file cannot be opened. */
export async function openGuard(options: WrapOptions, log: LateLog): Promise<Result<OpenGuard, readonly Fault[]>> {
  const opened = await openPolicy(options.policyFile, log);
  if (!opened.ok) return opened;
  const source = opened.value;
  const policy = (): CompiledPolicy => source.current().policy;
  const unknown = unknownClient(policy(), options.client);
  // With a remote guard the label is for that one to know; here its bearer is then a stranger.
  if (unknown !== undefined && options.remote === undefined) {
    source.close();
    return err([unknown]);
  }
  const words = [options.command.command, ...options.command.args];
  const service = options.service ?? serviceInPolicy(guessService(words), policy());
  const { deps, close } = await openDeps(options, policy, log);
  const local = createLocalGuard(deps, { service, client: unknown === undefined ? options.client : undefined });
  const remote = options.remote === undefined ? undefined : await openRemote(options, options.remote, service, local);
  return ok({
    guard: remote ?? local,
    policy,
    service,
    prepare: local.prepare,
    async close() {
      remote?.close();
      source.close();
      await close();
    },
  });
}

type Followed = Pick<PolicySource, 'current' | 'close'>;

/** What reads and follows files is loaded where there is one: its parsers take longer to load than the server to start. */
async function openPolicy(file: string | undefined, log: LateLog): Promise<Result<Followed, readonly Fault[]>> {
  const digests = createDigests(undefined);
  if (file === undefined) {
    const built = buildDefaultPolicy(utcDay(systemClock.wallMs()), digests);
    return built.ok ? ok({ current: () => built.value, close: () => undefined }) : built;
  }
  const { openPolicySource } = await import('../../adapters/policy/policy-source.js');
  return openPolicySource({
    file,
    digests,
    clock: systemClock,
    onEvent: (event) => {
      if (event.kind === 'failed')
        log.error({ faults: event.faults.slice(0, 20).map(formatFault) }, 'policy not reloaded');
      if (event.kind === 'loaded') log.info({ policy: event.loaded.policy.fingerprint }, 'policy reloaded');
    },
  });
}

async function openDeps(
  options: WrapOptions,
  policy: () => CompiledPolicy,
  log: LateLog,
): Promise<{ readonly deps: ReturnType<typeof createHookDeps>; close(): Promise<void> }> {
  const audit = createAudit({
    target: options.audit,
    sync: 'write',
    maxBytes: AUDIT_MAX_BYTES,
    clock: systemClock,
    instance: `${hostname()}/${process.pid}`,
  });
  const limiter = await createLimiter({ redisUrl: undefined, clock: systemClock, onDegraded: () => undefined });
  const deps = createHookDeps({
    policy,
    audit,
    limiter,
    workers: noWorkers,
    digests: createDigests(options.variables[policy().audit.saltEnv]),
    events: logEvents(log),
    onUncatalogued: () => undefined,
    version: options.version,
  });
  return { deps, close: async () => void (await Promise.allSettled([audit.close(), limiter.close()])) };
}

/** Loaded only where it is asked for: gRPC takes longer to load than everything else. */
async function openRemote(
  options: WrapOptions,
  remote: NonNullable<WrapOptions['remote']>,
  service: string,
  local: StdioGuard,
) {
  const { createRemoteGuard } = await import('../../adapters/stdio/remote-guard.js');
  return createRemoteGuard({ ...remote, service, client: options.client, local });
}

/** A label that names nobody is a mistake; the policy's stranger would be somebody else. */
function unknownClient(policy: CompiledPolicy, client: string | undefined): Fault | undefined {
  if (client === undefined || policy.clients.some((entry) => entry.id === client)) return undefined;
  const ids = policy.clients.map((entry) => entry.id).slice(0, 20);
  const known = ids.length === 0 ? '' : `; known are ${ids.join(', ')}`;
  return { path: ['--client'], message: `no client '${client}' in the policy${known}` };
}

/** Denials and faults go to the log: without a gateway nobody else would tell. */
function logEvents(log: LateLog): HookEvents {
  return {
    decided: ({ verdict, hook, method, tool, code, rule, ref, redactions }) => {
      if (verdict !== 'pass') log.info({ verdict, hook, method, tool, code, rule, ref, redactions }, 'decided');
    },
    fault: (where, error) => log.error({ where, ...describeError(error) }, 'a message could not be decided'),
  };
}
