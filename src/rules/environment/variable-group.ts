/** Environment variables that a child server should not inherit, by what they hold. */
export interface VariableGroup {
  readonly group: string;
  readonly why: string;
  /** Compared as a whole and without case; a `*` at either end stands for anything. */
  readonly names: readonly string[];
}
