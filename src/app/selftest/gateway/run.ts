import { openSession } from '../../../adapters/probe/open-session.js';
import { loadPolicy } from '../../load-policy.js';
import { describeFailure } from '../../probe/run-probe.js';
import { type AdminReading, difference, readAdmin } from './admin.js';
import { diagnose, stateOf, unreachable } from './diagnose.js';
import { observeGateway } from './observe.js';
import { readCanary } from './read-canary.js';
import type { AdminView, GatewayLine, GatewayObservations, GatewayReport } from './types.js';

export interface GatewayOptions {
  readonly gateway: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly admin: URL | undefined;
  readonly expect: string | undefined;
  readonly services: readonly string[];
  readonly timeoutMs: number;
  readonly version: string;
  readonly seed: number;
}

/** Answers "is it on?" as a client of the real gateway. */
export async function runGatewaySelftest(options: GatewayOptions): Promise<GatewayReport> {
  const { gateway: url, headers } = options;
  const before = options.admin === undefined ? undefined : await readAdmin(options.admin);
  const opened = await openSession({ kind: 'http', server: { url, headers } }, options);
  if (!opened.ok) return report([noSession(opened.error)], undefined);
  const session = opened.value;
  try {
    const { catalogue } = builtInPolicy();
    const { services, seed } = options;
    const seen = await observeGateway(session, { services, catalogue, seed });
    const admin = options.admin === undefined ? undefined : await adminView(options.admin, before);
    const observed = { ...seen, admin };
    return report(diagnose(observed, options.expect), observed);
  } finally {
    await session.close();
  }
}

/** A refused handshake may be the guard's own doing. */
function noSession(reply: Parameters<typeof describeFailure>[0]): GatewayLine {
  const answer = readCanary(reply);
  if (answer.kind === 'guard-unreachable' || answer.kind === 'denied') {
    const canary = { service: '', method: 'tools/call', answer } as const;
    const lines = diagnose(
      { canaries: [canary], paths: [], echo: 'unknown', answered: [], admin: undefined },
      undefined,
    );
    return lines[0] ?? unreachable(describeFailure(reply));
  }
  return unreachable(describeFailure(reply));
}

async function adminView(admin: URL, before: AdminReading | undefined): Promise<AdminView> {
  const after = await readAdmin(admin);
  if (after === undefined) return { fingerprint: undefined, counted: {} };
  return { fingerprint: after.fingerprint, counted: difference(before?.counters ?? {}, after.counters) };
}

function builtInPolicy() {
  const built = loadPolicy(undefined);
  if (!built.ok) throw new Error('the built-in policy does not compile');
  return built.value;
}

function report(lines: readonly GatewayLine[], observed: GatewayObservations | undefined): GatewayReport {
  const canary = observed?.canaries.find(({ answer }) => answer.kind === 'canary')?.answer;
  return {
    ok: lines.every(({ ok }) => ok),
    state: stateOf(lines),
    fingerprint: canary?.kind === 'canary' ? canary.fingerprint : undefined,
    lines,
    observed,
  };
}
