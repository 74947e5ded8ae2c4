import { lazy } from '../../../domain/lazy.js';
import { KERNEL } from './kernel.js';
import { MEMORY_PAGES, SweepMemory } from './memory.js';
import type { Sweep } from './sweep.js';

type Loop = (length: number) => number;
type Loops = Readonly<Record<'grams' | 'runs' | 'wide', Loop>>;

/** Compiled once; each scanner has an instance with a memory of its own. */
const kernelModule = lazy(() => new WebAssembly.Module(Buffer.from(KERNEL, 'base64')));

/** The loops in WebAssembly: see kernel.wat. */
export class KernelSweep implements Sweep {
  readonly memory: SweepMemory;
  readonly grams: Loop;
  readonly runs: Loop;
  readonly wide: Loop;

  private constructor(memory: SweepMemory, { grams, runs, wide }: Loops) {
    this.memory = memory;
    this.grams = grams;
    this.runs = runs;
    this.wide = wide;
  }

  /** undefined where there is no WebAssembly, or no address space left for another memory of it, or bytes have another order than there. */
  static create(): KernelSweep | undefined {
    if (!isLittleEndian()) return undefined;
    try {
      const memory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES });
      const { exports } = new WebAssembly.Instance(kernelModule(), { sweep: { memory } });
      return hasLoops(exports) ? new KernelSweep(new SweepMemory(memory.buffer), exports) : undefined;
    } catch {
      return undefined;
    }
  }
}

function isLittleEndian(): boolean {
  return new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
}

function hasLoops(exports: Readonly<Record<string, unknown>>): exports is Loops {
  return [exports.grams, exports.runs, exports.wide].every((loop) => typeof loop === 'function');
}
