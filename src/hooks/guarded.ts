import type { Denial } from '../domain/denial.js';
import type { Ready } from '../domain/ready.js';
import type { HookDeps } from './ports.js';

/**
 * Runs a decision so that whatever goes wrong in it is a denial with a row of its own. A decision that comes after its
 * deadline is a denial too: the caller was told so already, and the row must say what was answered.
 */
export function guarded<T>(
  deps: Pick<HookDeps, 'events'>,
  where: 'request' | 'response',
  signal: AbortSignal,
  decide: () => Ready<T>,
  deny: (denial: Denial) => T,
): Ready<T> {
  const inTime = (decision: T): T => (signal.aborted ? deny({ code: 'internal', rule: 'deadline' }) : decision);
  const failed = (error: unknown): T => {
    deps.events.fault(where, error);
    return deny({ code: 'internal' });
  };
  try {
    const decision = decide();
    return decision instanceof Promise ? decision.then(inTime, failed) : inTime(decision);
  } catch (error) {
    return failed(error);
  }
}
