// What the goals of the server speak of.
import { judge } from '../judge.mjs';
import { SMALL } from './loads.mjs';

/** What each goal speaks of, by the goal's name. */
function valuesOf({ rows, latency, start }) {
  const ratio = (load, server, field) => rows.find((row) => row.load === load && row.server === server)?.[field];
  return {
    "small calls, default policy: share of the stock server's calls per second": ratio(SMALL, 'default', 'rateRatio'),
    "small calls, default policy: share of the stock server's calls per CPU second": ratio(
      SMALL,
      'default',
      'cpuRatio',
    ),
    "64 KiB, our transport: times the stock server's rate": ratio('64 KiB clean', 'our transport', 'rateRatio'),
    "1 MiB, our transport: times the stock server's rate": ratio('1 MiB clean', 'our transport', 'rateRatio'),
    'p99 of small calls beside 20 MB results: times that of an idle server': latency.besideP99 / latency.idleP99,
    'start to ready after loading the modules, CPU seconds': start.afterLoadSeconds,
    'idle memory after 30 s, MB': start.idleMb,
  };
}

/** The goals of the server and whether they are met. */
export function judgeGoals(measured) {
  return judge(valuesOf(measured), (goal) => !goal.startsWith('wrap: '));
}
