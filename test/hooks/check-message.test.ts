import { describe, expect, test } from 'vitest';
import { createDigests } from '../../src/adapters/process/digests.js';
import { ok } from '../../src/domain/result.js';
import { createCheckMessage, type DecideMessage } from '../../src/hooks/check-message.js';
import type { AuditRecord, HookDeps } from '../../src/hooks/ports.js';
import { buildPolicy } from '../../src/rules/policy/build.js';

const pass: DecideMessage = () => ({ kind: 'pass' });
const replace: DecideMessage = () => ({
  kind: 'replace',
  result: new TextEncoder().encode('{"clean":1}'),
  changes: { redactions: { 'github-pat': 2 }, droppedKeys: [] },
  findings: [],
});
const deny: DecideMessage = () => ({ kind: 'deny', denial: { code: 'secret-in-result', rule: 'github-pat' } });
const fail: DecideMessage = () => {
  throw new Error('the regexp engine is out of memory');
};

function hook(
  decide: DecideMessage,
  yaml = 'version: 1\n',
  append: (row: AuditRecord) => Promise<void> = async () => undefined,
) {
  const digests = createDigests('salt');
  const built = buildPolicy({ policy: { file: 'p.yaml', text: yaml } }, '2027-01-01', digests);
  if (!built.ok) throw new Error(JSON.stringify(built.error));
  const rows: AuditRecord[] = [];
  const deps: HookDeps = {
    policy: () => built.value.policy,
    limiter: { take: async () => ({ kind: 'allowed' }) },
    audit: { append: (row) => append(row).then(() => void rows.push(row)) },
    workers: { request: () => undefined, response: () => undefined },
    clock: { wallMs: () => 0, monotonicMs: () => 0 },
    digests,
    newId: () => 'id',
    events: { decided: () => undefined, fault: () => undefined },
    version: '1',
  };
  const check = createCheckMessage(deps, decide);
  const message = {
    services: ['s'],
    method: 'notifications/message',
    result: new TextEncoder().encode('{"dirty":1}'),
    metadata: () => ok({ ref: 'r', tool: 't' }),
  };
  return { rows, ask: () => check(message, new AbortController().signal) };
}

describe('a message that ExtMCP has no call for', () => {
  test('leaves no row when it passes', async () => {
    const { ask, rows } = hook(pass);
    expect(await ask()).toEqual({ kind: 'pass' });
    expect(rows).toEqual([]);
  });

  test('leaves one when it is changed, under the reference of its request', async () => {
    const { ask, rows } = hook(replace);
    expect(await ask()).toMatchObject({ kind: 'mutated', result: new TextEncoder().encode('{"clean":1}') });
    expect(rows).toMatchObject([
      { ref: 'r', tool: 't', method: 'notifications/message', verdict: 'replace', redactions: { 'github-pat': 2 } },
    ]);
  });

  test('and when it is stopped', async () => {
    const { ask, rows } = hook(deny);
    expect(await ask()).toMatchObject({ kind: 'deny', data: { code: 'secret-in-result', ref: 'r' } });
    expect(rows).toMatchObject([{ verdict: 'deny', code: 'secret-in-result' }]);
  });

  test('passes in observe mode, and the row says what would have been', async () => {
    const { ask, rows } = hook(replace, 'mode: observe\n');
    expect(await ask()).toEqual({ kind: 'pass' });
    expect(rows).toMatchObject([{ verdict: 'would_replace' }]);
  });

  test('is stopped when it cannot be decided, recorded, or its client is refused', async () => {
    expect(await hook(fail).ask()).toMatchObject({ kind: 'deny', data: { code: 'internal' } });
    const full = () => Promise.reject(new Error('disk full'));
    expect(await hook(replace, 'version: 1\n', full).ask()).toMatchObject({
      kind: 'deny',
      data: { code: 'audit-unavailable' },
    });
    expect(await hook(pass, 'unknownClient: deny\n').ask()).toMatchObject({
      kind: 'deny',
      data: { code: 'client-unknown' },
    });
  });
});
