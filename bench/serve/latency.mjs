// Small calls while a result of 20 MB is being checked.

import { probe } from './http2-client.mjs';
import { measure } from './load.mjs';
import { hugeLoad, loads, SMALL } from './loads.mjs';
import { median, quantile } from './statistics.mjs';

const PROBE = { perSecond: 100, seconds: 4 };
const HUGE_CALLS = 8;
/** Alone and beside in turn: a 99th percentile of a few hundred calls is a matter of three of them. */
const ROUNDS = 3;

/** Percentiles of small calls, milliseconds, medians of the rounds: alone, and beside results of 20 MB one after the other. */
export async function smallCallsBesideHuge(server) {
  const { hook, frame } = loads()[SMALL];
  const small = { hook, frame, ...PROBE };
  const huge = hugeLoad();
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await probe(server.address, small);
    rounds.push({ idle, beside: await probeBeside(server, small, huge) });
  }
  const over = (pick) => median(rounds.map(pick));
  return {
    idleP99: over(({ idle }) => quantile(idle, 0.99)),
    besideP50: over(({ beside }) => quantile(beside, 0.5)),
    besideP99: over(({ beside }) => quantile(beside, 0.99)),
  };
}

async function probeBeside(server, small, huge) {
  let over = false;
  const running = measure(server, { ...huge, calls: HUGE_CALLS }).finally(() => {
    over = true;
  });
  const latencies = [];
  while (!over) latencies.push(...(await probe(server.address, { ...small, seconds: 0.5 })));
  await running;
  return latencies;
}
