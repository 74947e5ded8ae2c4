import { readPolicy } from '../../adapters/policy/read-policy.js';
import { createDigests } from '../../adapters/process/digests.js';
import { decideRequest } from '../../decisions/decide-request.js';
import { openCall } from '../../decisions/open-call.js';
import type { Fault } from '../../domain/fault.js';
import { type JsonObject, member } from '../../domain/json/types.js';
import { assertNever, err, ok, type Result } from '../../domain/result.js';
import { noTrace } from '../../domain/trace.js';
import type { PathEntry } from '../../rules/paths/types.js';
import type { CompiledPolicy, CompiledProfile } from '../../rules/policy/compiled.js';
import type { RuleInfo, SecretSpan } from '../../rules/secrets/types.js';
import { requireProfile } from '../require-profile.js';
import { createWorld } from '../world.js';
import { type GuardAnswer, type GuardLine, openGuardLine } from './guard-line.js';
import { leaks, type SecretSample, samplesOf, type UserRules } from './secret-samples.js';
import type { TargetOptions, TargetReport, TargetRow } from './target-types.js';

/** `policy`: the samples cannot be chosen. `guard`: nothing that answers as a guard does is there. */
export type TargetFailure =
  | { readonly kind: 'policy'; readonly faults: readonly Fault[] }
  | { readonly kind: 'guard'; readonly why: string };

interface Work {
  readonly options: TargetOptions;
  readonly line: GuardLine;
  readonly policy: CompiledPolicy;
  readonly profile: CompiledProfile;
  readonly userRules: UserRules;
  /** Presets of `secrets`: some rules find nothing without theirs. */
  readonly presets: readonly string[];
}

/** Sends a made-up secret for every rule and a denied path for every deny entry through a running guard. */
export async function runTargetSelftest(options: TargetOptions): Promise<Result<TargetReport, TargetFailure>> {
  const built = readPolicy(options.policyFile, createDigests(undefined));
  if (!built.ok) return err({ kind: 'policy', faults: built.error });
  const { policy, input } = built.value;
  const profile = requireProfile(policy, options.client);
  if (!profile.ok) return err({ kind: 'policy', faults: profile.error });
  const { rules: userRules, presets } = input.document.secrets;
  const line = openGuardLine(options);
  try {
    const canary = await line.request('tools/call', { name: 'extmcp-guard-canary', arguments: {} });
    if (canary.kind !== 'denied' || canary.code !== 'canary')
      return err({ kind: 'guard', why: `the canary is not answered: ${answerText(canary)}` });
    const work = { options, line, policy, profile: profile.value, userRules, presets };
    const rows = [...(await sendSecrets(work)), ...(await sendPaths(work))];
    return ok({
      fingerprint: text(canary.data, 'policy'),
      version: text(canary.data, 'version'),
      expectedFingerprint: policy.fingerprint,
      mode: profile.value.mode,
      waitedMs: line.waitedMs(),
      rows,
    });
  } finally {
    line.close();
  }
}

async function sendSecrets(work: Work): Promise<readonly TargetRow[]> {
  const rows: TargetRow[] = [];
  const { rules } = work.policy.scanner;
  for (let at = 0; at < rules.length; at += IN_FLIGHT)
    rows.push(...(await Promise.all(rules.slice(at, at + IN_FLIGHT).map((rule) => sendRule(work, rule)))));
  return rows;
}

/** So many rules are sent at once: far below the cap on calls in flight. */
const IN_FLIGHT = 8;

async function sendRule(work: Work, { id, enabled }: RuleInfo): Promise<TargetRow> {
  const why = skipReason(work, id, enabled);
  if (why !== undefined) return { kind: 'secret', id, outcome: 'skipped', detail: why };
  const samples = drawSamples(work, id);
  if (samples.length === 0) return { kind: 'secret', id, outcome: 'skipped', detail: 'the rule has no example' };
  return sendSamples(work, id, samples);
}

function skipReason(work: Work, id: string, enabled: boolean): string | undefined {
  if (work.profile.response.secrets === 'off') return 'the profile does not look for secrets';
  if (!enabled) return 'switched off by the policy';
  return id === 'password-hash' && !work.presets.includes('password-hashes')
    ? 'off without its preset, password-hashes'
    : undefined;
}

/** So many draws are tried for one that the policy itself finds. */
const MAX_DRAWS = 8;

/**
 * Samples that this policy finds. One draw in some hundreds looks like a word or a placeholder, and is left alone on
 * purpose: that is no fault of the guard that runs.
 */
function drawSamples(work: Work, id: string): readonly SecretSample[] {
  const { scanner } = work.policy;
  let samples: readonly SecretSample[] = [];
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    samples = samplesOf(id, work.userRules, work.options.seed + draw);
    if (samples.every((sample) => !leaks(sample, withoutSpans(sample.text, scanner.scan(sample.text))))) break;
  }
  return samples;
}

function withoutSpans(text: string, spans: readonly SecretSpan[]): string {
  return spans.reduceRight((left, { start, end }) => `${left.slice(0, start)}\n${left.slice(end)}`, text);
}

/** The samples of a rule as texts, and as strings in JSON in text. */
async function sendSamples(work: Work, id: string, samples: readonly SecretSample[]): Promise<TargetRow> {
  const nested = samples.map(({ text }) => JSON.stringify({ output: text }));
  for (const texts of [samples.map(({ text }) => text), nested]) {
    const content = texts.map((text) => ({ type: 'text', text }));
    const answer = await work.line.response('tools/call', { content });
    for (const [index, sample] of samples.entries()) {
      const wrong = secretFault(sample, answer);
      if (wrong !== undefined)
        return { kind: 'secret', id, outcome: 'failed', detail: `example ${index + 1}: ${wrong}` };
    }
  }
  return { kind: 'secret', id, outcome: 'stopped', detail: `${samples.length} examples` };
}

function secretFault(sample: SecretSample, answer: GuardAnswer): string | undefined {
  switch (answer.kind) {
    case 'pass':
      return 'came through';
    case 'mutated':
      return leaks(sample, decodedText(answer.text)) ? 'came through in part' : undefined;
    case 'denied':
      return answer.code === 'secret-in-result' ? undefined : `cannot be told: denied with ${answer.code}`;
    case 'failed':
      return `cannot be told: ${answer.why}`;
    default:
      return assertNever(answer);
  }
}

/** The answer with its escapes undone as often as they were made. */
function decodedText(text: string): string {
  return `${text}\n${text.replaceAll('\\n', '\n').replaceAll('\\', '')}`;
}

async function sendPaths(work: Work): Promise<readonly TargetRow[]> {
  const rows: TargetRow[] = [];
  for (const entry of work.profile.paths.entries) {
    const id = entry.id;
    const path = sampleOf(work, entry);
    if (path === undefined) {
      rows.push({ kind: 'path', id, outcome: 'skipped', detail: 'no example of it is denied by this policy' });
      continue;
    }
    const wrong = pathFault(await work.line.request('tools/call', readCall(path)));
    rows.push({ kind: 'path', id, outcome: wrong === undefined ? 'stopped' : 'failed', detail: wrong ?? 'denied' });
  }
  return rows;
}

function pathFault(answer: GuardAnswer): string | undefined {
  if (answer.kind === 'denied' && answer.code === 'path-denied') return undefined;
  return answer.kind === 'pass' || answer.kind === 'mutated' ? 'came through' : `cannot be told: ${answerText(answer)}`;
}

/** An example that the policy itself denies: an exception of its author may lift some. A glob without wildcards is one. */
function sampleOf(work: Work, entry: PathEntry): string | undefined {
  const literals = entry.globs.filter((glob) => !/[*?[\]{}()!]/.test(glob));
  return [...entry.hit, ...literals].find((path) => {
    const call = openCall('tools/call', Buffer.from(JSON.stringify(readCall(path))), work.policy.limits);
    if (!call.ok) return false;
    const { policy, profile, options } = work;
    const decision = decideRequest(call.value, options.service, policy, profile, createWorld(policy), noTrace);
    return decision.kind === 'deny' && decision.denial.code === 'path-denied';
  });
}

function readCall(path: string): JsonObject {
  return { name: 'read_text_file', arguments: { path } };
}

function answerText(answer: GuardAnswer): string {
  if (answer.kind === 'denied') return `denied with ${answer.code}`;
  return answer.kind === 'failed' ? answer.why : 'passed';
}

function text(data: JsonObject, key: string): string {
  const value = member(data, key);
  return typeof value === 'string' ? value : '';
}
