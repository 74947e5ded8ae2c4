import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A call of 300 bytes takes well under a millisecond, a result of 20 MB some hundred; the budgets end at 8 s. */
const DURATION_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];
const PREFIX = 'extmcp_guard_';

export type MetricSet = ReturnType<typeof createMetricSet>;

/** Declares every metric of the guard. docs/operations.md lists them; a test compares. */
export function createMetricSet(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `${PREFIX}${name}_total`, help, labelNames: [...labelNames], registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name: `${PREFIX}${name}`, help, labelNames: [...labelNames], registers });
  const seconds = (name: string, help: string) =>
    new Histogram({
      name: `${PREFIX}${name}_seconds`,
      help,
      labelNames: ['hook'],
      buckets: DURATION_BUCKETS,
      registers,
    });
  return {
    decisions: counter('decisions', 'Decisions of both hooks.', ['hook', 'method', 'verdict', 'code', 'rule', 'mode']),
    redactions: counter('redactions', 'Secrets replaced in results and arguments.', ['rule']),
    droppedKeys: counter('dropped_keys', 'Keys outside the MCP specification removed from results.', ['method']),
    messageBytes: counter('message_bytes', 'Bytes of params and results that were decided.', ['hook']),
    scannedBytes: counter('scanned_bytes', 'Bytes of results searched for secrets.', []),
    skippedBytes: counter('skipped_bytes', 'Bytes of results passed over, such as images.', []),
    callSeconds: seconds('call_duration', 'From the complete message to the answer.'),
    decisionSeconds: seconds('decision_duration', 'The decision alone.'),
    callsInFlight: gauge('calls_in_flight', 'Calls being decided now.', ['hook']),
    bytesInFlight: gauge('bytes_in_flight', 'Bytes of messages being decided now.', []),
    overloads: counter('overloads', 'Calls denied because a cap was reached.', ['hook', 'cap']),
    tooLarge: counter('too_large', 'Messages denied for their size.', ['hook']),
    deadlines: counter('deadline_exceeded', 'Calls denied because the decision took too long.', ['hook']),
    cancelled: counter('cancelled', 'Calls that the caller gave up.', ['hook']),
    decodeErrors: counter('decode_errors', 'Messages that are not of the contract.', ['hook', 'kind']),
    internalErrors: counter('internal_errors', 'Faults inside the guard, each answered with a denial.', ['kind']),
    streamResets: counter('stream_resets', 'Streams reset by a peer before their message had arrived.', []),
    streamsAbandoned: counter('streams_abandoned', 'Streams given up while their message arrived.', ['why']),
    connectionsDropped: counter('connections_dropped', 'Connections refused at the cap.', []),
    tlsHandshakeFailures: counter('tls_handshake_failures', 'Refused TLS handshakes.', []),
    tlsReloads: counter('tls_reloads', 'Changed TLS files taken or refused.', ['outcome']),
    policyReloads: counter('policy_reloads', 'Policy reloads tried.', ['outcome']),
    policyReloadOk: gauge('policy_last_reload_success', 'Whether the last reload was taken (1) or refused (0).', []),
    policyAge: gauge('policy_age_seconds', 'Since the policy in force was loaded.', []),
    policyInfo: gauge('policy_info', 'The policy in force, by its fingerprint.', ['fingerprint', 'mode']),
    limiterDegraded: gauge('limiter_degraded', 'Whether the shared rate limit store fails (1) or answers (0).', []),
    auditFailures: counter('audit_failures', 'Audit rows that could not be written.', []),
    unknownPathTools: counter('unknown_path_tools', 'Calls of uncatalogued tools with path-like arguments.', [
      'service',
      'tool',
    ]),
    workerEvents: counter('worker_events', 'Workers that died or were overdue, and jobs that failed.', ['kind']),
    buildInfo: gauge('build_info', 'The version that runs.', ['version', 'node']),
  };
}
