import type { ServerPlace } from '../../adapters/probe/open-session.js';
import type { JsonObject } from '../../domain/json/types.js';
import type { MachineFact } from '../../rules/facts/hide-facts.js';

/** A tool that the user named, with the arguments to call it with. */
export interface ToolChoice {
  readonly tool: string;
  /** Built from the tool's schema when left out. */
  readonly args: JsonObject | undefined;
}

export interface ProbeOptions {
  readonly place: ServerPlace;
  /** Called in this order, in one session; empty: every tool that says it only reads. */
  readonly choices: readonly ToolChoice[];
  /** Without choices: also the tools that may change something. */
  readonly allTools: boolean;
  /** What generated arguments put where a path is wanted. */
  readonly path: string;
  readonly policyFile: string | undefined;
  /** The client and the service by which the policy judges. */
  readonly client: string | undefined;
  readonly service: string;
  readonly timeoutMs: number;
  readonly version: string;
}

/** What a result tells of the machine: how often each kind of fact occurs. */
export type FactCounts = Readonly<Partial<Record<MachineFact['kind'], number>>>;

/** One result, measured. Holds names, places and counts; never a value of the result. */
export interface Measure {
  readonly bytes: number;
  /** Top-level keys. */
  readonly keys: readonly string[];
  /** JSON pointers of what the specification does not name. */
  readonly foreign: readonly string[];
  /** Why the result is not one of its method. */
  readonly malformed?: string;
  readonly facts: FactCounts;
  /** Secrets by rule. */
  readonly secrets: Readonly<Record<string, number>>;
}

/** What a policy makes of a call and its result. */
export type AfterPolicy =
  | { readonly verdict: 'deny'; readonly hook: 'request' | 'response'; readonly code: string; readonly rule?: string }
  | ({ readonly verdict: 'pass' | 'replace' } & Measure);

export type ProbeRow =
  | {
      readonly kind: 'result';
      readonly name: string;
      readonly isError: boolean;
      readonly raw: Measure;
      readonly after?: AfterPolicy;
    }
  /** A JSON-RPC error: its text reaches the client past every gateway hook. */
  | {
      readonly kind: 'error';
      readonly name: string;
      readonly code: number;
      readonly raw: Pick<Measure, 'bytes' | 'facts' | 'secrets'>;
    }
  | { readonly kind: 'skipped' | 'failed'; readonly name: string; readonly why: string };

export interface ProbeReport {
  readonly server: string;
  readonly protocolVersion: string;
  /** Fingerprint of the policy that `after` shows. */
  readonly policy?: string;
  readonly rows: readonly ProbeRow[];
}
