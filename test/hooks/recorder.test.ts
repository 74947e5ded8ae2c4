import { describe, expect, test } from 'vitest';
import type { RequestDecision, ResponseDecision } from '../../src/decisions/types.js';
import type { AuditRecord, HookDeps } from '../../src/hooks/ports.js';
import { Recorder } from '../../src/hooks/recorder.js';
import { build } from '../helpers/policies.js';

function policyOf(text: string) {
  const built = build(text);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  return built.value.policy;
}

interface Story {
  readonly rows: AuditRecord[];
  readonly counted: AuditRecord[];
  readonly faults: string[];
}

async function play(policyText: string, decision: RequestDecision, writes: boolean, method = 'tools/call') {
  const story: Story = { rows: [], counted: [], faults: [] };
  const deps = {
    audit: {
      append: (row: AuditRecord) => {
        if (!writes) return Promise.reject(new Error('ENOSPC'));
        story.rows.push(row);
        return Promise.resolve();
      },
    },
    clock: { wallMs: () => 0, monotonicMs: () => 0 },
    digests: { sha256: () => '', keyed: () => 'd'.repeat(64) },
    newId: () => 'the-id',
    events: {
      decided: (row: AuditRecord) => void story.counted.push(row),
      fault: (where: string) => void story.faults.push(where),
    },
    version: '0',
  } as unknown as HookDeps;
  const message = { services: ['fs'], method };
  const recorder = new Recorder(deps, policyOf(policyText), 'request', message);
  recorder.caller({ id: 'alice', profile: 'default', known: true, rate: undefined });
  recorder.bytesIn(Buffer.from('{}'));
  const answer = await recorder.answerRequest(decision);
  return { ...story, answer };
}

const pass: RequestDecision = {
  kind: 'pass',
  subject: { name: 'read_file' },
  findings: [],
} as unknown as RequestDecision;
const denied: RequestDecision = {
  kind: 'deny',
  subject: { name: 'read_file' },
  denial: { code: 'path-denied', rule: 'dotenv' },
};
const canary: RequestDecision = { kind: 'deny', subject: { name: undefined }, denial: { code: 'canary' } };

const enforce = 'version: 1\n';
const observe = 'version: 1\nmode: observe\n';
const lenient = 'version: 1\naudit: { onFailure: pass }\n';

describe('what is written, counted and answered', () => {
  test.each([
    ['a pass', enforce, pass, true, 'pass', 'pass', 'pass'],
    ['a denial', enforce, denied, true, 'deny', 'deny', 'deny'],
    ['a denial that is observed', observe, denied, true, 'would_deny', 'would_deny', 'pass'],
    ['the canary in observe mode', observe, canary, true, 'deny', 'deny', 'deny'],
    ['a pass that cannot be written', enforce, pass, false, undefined, 'deny', 'deny'],
    ['a pass that need not be written', lenient, pass, false, undefined, 'pass', 'pass'],
    ['a denial that need not be written', lenient, denied, false, undefined, 'deny', 'deny'],
    ['a pass that cannot be written in observe mode', observe, pass, false, undefined, 'pass', 'pass'],
  ] as const)('%s', async (_name, policy, decision, writes, row, counted, answer) => {
    const story = await play(policy, decision, writes);
    expect(story.rows.map(({ verdict }) => verdict)).toEqual(row === undefined ? [] : [row]);
    expect(story.counted.map(({ verdict }) => verdict)).toEqual([counted]);
    expect(story.answer.kind).toBe(answer);
    expect(story.faults).toEqual(writes ? [] : ['audit']);
  });

  test('a row names the policy, unless rows go nowhere', async () => {
    const policy = policyOf(enforce);
    expect((await play(enforce, pass, true)).rows[0]).toMatchObject({ policy: policy.fingerprint });
    const unread = Object.defineProperty({ ...policy }, 'fingerprint', {
      get: () => expect.unreachable('described for nobody'),
    });
    const counted: AuditRecord[] = [];
    const deps = {
      audit: { discards: true, append: () => undefined },
      clock: { wallMs: () => 0, monotonicMs: () => 0 },
      newId: () => 'the-id',
      events: { decided: (row: AuditRecord) => void counted.push(row) },
    } as unknown as HookDeps;
    const recorder = new Recorder(deps, unread, 'response', { services: ['fs'], method: 'initialize' });
    const answer = await recorder.answerResponse({ kind: 'pass' } as unknown as ResponseDecision);
    expect(answer).toEqual({ kind: 'pass' });
    expect(counted[0]).toMatchObject({ verdict: 'pass', policy: '' });
  });

  test('a decision without its row says so', async () => {
    const { answer, counted } = await play(enforce, pass, false);
    expect(answer).toMatchObject({ kind: 'deny', data: { code: 'audit-unavailable', ref: 'the-id' } });
    expect(counted[0]).toMatchObject({ code: 'audit-unavailable' });
  });

  test('a name that is a secret does not get into the row, nor into the answer', async () => {
    const secret = `ghp${'_'}${'A1b2C3d4E5f6'.repeat(3)}`;
    const named: RequestDecision = { kind: 'deny', subject: { name: secret }, denial: { code: 'tool-denied' } };
    const story = await play(enforce, named, true, `x/${secret}`);
    expect(story.rows[0]).toMatchObject({ tool: '[REDACTED]', method: 'x/[REDACTED]' });
    expect(JSON.stringify([story.rows, story.counted, story.answer])).not.toContain(secret);
  });

  test('a name is bounded and valid', async () => {
    const named: RequestDecision = {
      kind: 'deny',
      subject: { name: `\ud800${'n'.repeat(9000)}` },
      denial: { code: 'tool-denied' },
    };
    const { rows } = await play(enforce, named, true);
    expect(rows[0]?.tool).toBe(`\ufffd${'n'.repeat(255)}`);
  });
});
