// The loads: what is sent, how often, how many at a time.
import { requestFrame, responseFrame, textFrame } from './bodies.mjs';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Calls per measurement, so that each takes about a second. */
const small = (inFlight, calls) => ({ hook: 'CheckRequest', frame: requestFrame(), inFlight, calls });
const result = (bytes, secrets, inFlight, calls) => ({
  hook: 'CheckResponse',
  frame: responseFrame(bytes, secrets),
  inFlight,
  calls,
});

/** Every load by its name; `wants` is the answer that a guard must give before anything is measured. */
export function loads() {
  return {
    '300 B, 1 in flight': { ...small(1, 2_000), wants: 'pass' },
    '300 B, 8 in flight': { ...small(8, 8_000), wants: 'pass' },
    '300 B, 64 in flight': { ...small(64, 16_000), wants: 'pass' },
    '64 KiB clean': { ...result(64 * KIB, false, 8, 600), wants: 'pass' },
    '64 KiB with secrets': { ...result(64 * KIB, true, 8, 400), wants: 'mutated' },
    '1 MiB clean': { ...result(MIB, false, 4, 60), wants: 'pass' },
    '1 MiB with secrets': { ...result(MIB, true, 4, 40), wants: 'mutated' },
    '8 MiB clean': { ...result(8 * MIB, false, 1, 8), wants: 'pass' },
    '8 MiB with secrets': { ...result(8 * MIB, true, 1, 6), wants: 'mutated' },
  };
}

export const SMALL = '300 B, 64 in flight';

/** For the latencies of small calls beside it. */
export const hugeLoad = () => ({
  hook: 'CheckResponse',
  frame: textFrame(20 * 1000 * 1000),
  inFlight: 1,
});
