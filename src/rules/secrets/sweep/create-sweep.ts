import { KernelSweep } from './kernel-sweep.js';
import { PlainSweep } from './plain-sweep.js';
import type { Sweep } from './sweep.js';

/** In WebAssembly, or in JavaScript where there is none: a Node run with --jitless, or no room for another WebAssembly memory. */
export function createSweep(): Sweep {
  return KernelSweep.create() ?? new PlainSweep();
}
