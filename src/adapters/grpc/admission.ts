/** Bounds what is being decided at once. Nothing waits: a call gets in or is refused. */
export interface Admission {
  /** Lets a call of `bytes` in, or names the cap that it would break. */
  enter(bytes: number): 'calls' | 'bytes' | undefined;
  /** Undoes one successful `enter` with the same `bytes`. */
  leave(bytes: number): void;
  readonly calls: number;
  /** Calls that ever got in: unchanged over a while means that nobody calls. */
  readonly admitted: number;
  /** Resolves at once or as soon as no call is in flight. */
  idle(): Promise<void>;
}

export function createAdmission(maxCalls: number, maxBytes: number): Admission {
  let calls = 0;
  let admitted = 0;
  let bytesInFlight = 0;
  let waiting: (() => void)[] = [];
  return {
    enter(bytes) {
      if (calls >= maxCalls) return 'calls';
      // One message alone always fits, however small the cap was configured.
      if (calls > 0 && bytesInFlight + bytes > maxBytes) return 'bytes';
      calls++;
      admitted++;
      bytesInFlight += bytes;
      return undefined;
    },
    leave(bytes) {
      calls--;
      bytesInFlight -= bytes;
      if (calls > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    get calls() {
      return calls;
    },
    get admitted() {
      return admitted;
    },
    idle: () => (calls === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}
