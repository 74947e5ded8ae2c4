import type { Fault } from '../../domain/fault.js';
import type { Clock, Digests } from '../../domain/ports.js';
import { err, ok, type Result } from '../../domain/result.js';
import type { BuiltPolicy } from '../../rules/policy/build.js';
import { type PolicyEvent, PolicyLoader, type PolicyStatus } from './policy-loader.js';
import { createSettler } from './settler.js';
import { fileSignature } from './signature.js';
import { watchFiles } from './watch-files.js';

/** The policy in force, following its files. */
export interface PolicySource {
  current(): BuiltPolicy;
  status(): PolicyStatus;
  /** Reads the files now, without waiting for a change or for them to be still. */
  reload(): void;
  close(): void;
}

export interface PolicySourceOptions {
  /** Undefined: the built-in default, which never changes. */
  readonly file: string | undefined;
  readonly digests: Pick<Digests, 'sha256'>;
  readonly clock: Clock;
  /** Called after every reading but the first. */
  onEvent(event: PolicyEvent): void;
  /** How often the files are looked at even without a hint, milliseconds. Default 1000. */
  readonly pollMs?: number;
  /** How long files must have been still before they are read, milliseconds. Default 100. */
  readonly settleMs?: number;
  /** How long files that never rest are waited for, milliseconds. Default 2000. */
  readonly patienceMs?: number;
}

/**
 * Loads a policy and follows its files: they are read when they are still, compiled aside together with the policy's own
 * examples, and put in force by one assignment. What cannot be used changes nothing but the status. The first load must
 * succeed.
 */
export function openPolicySource(options: PolicySourceOptions): Result<PolicySource, readonly Fault[]> {
  const loader = new PolicyLoader(options.file, options.digests, options.clock);
  const first = loader.load();
  if (first.kind !== 'loaded') return err(first.kind === 'failed' ? first.faults : []);
  return ok(follow(loader, first.loaded, options));
}

function follow(loader: PolicyLoader, first: BuiltPolicy, options: PolicySourceOptions): PolicySource {
  const reload = (): void => {
    const event = loader.load();
    watch.follow(loader.files);
    options.onEvent(event);
  };
  const settler = createSettler({
    signature: () => fileSignature(loader.files),
    isNews: (signature) => loader.isNews(signature),
    onStill: reload,
    clock: options.clock,
    settleMs: options.settleMs ?? 100,
    patienceMs: options.patienceMs ?? 2000,
  });
  const watch = watchFiles(loader.files, options.pollMs ?? 1000, () => settler.hint());
  return {
    current: () => loader.current ?? first,
    status: () => loader.status,
    reload,
    close: () => {
      watch.close();
      settler.close();
    },
  };
}
