import type { Readable, Writable } from 'node:stream';
import type { ChildCommand } from '../../adapters/process/run-child.js';
import type { FailureMode } from '../../adapters/stdio/remote-guard.js';
import type { Environment } from '../../config/environment.js';
import type { AuditTarget, LogLevel } from '../../config/serve-types.js';

/** Everything that `wrap` needs to know, complete. */
export interface WrapOptions {
  readonly command: ChildCommand;
  /** Undefined: the built-in default policy. */
  readonly policyFile: string | undefined;
  /** The server's name in the policy; undefined: guessed from the command. */
  readonly service: string | undefined;
  readonly client: string | undefined;
  readonly audit: AuditTarget;
  readonly remote: { readonly host: string; readonly failureMode: FailureMode } | undefined;
  readonly logLevel: LogLevel;
  readonly version: string;
  /** For the audit salt, whose variable the policy names. */
  readonly variables: Environment;
}

/** The client's end. */
export interface ClientStreams {
  readonly input: Readable;
  readonly output: Writable;
}
