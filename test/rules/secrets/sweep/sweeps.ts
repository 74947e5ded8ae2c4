import { KernelSweep } from '../../../../src/rules/secrets/sweep/kernel-sweep.js';
import { PlainSweep } from '../../../../src/rules/secrets/sweep/plain-sweep.js';
import type { Sweep } from '../../../../src/rules/secrets/sweep/sweep.js';

/** Both ways of doing the loops. This machine has WebAssembly: without it there would be nothing to compare. */
export const SWEEPS: readonly (readonly [name: string, create: () => Sweep])[] = [
  ['in WebAssembly', kernel],
  ['in JavaScript', () => new PlainSweep()],
];

function kernel(): Sweep {
  const sweep = KernelSweep.create();
  if (sweep === undefined) throw new Error('no WebAssembly here');
  return sweep;
}
