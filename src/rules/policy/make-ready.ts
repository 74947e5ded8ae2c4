import type { CompiledPolicy } from './compiled.js';

/** Makes all that a policy makes on first use, so that no caller waits for it and a fault in it shows now. */
export function makeReady(policy: CompiledPolicy): void {
  for (const step of readySteps(policy)) step();
}

/** The same in steps of some 10 milliseconds, for whoever has other things to do in between. */
export function readySteps(policy: CompiledPolicy): readonly (() => void)[] {
  const matchers = [...policy.profiles.values()].map(
    ({ paths }) =>
      () =>
        void paths.matcher(),
  );
  return [...matchers, () => void policy.catalogue.byName, () => void policy.fingerprint];
}
