/** The three methods by which a call reaches data. */
export const CALL_METHODS = ['tools/call', 'prompts/get', 'resources/read'] as const;
export type CallMethod = (typeof CALL_METHODS)[number];

/** How the gateway answered something that a wired guard denies. */
export type CanaryAnswer =
  /** Our denial. */
  | { readonly kind: 'canary'; readonly fingerprint: string; readonly version: string }
  /** Our denial under another code, such as client-unknown. */
  | { readonly kind: 'denied'; readonly code: string }
  /** The gateway says that it could not ask the guard, and refuses. */
  | { readonly kind: 'guard-unreachable' }
  /** The gateway does not take the call for this service. */
  | { readonly kind: 'not-routed' }
  /** It went on to the server: nobody stopped it. */
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly why: string };

export interface CanaryRow {
  /** Empty for a gateway with one target, whose names have no prefix. */
  readonly service: string;
  readonly method: CallMethod;
  readonly answer: CanaryAnswer;
}

/** A denied path, by a tool that the catalogue knows. */
export interface PathRow {
  readonly service: string;
  readonly tool: string;
  /** The code of our denial; undefined when there was none. */
  readonly code: string | undefined;
}

/** Whether the response hook was seen at work. */
export type ResponseEvidence = 'ran' | 'did-not-run' | 'unknown';

export interface AdminView {
  /** undefined: nothing answers there. */
  readonly fingerprint: string | undefined;
  /** Decisions that were made meanwhile, by `hook method`. */
  readonly counted: Readonly<Record<string, number>>;
}

/** Everything that was seen from outside. */
export interface GatewayObservations {
  readonly canaries: readonly CanaryRow[];
  readonly paths: readonly PathRow[];
  /** Whether a made-up secret that a server said back came back redacted. */
  readonly echo: ResponseEvidence;
  /** Methods that got a result, so that the response hook had to run. */
  readonly answered: readonly string[];
  readonly admin: AdminView | undefined;
}

export type GatewayState =
  | 'wired'
  | 'absent'
  | 'response-only'
  | 'fail-open'
  | 'guard-down'
  | 'other-policy'
  | 'partial'
  | 'client-refused'
  | 'unreachable';

/** One line of the answer to "is it on?", with what to do about it. */
export interface GatewayLine {
  readonly ok: boolean;
  readonly state: GatewayState;
  readonly what: string;
  readonly fix?: string;
}

export interface GatewayReport {
  readonly ok: boolean;
  readonly state: GatewayState;
  readonly fingerprint: string | undefined;
  readonly lines: readonly GatewayLine[];
  readonly observed: GatewayObservations | undefined;
}
