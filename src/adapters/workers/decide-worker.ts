import { parentPort } from 'node:worker_threads';
import { asksForCanary, decideRequest, type RequestWorld, subjectOf } from '../../decisions/decide-request.js';
import { decideResponse } from '../../decisions/decide-response.js';
import { openCall } from '../../decisions/open-call.js';
import type { RequestDecision, ResponseDecision } from '../../decisions/types.js';
import { noTrace } from '../../domain/trace.js';
import type { MachineFact } from '../../rules/facts/hide-facts.js';
import { compilePolicy } from '../../rules/policy/compile.js';
import type { CompiledPolicy } from '../../rules/policy/compiled.js';
import { makeReady } from '../../rules/policy/make-ready.js';
import { noLearnedSchemas } from '../../rules/tools/learn.js';
import { linkResolvers } from '../links/link-resolvers.js';
import { createDigests } from '../process/digests.js';
import type { DecideJob, DecideOutcome, PolicyNews } from './decide-messages.js';
import { serveJobs } from './serve-jobs.js';

interface InForce {
  readonly policy: CompiledPolicy;
  readonly facts: readonly MachineFact[];
  readonly world: RequestWorld;
  /** Replaced by another, and kept for the jobs that came before. */
  retiring: boolean;
}

/** A job names the policy of the moment it came in, and waits and runs no longer than this: its budget, and some. */
const REPLACED_FOR_MS = 10_000;
/** Bounds the memory when reloads come in a row; a job that names an older one is denied. */
const MAX_POLICIES = 8;

/** By fingerprint, the one in force last. */
const inForce = new Map<string, InForce>();

function receive(news: PolicyNews): void {
  const compiled = compilePolicy(news.input, createDigests(undefined));
  if (!compiled.ok || compiled.value.fingerprint !== news.fingerprint)
    throw new Error('the policy does not compile here as it did there');
  makeReady(compiled.value);
  const links = linkResolvers(compiled.value);
  retireOthers(news.fingerprint);
  inForce.set(news.fingerprint, {
    policy: compiled.value,
    facts: news.facts,
    world: { links, learned: () => noLearnedSchemas },
    retiring: false,
  });
  for (const old of [...inForce.keys()].slice(0, -MAX_POLICIES)) inForce.delete(old);
}

/** Lets go of what was in force until now once no job can name it any more, unless it has come back by then. */
function retireOthers(fingerprint: string): void {
  inForce.delete(fingerprint);
  for (const [replaced, version] of inForce) {
    if (version.retiring) continue;
    version.retiring = true;
    setTimeout(() => {
      if (inForce.get(replaced) === version) inForce.delete(replaced);
    }, REPLACED_FOR_MS).unref();
  }
}

function run(job: DecideJob, bytes: Uint8Array): DecideOutcome {
  const now = inForce.get(job.policy);
  const profile = now?.policy.profiles.get(job.profile);
  if (now === undefined || profile === undefined) throw new Error('no such policy or profile in this worker');
  if (job.hook === 'response') {
    const decision = decideResponse(
      { services: job.services, method: job.method, result: bytes },
      now.policy,
      profile,
      now.facts,
      noTrace,
    );
    return { hook: 'response', decision };
  }
  return { hook: 'request', decision: decideLargeCall(job, bytes, now, profile) };
}

function decideLargeCall(
  job: DecideJob,
  bytes: Uint8Array,
  now: InForce,
  profile: NonNullable<ReturnType<CompiledPolicy['profiles']['get']>>,
): RequestDecision {
  const call = openCall(job.method, bytes, now.policy.limits);
  if (!call.ok) return { kind: 'deny', subject: { name: undefined }, denial: call.error };
  if (asksForCanary(call.value)) return { kind: 'deny', subject: subjectOf(call.value), denial: { code: 'canary' } };
  return decideRequest(call.value, job.services[0] ?? '', now.policy, profile, now.world, noTrace);
}

/** Rewritten bodies move to the main thread; they are not copied. */
function transferOf(outcome: DecideOutcome): readonly ArrayBuffer[] {
  const { decision } = outcome;
  if (decision.kind !== 'replace') return [];
  return [replacement(decision).buffer];
}

function replacement(
  decision: Extract<RequestDecision | ResponseDecision, { kind: 'replace' }>,
): Uint8Array<ArrayBuffer> {
  return 'params' in decision ? decision.params : decision.result;
}

if (parentPort !== null) {
  serveJobs<DecideJob, DecideOutcome>(parentPort, {
    run,
    receive: (message) => receive(message as PolicyNews),
    transferOf,
  });
}
