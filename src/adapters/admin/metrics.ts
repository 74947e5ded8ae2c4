import { collectDefaultMetrics, Registry } from 'prom-client';
import type { HookName } from '../grpc/grpc-events.js';
import type { Events } from './events.js';
import { createLabelGuard, createLabelSet } from './label-guard.js';
import { MCP_METHODS } from './mcp-methods.js';
import { createMetricSet, type MetricSet } from './metric-set.js';
import { type Labels, Tally } from './tally.js';

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
  const counts = createCounts();
  return {
    events: {
      ...decisionEvents(metrics, counts),
      ...transportEvents(metrics, counts),
      ...stateEvents(metrics, policy),
    },
    text() {
      flush(counts, metrics);
      metrics.policyAge.set((performance.now() - policy.loadedMs) / 1000);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

interface DecisionLabels extends Labels {
  readonly hook: HookName;
  readonly method: string;
  readonly verdict: string;
  readonly code: string;
  readonly rule: string;
  readonly mode: string;
}

/** What every call counts; told to prom-client at a scrape. */
interface Counts {
  readonly decisions: Tally<DecisionLabels>;
  readonly messageBytes: Record<HookName, number>;
  readonly callsInFlight: Record<HookName, number>;
  bytesInFlight: number;
}

const DECISION_LABELS: readonly (keyof DecisionLabels & string)[] = [
  'hook',
  'method',
  'verdict',
  'code',
  'rule',
  'mode',
];

const HOOKS: readonly HookName[] = ['request', 'response'];

function createCounts(): Counts {
  const none = (): Record<HookName, number> => ({ request: 0, response: 0 });
  return { decisions: new Tally(DECISION_LABELS), messageBytes: none(), callsInFlight: none(), bytesInFlight: 0 };
}

function flush(counts: Counts, metrics: MetricSet): void {
  counts.decisions.flush((labels, by) => metrics.decisions.inc({ ...labels }, by));
  metrics.bytesInFlight.set(counts.bytesInFlight);
  for (const hook of HOOKS) {
    metrics.callsInFlight.set({ hook }, counts.callsInFlight[hook]);
    if (counts.messageBytes[hook] > 0) metrics.messageBytes.inc({ hook }, counts.messageBytes[hook]);
    counts.messageBytes[hook] = 0;
  }
}

type DecisionEvents = Pick<Events, 'decided' | 'hookFault' | 'scanned' | 'skipped' | 'unknownPathTool'>;

function decisionEvents(metrics: MetricSet, counts: Counts): DecisionEvents {
  const methodLabel = createLabelSet(MCP_METHODS);
  const ruleLabel = createLabelGuard();
  const serviceLabel = createLabelGuard();
  const toolLabel = createLabelGuard();
  return {
    decided(record, mode) {
      const { hook, verdict, code = '', rule = '' } = record;
      const method = methodLabel(record.method);
      const named = rule === '' ? '' : ruleLabel(rule);
      counts.decisions.add({ hook, method, verdict, code, rule: named, mode }, 1);
      metrics.decisionSeconds.observe(OF_HOOK[hook], record.micros / 1e6);
      counts.messageBytes[hook] += record.bytesIn;
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

/** The label objects of the two histograms: made once. */
const OF_HOOK = { request: { hook: 'request' }, response: { hook: 'response' } } as const;

function transportEvents(metrics: MetricSet, counts: Counts): TransportEvents {
  return {
    callStarted(hook, bytes) {
      counts.callsInFlight[hook]++;
      counts.bytesInFlight += bytes;
    },
    callEnded(hook, bytes, seconds) {
      counts.callsInFlight[hook]--;
      counts.bytesInFlight -= bytes;
      metrics.callSeconds.observe(OF_HOOK[hook], seconds);
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
