import { performance } from 'node:perf_hooks';
import type { Clock } from '../../domain/ports.js';

export const systemClock: Clock = {
  wallMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};
