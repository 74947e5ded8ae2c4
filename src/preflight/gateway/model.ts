import type { JsonObject } from '../../domain/json/types.js';

/** A part of the gateway's file and its JSON pointer. */
export interface Placed<Value> {
  readonly at: string;
  readonly value: Value;
}

/** A group of MCP targets that one set of policies guards. */
export interface McpSurface {
  /** Pointer of the object that has `targets`. */
  readonly at: string;
  readonly targets: readonly Placed<JsonObject>[];
  /** Every `policies` object that applies, outermost first. */
  readonly policies: readonly Placed<JsonObject>[];
  /** Entries of the `mcpGuardrails.processors` that apply. */
  readonly processors: readonly Placed<JsonObject>[];
}

/** What a processor is asked about for a method. */
export type Phase = 'off' | 'request' | 'response' | 'full';
