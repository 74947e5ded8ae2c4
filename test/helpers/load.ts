/** Calls that go on until they are told to stop. */
export interface Load {
  /** Calls that ended well so far. */
  readonly done: number;
  /** What calls rejected with, as text. */
  readonly failures: readonly string[];
  /** Resolves when the last call has ended. */
  stop(): Promise<void>;
}

/** Runs `loops` loops side by side; each starts its next call when the last has ended. `call` gets a running number. */
export function keepCalling(loops: number, call: (number: number) => Promise<void>): Load {
  const failures: string[] = [];
  let started = 0;
  let done = 0;
  let stopped = false;
  const loop = async (): Promise<void> => {
    while (!stopped) {
      try {
        await call(started++);
        done++;
      } catch (error) {
        failures.push(String(error));
        // A server that is down refuses at once; a loop without a pause would starve the one that starts.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
  };
  const running = Array.from({ length: loops }, loop);
  return {
    get done() {
      return done;
    },
    failures,
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}
