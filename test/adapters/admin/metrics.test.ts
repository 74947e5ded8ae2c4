import { describe, expect, test } from 'vitest';
import { createLabelGuard, MAX_LABEL_VALUES } from '../../../src/adapters/admin/label-guard.js';
import { createMetrics } from '../../../src/adapters/admin/metrics.js';
import type { AuditRecord } from '../../../src/hooks/ports.js';

const record: AuditRecord = {
  id: 'i',
  ref: 'r',
  hook: 'request',
  client: 'alice',
  profile: 'default',
  service: 'files',
  method: 'tools/call',
  tool: 'read_file',
  verdict: 'pass',
  bytesIn: 300,
  bytesOut: 0,
  redactions: {},
  droppedKeys: [],
  policy: 'f00d',
  micros: 250,
};

async function linesOf(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const text = await metrics.text();
  return text.split('\n').filter((line) => line.startsWith(`extmcp_guard_${name}`));
}

describe('metrics', () => {
  test('count decisions by hook, method, verdict, code, rule and mode', async () => {
    const metrics = createMetrics({ version: '1' });
    metrics.events.decided(record, 'enforce');
    metrics.events.decided({ ...record, verdict: 'deny', code: 'path-denied', rule: 'dotenv' }, 'enforce');
    expect(await linesOf(metrics, 'decisions_total')).toEqual([
      'extmcp_guard_decisions_total{hook="request",method="tools/call",verdict="pass",code="",rule="",mode="enforce"} 1',
      'extmcp_guard_decisions_total{hook="request",method="tools/call",verdict="deny",code="path-denied",rule="dotenv",mode="enforce"} 1',
    ]);
    expect(await linesOf(metrics, 'message_bytes_total')).toEqual([
      'extmcp_guard_message_bytes_total{hook="request"} 600',
    ]);
    expect(await linesOf(metrics, 'decision_duration_seconds_count')).toEqual([
      'extmcp_guard_decision_duration_seconds_count{hook="request"} 2',
    ]);
  });

  test('count redactions by rule and dropped keys by method', async () => {
    const metrics = createMetrics({ version: '1' });
    const redactions = { 'github-pat': 2, assignment: 1 };
    metrics.events.decided(
      { ...record, hook: 'response', verdict: 'replace', redactions, droppedKeys: ['a', 'b'] },
      'enforce',
    );
    expect(await linesOf(metrics, 'redactions_total')).toEqual([
      'extmcp_guard_redactions_total{rule="github-pat"} 2',
      'extmcp_guard_redactions_total{rule="assignment"} 1',
    ]);
    expect(await linesOf(metrics, 'dropped_keys_total')).toEqual([
      'extmcp_guard_dropped_keys_total{method="tools/call"} 2',
    ]);
  });

  test('hold no id, client, tool argument or policy text of a record', async () => {
    const metrics = createMetrics({ version: '1' });
    const marked = { ...record, id: 'ID4711', ref: 'REF4711', client: 'C4711', argsDigest: 'D4711', policy: 'P4711' };
    metrics.events.decided(marked, 'enforce');
    expect(await metrics.text()).not.toContain('4711');
  });

  test("keep methods of a caller's own making under one name", async () => {
    const metrics = createMetrics({ version: '1' });
    for (let index = 0; index < 1_000; index++)
      metrics.events.decided({ ...record, method: `made/up${index}` }, 'enforce');
    expect(await linesOf(metrics, 'decisions_total')).toHaveLength(1);
  });

  test('stay small when names explode', async () => {
    const metrics = createMetrics({ version: '1' });
    for (let index = 0; index < 5_000; index++) {
      metrics.events.unknownPathTool('files', `tool-${index}`);
      metrics.events.decided({ ...record, redactions: { [`rule-${index}`]: 1 } }, 'enforce');
    }
    expect(await linesOf(metrics, 'unknown_path_tools_total')).toHaveLength(MAX_LABEL_VALUES + 1);
    expect(await linesOf(metrics, 'redactions_total')).toHaveLength(MAX_LABEL_VALUES + 1);
  });

  test('follow calls in flight up and down', async () => {
    const metrics = createMetrics({ version: '1' });
    metrics.events.callStarted('response', 1_000);
    metrics.events.callStarted('response', 500);
    metrics.events.callEnded('response', 500, 0.01);
    expect(await linesOf(metrics, 'calls_in_flight')).toEqual([
      'extmcp_guard_calls_in_flight{hook="request"} 0',
      'extmcp_guard_calls_in_flight{hook="response"} 1',
    ]);
    expect(await linesOf(metrics, 'bytes_in_flight')).toEqual(['extmcp_guard_bytes_in_flight 1000']);
    expect(await linesOf(metrics, 'call_duration_seconds_count')).toEqual([
      'extmcp_guard_call_duration_seconds_count{hook="response"} 1',
    ]);
  });

  test('name one policy, the one in force', async () => {
    const metrics = createMetrics({ version: '1' });
    metrics.events.policyLoaded({ fingerprint: 'old', mode: 'observe' });
    metrics.events.policyLoaded({ fingerprint: 'new', mode: 'enforce' });
    expect(await linesOf(metrics, 'policy_info')).toEqual([
      'extmcp_guard_policy_info{fingerprint="new",mode="enforce"} 1',
    ]);
    metrics.events.policyReload(false);
    expect(await linesOf(metrics, 'policy_last_reload_success')).toEqual(['extmcp_guard_policy_last_reload_success 0']);
    expect(await linesOf(metrics, 'policy_reloads_total')).toEqual([
      'extmcp_guard_policy_reloads_total{outcome="refused"} 1',
    ]);
  });

  test.each([
    ['decode_errors_total', 'extmcp_guard_decode_errors_total{hook="request",kind="truncated"} 1'],
    ['overloads_total', 'extmcp_guard_overloads_total{hook="request",cap="bytes"} 1'],
    ['too_large_total', 'extmcp_guard_too_large_total{hook="response"} 1'],
    ['deadline_exceeded_total', 'extmcp_guard_deadline_exceeded_total{hook="response"} 1'],
    ['cancelled_total', 'extmcp_guard_cancelled_total{hook="request"} 1'],
    ['internal_errors_total', 'extmcp_guard_internal_errors_total{kind="threw"} 1'],
    ['stream_resets_total', 'extmcp_guard_stream_resets_total 1'],
    ['streams_abandoned_total', 'extmcp_guard_streams_abandoned_total{why="slow-body"} 1'],
    ['connections_dropped_total', 'extmcp_guard_connections_dropped_total 1'],
    ['tls_handshake_failures_total', 'extmcp_guard_tls_handshake_failures_total 1'],
    ['tls_reloads_total', 'extmcp_guard_tls_reloads_total{outcome="refused"} 1'],
    ['limiter_degraded', 'extmcp_guard_limiter_degraded 1'],
    ['audit_failures_total', 'extmcp_guard_audit_failures_total 1'],
    ['scanned_bytes_total', 'extmcp_guard_scanned_bytes_total 10'],
    ['skipped_bytes_total', 'extmcp_guard_skipped_bytes_total 20'],
    ['worker_events_total', 'extmcp_guard_worker_events_total{kind="worker-overdue"} 1'],
  ])('count %s', async (name, line) => {
    const metrics = createMetrics({ version: '1' });
    const { events } = metrics;
    events.decodeError('request', 'truncated');
    events.overloaded('request', 'bytes');
    events.tooLarge('response');
    events.deadlineExceeded('response');
    events.cancelled('request');
    events.fault('threw', new Error('x'));
    events.streamReset();
    events.streamAbandoned('slow-body');
    events.connectionDropped();
    events.tlsHandshakeFailed();
    events.tlsReloaded(false);
    events.limiterDegraded(true);
    events.auditFailed();
    events.scanned(10);
    events.skipped(20);
    events.worker({ kind: 'worker-overdue' });
    expect(await linesOf(metrics, name)).toEqual([line]);
  });
});

describe('a label', () => {
  test.each([
    ['a line break', 'a\nb'],
    ['a lone surrogate', 'a\ud800'],
    ['many characters', 'x'.repeat(101)],
  ])('with %s is other', (_what, value) => {
    expect(createLabelGuard()(value)).toBe('other');
  });

  test('keeps the names that it knew before it was full', () => {
    const guard = createLabelGuard(2);
    expect(['a', 'b', 'c', 'a', 'c'].map(guard)).toEqual(['a', 'b', 'other', 'a', 'other']);
  });
});
