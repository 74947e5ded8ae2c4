import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Events } from './events.js';
import { createLabelGuard, createLabelSet } from './label-guard.js';
import { MCP_METHODS } from './mcp-methods.js';
import { createMetricSet, type MetricSet } from './metric-set.js';

export interface Metrics {
  readonly events: Events;
  /** The text exposition format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Creates the metrics of one process, in a registry of their own. Includes Node's own (event-loop lag, heap, handles). */
export function createMetrics(build: { readonly version: string }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = createMetricSet(registry);
  metrics.buildInfo.set({ version: build.version, node: process.version }, 1);
  const policy = { loadedMs: performance.now() };
  return {
    events: { ...decisionEvents(metrics), ...transportEvents(metrics), ...stateEvents(metrics, policy) },
    text() {
      metrics.policyAge.set((performance.now() - policy.loadedMs) / 1000);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

type DecisionEvents = Pick<Events, 'decided' | 'hookFault' | 'scanned' | 'skipped' | 'unknownPathTool'>;

function decisionEvents(metrics: MetricSet): DecisionEvents {
  const methodLabel = createLabelSet(MCP_METHODS);
  const ruleLabel = createLabelGuard();
  const serviceLabel = createLabelGuard();
  const toolLabel = createLabelGuard();
  return {
    decided(record, mode) {
      const { hook, verdict, code = '', rule = '' } = record;
      const method = methodLabel(record.method);
      metrics.decisions.inc({ hook, method, verdict, code, rule: rule === '' ? '' : ruleLabel(rule), mode });
      metrics.decisionSeconds.observe({ hook }, record.micros / 1e6);
      metrics.messageBytes.inc({ hook }, record.bytesIn);
      if (record.droppedKeys.length > 0) metrics.droppedKeys.inc({ method }, record.droppedKeys.length);
      for (const [id, count] of Object.entries(record.redactions))
        metrics.redactions.inc({ rule: ruleLabel(id) }, count);
    },
    hookFault: (where) => metrics.internalErrors.inc({ kind: where }),
    scanned: (bytes) => metrics.scannedBytes.inc(bytes),
    skipped: (bytes) => metrics.skippedBytes.inc(bytes),
    unknownPathTool: (service, tool) =>
      metrics.unknownPathTools.inc({ service: serviceLabel(service), tool: toolLabel(tool) }),
  };
}

type StateEvents = Pick<
  Events,
  'policyLoaded' | 'policyReload' | 'limiterDegraded' | 'auditFailed' | 'worker' | 'tlsReloaded'
>;

function stateEvents(metrics: MetricSet, policy: { loadedMs: number }): StateEvents {
  return {
    policyLoaded({ fingerprint, mode }) {
      policy.loadedMs = performance.now();
      metrics.policyInfo.reset();
      metrics.policyInfo.set({ fingerprint, mode }, 1);
      metrics.policyReloadOk.set(1);
    },
    policyReload(ok) {
      metrics.policyReloads.inc({ outcome: ok ? 'ok' : 'refused' });
      metrics.policyReloadOk.set(ok ? 1 : 0);
    },
    limiterDegraded: (degraded) => metrics.limiterDegraded.set(degraded ? 1 : 0),
    auditFailed: () => metrics.auditFailures.inc(),
    worker: ({ kind }) => metrics.workerEvents.inc({ kind }),
    tlsReloaded: (ok) => metrics.tlsReloads.inc({ outcome: ok ? 'ok' : 'refused' }),
  };
}

type TransportEvents = Omit<Events, keyof DecisionEvents | keyof StateEvents>;

function transportEvents(metrics: MetricSet): TransportEvents {
  return {
    callStarted(hook, bytes) {
      metrics.callsInFlight.inc({ hook });
      metrics.bytesInFlight.inc(bytes);
    },
    callEnded(hook, bytes, seconds) {
      metrics.callsInFlight.dec({ hook });
      metrics.bytesInFlight.dec(bytes);
      metrics.callSeconds.observe({ hook }, seconds);
    },
    decodeError: (hook, kind) => metrics.decodeErrors.inc({ hook, kind }),
    overloaded: (hook, cap) => metrics.overloads.inc({ hook, cap }),
    tooLarge: (hook) => metrics.tooLarge.inc({ hook }),
    deadlineExceeded: (hook) => metrics.deadlines.inc({ hook }),
    cancelled: (hook) => metrics.cancelled.inc({ hook }),
    fault: (kind) => metrics.internalErrors.inc({ kind }),
    streamReset: () => metrics.streamResets.inc(),
    streamAbandoned: (why) => metrics.streamsAbandoned.inc({ why }),
    connectionDropped: () => metrics.connectionsDropped.inc(),
    tlsHandshakeFailed: () => metrics.tlsHandshakeFailures.inc(),
  };
}
