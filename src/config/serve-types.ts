import type { Environment } from './environment.js';

export type ListenAddress =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | { readonly kind: 'unix'; readonly path: string };

export type AuditTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stdout' }
  | { readonly kind: 'off' };

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** Everything `serve` needs to know, complete: no field is filled in later. */
export interface ServeConfig {
  /** Undefined: the built-in default policy. */
  readonly policyFile: string | undefined;
  readonly listen: ListenAddress;
  /** Undefined: no admin server. */
  readonly admin: ListenAddress | undefined;
  readonly audit: AuditTarget;
  /** `write`: a row survives the process. `fdatasync`: it survives the machine; rows are committed in groups. */
  readonly auditSync: 'write' | 'fdatasync';
  readonly auditMaxBytes: number;
  readonly redisUrl: string | undefined;
  readonly tls: { readonly cert: string; readonly key: string; readonly clientCa?: string } | undefined;
  /** Threads for large bodies; undefined: one less than the cores, at least one. */
  readonly workers: number | undefined;
  readonly maxCalls: number;
  readonly drainDelayMs: number;
  readonly logLevel: LogLevel;
  readonly telemetry: { readonly url: string; readonly serviceName: string } | undefined;
  /** For the audit salt, whose variable the policy names. */
  readonly variables: Environment;
}
