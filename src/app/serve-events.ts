import type { Logger } from 'pino';
import type { Events } from '../adapters/admin/events.js';
import type { GrpcEvents } from '../adapters/grpc/grpc-events.js';
import type { PolicyEvent } from '../adapters/policy/policy-loader.js';
import type { PoolEvent } from '../adapters/workers/pool-events.js';
import { formatFault } from '../domain/fault.js';
import type { HookEvents } from '../hooks/ports.js';
import { describeError } from './describe-error.js';

/** Transport events: all are counted, those that a person must act on are logged too. */
export function grpcEvents(events: Events, log: Logger): Partial<GrpcEvents> {
  return {
    callStarted: (hook, bytes) => events.callStarted(hook, bytes),
    callEnded: (hook, bytes, seconds) => events.callEnded(hook, bytes, seconds),
    decodeError: (hook, kind) => events.decodeError(hook, kind),
    overloaded: (hook, cap) => events.overloaded(hook, cap),
    tooLarge: (hook) => events.tooLarge(hook),
    deadlineExceeded: (hook) => events.deadlineExceeded(hook),
    cancelled: (hook) => events.cancelled(hook),
    fault: (kind, error) => {
      events.fault(kind, error);
      log.error({ kind, ...describeError(error) }, 'server fault');
    },
    streamReset: () => events.streamReset(),
    streamAbandoned: (why) => events.streamAbandoned(why),
    connectionDropped: () => events.connectionDropped(),
    tlsHandshakeFailed: () => events.tlsHandshakeFailed(),
    tlsReloaded: (ok, error) => {
      events.tlsReloaded(ok, error);
      if (ok) log.info('certificates reloaded');
      else log.error(describeError(error), 'certificates not reloaded; the old ones stay');
    },
  };
}

/** Decisions are counted, faults logged. An audit row is not repeated in the log. */
export function hookEvents(events: Events, log: Logger): HookEvents {
  return {
    decided: (record, mode) => events.decided(record, mode),
    fault: (where, error) => {
      events.hookFault(where);
      if (where === 'audit') events.auditFailed();
      log.error(
        { where, ...describeError(error) },
        where === 'audit' ? 'an audit row was not written' : 'a call could not be decided',
      );
    },
  };
}

export function workerEvent(event: PoolEvent, events: Events, log: Logger): void {
  events.worker(event);
  if (event.kind === 'worker-died')
    log.error({ retryInMs: event.retryInMs, ...describeError(event.error) }, 'a worker ended; another takes its place');
  if (event.kind === 'worker-overdue') log.warn('a worker was overdue and is replaced');
  if (event.kind === 'job-failed') log.error({ where: event.where }, 'a worker could not decide a body');
}

/** @returns whether another policy is in force now. */
export function policyEvent(event: PolicyEvent, events: Events, log: Logger): boolean {
  if (event.kind === 'unchanged') return false;
  events.policyReload(event.kind === 'loaded');
  if (event.kind === 'failed') {
    log.error(
      { faults: event.faults.slice(0, 20).map(formatFault) },
      'the policy was not reloaded; the last good one stays in force',
    );
    return false;
  }
  const { fingerprint, mode } = event.loaded.policy;
  events.policyLoaded({ fingerprint, mode });
  log.info({ previous: event.previous, policy: { fingerprint, mode } }, 'policy reloaded');
  return true;
}
