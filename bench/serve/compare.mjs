// Interleaved rounds over servers and loads.
import { readAnswer } from './bodies.mjs';
import { callOnce, openSession } from './http2-client.mjs';
import { measure } from './load.mjs';
import { median } from './statistics.mjs';

/** On a busy machine a worker that is still compiling its policy may cost the first large call its time. */
const ATTEMPTS = 5;

/** A server must answer as it should before its speed means anything. */
export async function expectAnswer(server, name, { hook, frame }, wanted) {
  const session = await openSession(server.address, { tls: server.tls });
  let answer;
  for (let attempt = 0; attempt < ATTEMPTS && answer?.result !== wanted; attempt++)
    answer = readAnswer(hook, await callOnce(session, hook, frame));
  session.destroy();
  if (answer.result !== wanted)
    throw new Error(`'${server.name}' answers ${answer.error?.reason ?? answer.result} to '${name}'`);
}

/**
 * Measures every load on every server, `rounds` times in turn.
 * @returns per load and server the medians of the rates and of their ratios to the first server, round by round.
 */
export async function compare(servers, loads, rounds) {
  const measured = new Map();
  // The first run of each load on each server compiles its code; it is not counted.
  for (const spec of Object.values(loads)) for (const server of servers) await measure(server, spec);
  for (let round = 0; round < rounds; round++) {
    for (const [load, spec] of Object.entries(loads)) {
      for (const server of servers) {
        const key = `${load}|${server.name}`;
        measured.set(key, [...(measured.get(key) ?? []), await measure(server, spec)]);
      }
    }
  }
  return Object.keys(loads).flatMap((load) => {
    const base = measured.get(`${load}|${servers[0].name}`);
    return servers.map((server) => summarise(load, server.name, measured.get(`${load}|${server.name}`), base));
  });
}

function summarise(load, server, own, base) {
  const ratios = (ratio) => median(own.map((one, round) => ratio(one, base[round])));
  return {
    load,
    server,
    perSecond: median(own.map((one) => one.rate)),
    cpuMicros: median(own.map((one) => one.cpuMicros)),
    rateRatio: ratios((one, stock) => one.rate / stock.rate),
    cpuRatio: ratios((one, stock) => stock.cpuMicros / one.cpuMicros),
  };
}
