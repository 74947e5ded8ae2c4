const TICK_MS = 5;

/**
 * The outcome of work, or undefined when it takes too long. The wait is counted in ticks of this process's own timers: on a
 * machine so busy that the ticks themselves come late, everything is slow, which is no sign that the other side is gone.
 * After the last tick what has arrived meanwhile is still read.
 * @param patienceMs how long on a machine with time to spare; at worst a late tick makes it longer.
 */
export function withPatience<T>(work: Promise<T>, patienceMs: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    let left = Math.ceil(patienceMs / TICK_MS);
    let timer: NodeJS.Timeout | undefined;
    const tick = (): void => {
      left -= 1;
      if (left > 0) timer = setTimeout(tick, TICK_MS);
      // Timers come before sockets in each turn of the loop: the reply may be waiting there.
      else setImmediate(() => resolve(undefined));
    };
    timer = setTimeout(tick, TICK_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
