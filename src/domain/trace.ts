/** One step of a decision, for `check`. `detail` may quote arguments (they are the user's own), never a found secret. */
export interface TraceStep {
  readonly stage:
    | 'decode'
    | 'identify'
    | 'rate'
    | 'tool'
    | 'path'
    | 'link'
    | 'arguments'
    | 'shape'
    | 'reduce'
    | 'redact'
    | 'facts';
  readonly at?: string;
  readonly detail: string;
  readonly verdict?: 'pass' | 'deny' | 'change';
  readonly rule?: string;
}

/** Where decisions explain themselves. `on` is false in `serve`: build no step then. */
export interface Trace {
  readonly on: boolean;
  step(step: TraceStep): void;
}

export const noTrace: Trace = { on: false, step: () => undefined };

export function collectTrace(): Trace & { readonly steps: readonly TraceStep[] } {
  const steps: TraceStep[] = [];
  return { on: true, steps, step: (step) => void steps.push(step) };
}
