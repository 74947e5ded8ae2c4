import type { Denial } from '../domain/denial.js';
import type { HookDeps } from './ports.js';

/**
 * Runs a decision so that whatever goes wrong in it is a denial with a row of its own. A decision that comes after its
 * deadline is a denial too: the caller was told so already, and the row must say what was answered.
 */
export async function guarded<T>(
  deps: Pick<HookDeps, 'events'>,
  where: 'request' | 'response',
  signal: AbortSignal,
  decide: () => Promise<T>,
  deny: (denial: Denial) => T,
): Promise<T> {
  try {
    const decision = await decide();
    return signal.aborted ? deny({ code: 'internal', rule: 'deadline' }) : decision;
  } catch (error) {
    deps.events.fault(where, error);
    return deny({ code: 'internal' });
  }
}
