import { expect, test, vi } from 'vitest';
import { createDigests } from '../../../src/adapters/process/digests.js';
import { buildDefaultPolicy } from '../../../src/rules/policy/build-default.js';
import { makeReady, readySteps } from '../../../src/rules/policy/make-ready.js';

function builtIn(sha256 = vi.fn(createDigests(undefined).sha256)) {
  const built = buildDefaultPolicy('2027-01-31', { sha256 });
  if (!built.ok) throw new Error('the built-in policy does not compile');
  return { policy: built.value.policy, sha256 };
}

test('nothing is described before somebody asks, and then once', () => {
  const { policy, sha256 } = builtIn();
  expect(sha256).not.toHaveBeenCalled();
  makeReady(policy);
  const calls = sha256.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  makeReady(policy);
  expect([policy.fingerprint, policy.effective.mode]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), 'enforce']);
  expect(sha256.mock.calls.length).toBe(calls);
});

test('the steps, whichever is taken first, lead to one policy', () => {
  const forward = builtIn().policy;
  const backward = builtIn().policy;
  makeReady(forward);
  for (const step of readySteps(backward).toReversed()) step();
  expect(backward.fingerprint).toBe(forward.fingerprint);
  expect(backward.catalogue.byName).toEqual(forward.catalogue.byName);
});
