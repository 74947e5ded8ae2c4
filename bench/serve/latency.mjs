// Small calls while a result of 20 MB is being checked.

import { probe } from './http2-client.mjs';
import { measure } from './load.mjs';
import { hugeLoad, loads, SMALL } from './loads.mjs';
import { quantile } from './statistics.mjs';

const PROBE = { perSecond: 100, seconds: 3 };
const HUGE_CALLS = 4;

/** The 99th percentile of small calls, milliseconds: alone, and beside results of 20 MB one after the other. */
export async function smallCallsBesideHuge(server) {
  const { hook, frame } = loads()[SMALL];
  const small = { hook, frame, ...PROBE };
  const huge = hugeLoad();
  const idle = await probe(server.address, small);
  let over = false;
  const beside = [];
  const running = measure(server, { ...huge, calls: HUGE_CALLS }).finally(() => {
    over = true;
  });
  while (!over) beside.push(...(await probe(server.address, { ...small, seconds: 0.5 })));
  await running;
  return { idleP99: quantile(idle, 0.99), besideP50: quantile(beside, 0.5), besideP99: quantile(beside, 0.99) };
}
