import type { Fault } from '../../domain/fault.js';
import type { JsonObject } from '../../domain/json/types.js';
import type { PathRules } from '../paths/types.js';
import type { SecretScanner } from '../secrets/types.js';
import type { ToolCatalogue } from '../tools/catalogue.js';
import type { ToolGate } from '../tools/tool-gate.js';

import type { ClientEntry } from './client-entry.js';
import type { RateWindow } from './fields.js';

export type Mode = 'enforce' | 'observe';

/** What the policy does with a caller it does not know. */
export type UnknownClient = { readonly kind: 'deny' } | { readonly kind: 'profile'; readonly name: string };

/** What the policy lets back out to a profile's clients. */
export interface ResponseRules {
  readonly envelope: 'spec' | 'off';
  /** Reviewed keys beyond the specification, by method. */
  readonly allowKeys: ReadonlyMap<string, ReadonlySet<string>>;
  readonly meta: 'keep' | 'reserved' | 'drop';
  readonly secrets: 'redact' | 'deny' | 'off';
  readonly machineFacts: 'off' | 'redact';
  /** Whether listings lose the entries that name a denied path. */
  readonly listings: 'keep' | 'hide';
}

/** What the policy does with secrets that callers send. */
export interface ArgumentSecrets {
  readonly action: 'pass' | 'redact' | 'deny';
  /** Names of the tool's top-level arguments where a secret belongs. */
  exempt(service: string, tool: string): ReadonlySet<string>;
}

/** One profile, ready to decide with. */
export interface CompiledProfile {
  readonly name: string;
  /** The profile's own mode, else the policy's. */
  readonly mode: Mode;
  readonly tools: ToolGate;
  readonly unknownTools: 'inspect' | 'deny' | 'pass';
  readonly paths: PathRules;
  readonly argumentSecrets: ArgumentSecrets;
  readonly response: ResponseRules;
  /** All of them hold. Empty: no limit. */
  readonly rate: readonly RateWindow[];
}

/** What the policy knows of an upstream server. */
export interface ServiceFacts {
  readonly root?: string;
  readonly sharedDisk: boolean;
  /** Words that identify the server's machine. */
  readonly facts: readonly string[];
}

/** A policy in force. Immutable: a reload makes another one. What takes its time may be made on first use; see makeReady. */
export interface CompiledPolicy {
  /** First 16 hex digits of SHA-256 over the canonical text of `effective`. */
  readonly fingerprint: string;
  readonly mode: Mode;
  readonly unknownClient: UnknownClient;
  /** Always has `default`. */
  readonly profiles: ReadonlyMap<string, CompiledProfile>;
  readonly clients: readonly ClientEntry[];
  readonly services: ReadonlyMap<string, ServiceFacts>;
  readonly catalogue: ToolCatalogue;
  readonly scanner: SecretScanner;
  readonly secrets: { readonly marker: 'plain' | 'rule' | 'numbered' };
  readonly limits: {
    readonly maxMessageBytes: number;
    readonly maxDepth: number;
    readonly maxNodes: number;
    readonly onStoreFailure: 'local' | 'deny';
  };
  readonly audit: { readonly saltEnv: string; readonly onFailure: 'deny' | 'pass' };
  /** The policy as it works, for people and for the fingerprint. Holds no token, digest or allowed value. */
  readonly effective: JsonObject;
  /** Lint: what is probably not meant. The policy works all the same. */
  readonly warnings: readonly Fault[];
}
