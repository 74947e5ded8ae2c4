import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** By then nearly every server has started, which must not wait for us to share a processor. */
const AFTER_MS = 1000;

/**
 * Does what nobody waits for yet, in steps between which messages pass. A step that fails is told and left: what it was to
 * make is made, or fails, where it is needed.
 */
export async function inSpareTime(
  steps: readonly (() => unknown)[],
  onFault: (error: unknown) => void,
  afterMs = AFTER_MS,
): Promise<void> {
  await sleep(afterMs, undefined, { ref: false });
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      onFault(error);
    }
    await turn();
  }
}
