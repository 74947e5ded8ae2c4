import type { Fault } from '../../domain/fault.js';
import type { Clock, Digests } from '../../domain/ports.js';
import { err, type Result } from '../../domain/result.js';
import type { BuiltPolicy } from '../../rules/policy/build.js';
import { makeReady } from '../../rules/policy/make-ready.js';
import { buildRead } from './read-policy.js';
import { type ReadSources, readSources } from './read-sources.js';
import { fileSignature } from './signature.js';
import { utcDay } from './utc-day.js';

/** What came of a change of the policy's files. */
export type PolicyEvent =
  /** Another policy is in force. `previous` is the fingerprint of the one before, empty at first. */
  | { readonly kind: 'loaded'; readonly loaded: BuiltPolicy; readonly previous: string }
  /** The files say what they said before. */
  | { readonly kind: 'unchanged' }
  /** The files cannot be used; the last good policy stays in force. */
  | { readonly kind: 'failed'; readonly faults: readonly Fault[] };

export interface PolicyStatus {
  /** Wall clock of the load of the policy in force, milliseconds. */
  readonly loadedAtMs: number;
  readonly loads: number;
  readonly failures: number;
  /** Why the files as they are now are not in force; empty when they are. */
  readonly faults: readonly Fault[];
}

/** Files may change between the reading of two of them: they are read again this often. */
const READ_ATTEMPTS = 3;
const UNREAD = '';

/** Reads and compiles a policy as often as it is told to, and remembers the last good one. */
export class PolicyLoader {
  #current: BuiltPolicy | undefined;
  #files: readonly string[];
  #signature = UNREAD;
  #texts = '';
  /** The day of the last reading, whatever came of it. */
  #day = '';
  #status: PolicyStatus = { loadedAtMs: 0, loads: 0, failures: 0, faults: [] };

  constructor(
    private readonly file: string | undefined,
    private readonly digests: Pick<Digests, 'sha256'>,
    private readonly clock: Pick<Clock, 'wallMs'>,
  ) {
    this.#files = file === undefined ? [] : [file];
  }

  /** The last good policy. */
  get current(): BuiltPolicy | undefined {
    return this.#current;
  }

  get status(): PolicyStatus {
    return this.#status;
  }

  /** Every file that the policy is made of, as of the last reading. */
  get files(): readonly string[] {
    return this.#files;
  }

  /** Whether files that look so have not been read yet, or mean something else today: exceptions end with a day. */
  isNews(signature: string): boolean {
    const exceptions = this.#current?.input.document.secrets.disable ?? [];
    const endings = exceptions.some((one) => one.expires !== undefined);
    return signature !== this.#signature || (endings && this.#day !== this.#today());
  }

  /** Reads the files, compiles aside and puts the result in force by one assignment. */
  load(): PolicyEvent {
    this.#day = this.#today();
    const read = this.#readStill();
    if (read === undefined)
      return this.#failed([{ message: 'keeps changing while it is read', path: [], ...this.#named() }]);
    if (read.faults.length > 0) return this.#failed(read.faults);
    const texts = JSON.stringify([read.sources, this.#day]);
    if (texts === this.#texts) {
      this.#status = { ...this.#status, faults: [] };
      return { kind: 'unchanged' };
    }
    const built = this.#build(read);
    if (!built.ok) return this.#failed(built.error);
    const previous = this.#current?.policy.fingerprint ?? '';
    this.#current = built.value;
    this.#texts = texts;
    this.#status = { ...this.#status, loadedAtMs: this.clock.wallMs(), loads: this.#status.loads + 1, faults: [] };
    return { kind: 'loaded', loaded: built.value, previous };
  }

  /** All files from one moment: they looked the same before the first was read and after the last. */
  #readStill(): ReadSources | undefined {
    if (this.file === undefined) return { sources: {}, files: [], faults: [], warnings: [] };
    for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
      const before = fileSignature(this.#files);
      const read = readSources(this.file);
      const sameFiles = read.files.join('\n') === this.#files.join('\n');
      this.#files = read.files;
      this.#signature = fileSignature(this.#files);
      if (sameFiles && before === this.#signature) return read;
    }
    this.#signature = UNREAD;
    return undefined;
  }

  /** A fault inside the compiler refuses the files like any other: it must not end the process that serves. */
  #build(read: ReadSources): Result<BuiltPolicy, readonly Fault[]> {
    try {
      const built = buildRead(read, this.#day, this.digests);
      if (built.ok) makeReady(built.value.policy);
      return built;
    } catch (error) {
      const message = `cannot be compiled (${error instanceof Error ? error.name : 'unknown error'})`;
      return err([{ message, path: [], ...this.#named() }]);
    }
  }

  #failed(faults: readonly Fault[]): PolicyEvent {
    this.#status = { ...this.#status, failures: this.#status.failures + 1, faults };
    return { kind: 'failed', faults };
  }

  #today(): string {
    return utcDay(this.clock.wallMs());
  }

  #named(): Pick<Fault, 'file'> {
    return this.file === undefined ? {} : { file: this.file };
  }
}
