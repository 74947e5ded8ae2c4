// Whether a soak went well.

/** What resident memory may grow by between the second quarter of the run and the last: a share, and some noise. */
const GROWTH_SHARE = 0.2;
const GROWTH_MB = 24;
/** Fewer samples say nothing about growth. */
const MIN_SAMPLES = 40;
const SHOWN_WRONG = 10;

/** The outcome of a run: every fault as a sentence, and one line that sums it up. */
export function judge({ seconds, seed, tally, memory, crashed, status }) {
  const growth = growthOf(memory);
  const faults = [
    ...(crashed ? [`the server ended by itself with ${status}`] : []),
    ...(!crashed && status !== 0 ? [`the server ended with ${status} on SIGTERM`] : []),
    ...(tally.calls === 0 ? ['no call was answered'] : []),
    ...tally.wrong
      .slice(0, SHOWN_WRONG)
      .map((one) => `wrong answer to ${one.kind}, call ${one.number}: ${one.answered}`),
    ...(growth.tooMuch ? [`memory grew from ${growth.early} to ${growth.late} MB`] : []),
  ];
  const memoryText = growth.known ? `memory ${growth.early} -> ${growth.late} MB` : 'too short to judge memory';
  const summary = `soak: ${faults.length === 0 ? 'ok' : 'FAILED'}, ${seconds} s, seed ${seed}, ${tally.calls} calls of ${Object.keys(tally.kinds).length} kinds, ${tally.wrong.length} wrong, ${tally.overloaded} told to retry, ${memoryText}, exit ${status}`;
  return { faults, summary, calls: tally.calls, kinds: tally.kinds, wrong: tally.wrong.length, memory: growth };
}

function growthOf(memory) {
  if (memory.length < MIN_SAMPLES) return { known: false, tooMuch: false };
  const quarter = memory.length >> 2;
  const early = median(memory.slice(quarter, 2 * quarter));
  const late = median(memory.slice(3 * quarter));
  return { known: true, early, late, tooMuch: late > early * (1 + GROWTH_SHARE) + GROWTH_MB };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[sorted.length >> 1]);
}
