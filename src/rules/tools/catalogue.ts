import type { Effect, FieldKind, ToolEntry } from './types.js';

/** A field as it is looked up: its own name and the names that must stand above it, nearest last; all normalised. */
export interface FieldSpec {
  readonly kind: FieldKind;
  readonly above: readonly string[];
}

/** Fields of a tool by the normalised name of the field. */
export type FieldIndex = ReadonlyMap<string, readonly FieldSpec[]>;

/** Everything that is known of one tool name: several packages may use it, and then all their fields are judged. */
export interface KnownTool {
  readonly effects: ReadonlySet<Effect>;
  /** Takes everything below a path, by its effect or by what it returns. */
  readonly recursive: boolean;
  /** Has a field that holds another tool's call. */
  readonly carriesCalls: boolean;
  readonly fields: FieldIndex;
  /** Names that stand above a mapped field: such a container is walked even where it is text. */
  readonly containers: ReadonlySet<string>;
}

/** The catalogue in force, ready for lookups. */
export interface ToolCatalogue {
  /** Normalised service name -> normalised tool name -> tool. */
  readonly services: ReadonlyMap<string, ReadonlyMap<string, KnownTool>>;
  /** Normalised tool name -> union over all services. */
  readonly byName: ReadonlyMap<string, KnownTool>;
  /** The entries behind it, by service, for printing and for fingerprints. */
  readonly entries: ReadonlyMap<string, readonly ToolEntry[]>;
}

/** Effects that take a whole path with all below it. */
const WHOLE: ReadonlySet<Effect> = new Set(['move', 'copy', 'delete', 'archive', 'upload']);

/** Whether a tool with this effect takes everything below a path. */
export function takesWhole(effect: Effect): boolean {
  return WHOLE.has(effect);
}
