import type { AuditRecord } from '../../hooks/ports.js';
import type { GrpcEvents } from '../grpc/grpc-events.js';
import type { PoolEvent } from '../workers/pool-events.js';

/**
 * Everything that the guard counts, one method per event. No method throws. Ids, arguments and results never reach a
 * label; names that come from outside are bounded.
 */
export interface Events extends GrpcEvents {
  /** One decision of either hook, as it is audited. */
  decided(record: AuditRecord, mode: 'enforce' | 'observe'): void;
  /** A fault inside a hook or its audit that was answered with a denial. */
  hookFault(where: 'request' | 'response' | 'audit'): void;
  /** Bytes of results that were searched for secrets, and bytes that were passed over (images, audio). */
  scanned(bytes: number): void;
  skipped(bytes: number): void;
  /** A policy is in force from now on. */
  policyLoaded(policy: { readonly fingerprint: string; readonly mode: string }): void;
  /** A reload was tried; after a failure the old policy stays. */
  policyReload(ok: boolean): void;
  /** The shared rate limit store answers or does not. */
  limiterDegraded(degraded: boolean): void;
  /** A row could not be written. */
  auditFailed(): void;
  /** A tool that the catalogue does not know had an argument that looks like a path. */
  unknownPathTool(service: string, tool: string): void;
  worker(event: PoolEvent): void;
}
