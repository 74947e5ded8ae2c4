import type { Fault } from '../../domain/fault.js';
import { lazy } from '../../domain/lazy.js';
import { err, ok, type Result } from '../../domain/result.js';
import { type FieldSpec, type ToolCatalogue, takesWhole } from './catalogue.js';
import { MAX_NAME, normalizeName, normalizeService } from './names.js';
import { packagedServices } from './packaged.js';
import { type Effect, FIELD_KINDS, type FieldKind, type ToolEntry } from './types.js';

/** A policy's own tools: service -> tool -> field -> kind. A field that is packaged too takes the kind given here. */
export type CatalogueAdditions = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, FieldKind>>>>>
>;

interface KnownToolDraft {
  readonly effects: Set<Effect>;
  recursive: boolean;
  carriesCalls: boolean;
  readonly fields: Map<string, FieldSpec[]>;
  readonly containers: Set<string>;
}

type ServiceDrafts = Map<string, Map<string, KnownToolDraft>>;

/**
 * Merges the packaged tools with a policy's additions.
 * Faults name the addition that cannot work, at `[service, tool, field]`. The tables are made on first use.
 */
export function compileCatalogue(additions: CatalogueAdditions): Result<ToolCatalogue, readonly Fault[]> {
  const faults = additionFaults(additions);
  if (faults.length > 0) return err(faults);
  const tables = lazy(() => mergeTables(additions));
  return ok({
    get services() {
      return tables().services;
    },
    get byName() {
      return tables().byName;
    },
    entries: entriesByService(additions),
  });
}

type LookupTables = Pick<ToolCatalogue, 'services' | 'byName'>;

function mergeTables(additions: CatalogueAdditions): LookupTables {
  const services: ServiceDrafts = new Map();
  const byName = new Map<string, KnownToolDraft>();
  for (const catalogue of packagedServices) {
    const names = new Set([catalogue.service, ...catalogue.aliases].map(normalizeService));
    for (const entry of catalogue.tools) {
      for (const name of names) mergeEntry(draftOf(toolsOf(services, name), entry.name), entry);
      mergeEntry(draftOf(byName, entry.name), entry);
    }
  }
  addAdditions(additions, services, byName);
  return { services, byName };
}

function addAdditions(
  additions: CatalogueAdditions,
  services: ServiceDrafts,
  byName: Map<string, KnownToolDraft>,
): void {
  for (const [service, tools] of Object.entries(additions)) {
    for (const entry of Object.entries(tools).map(addedEntry)) {
      overrideFields(draftOf(toolsOf(services, normalizeService(service)), entry.name), entry);
      mergeEntry(draftOf(byName, entry.name), entry);
    }
  }
}

function entriesByService(additions: CatalogueAdditions): ReadonlyMap<string, readonly ToolEntry[]> {
  const entries = new Map<string, readonly ToolEntry[]>();
  for (const { service, tools } of packagedServices) entries.set(service, tools);
  for (const [service, tools] of Object.entries(additions))
    entries.set(service, [...(entries.get(service) ?? []), ...Object.entries(tools).map(addedEntry)]);
  return entries;
}

function addedEntry([name, fields]: [string, Readonly<Record<string, FieldKind>>]): ToolEntry {
  return { name, effect: 'none', fields, example: { allow: {} } };
}

function toolsOf(services: ServiceDrafts, service: string): Map<string, KnownToolDraft> {
  const known = services.get(service);
  if (known !== undefined) return known;
  const fresh = new Map<string, KnownToolDraft>();
  services.set(service, fresh);
  return fresh;
}

function draftOf(tools: Map<string, KnownToolDraft>, tool: string): KnownToolDraft {
  const key = normalizeName(tool);
  const known = tools.get(key);
  if (known !== undefined) return known;
  const fresh: KnownToolDraft = {
    effects: new Set(),
    recursive: false,
    carriesCalls: false,
    fields: new Map(),
    containers: new Set(),
  };
  tools.set(key, fresh);
  return fresh;
}

function mergeEntry(draft: KnownToolDraft, entry: ToolEntry): void {
  draft.effects.add(entry.effect);
  draft.recursive ||= entry.recursive === true || takesWhole(entry.effect);
  for (const [field, kind] of Object.entries(entry.fields)) addField(draft, field, kind);
}

function overrideFields(draft: KnownToolDraft, entry: ToolEntry): void {
  draft.effects.add(entry.effect);
  for (const [field, kind] of Object.entries(entry.fields)) {
    draft.fields.delete(fieldPath(field).name);
    addField(draft, field, kind);
  }
}

function addField(draft: KnownToolDraft, field: string, kind: FieldKind): void {
  const { name, above } = fieldPath(field);
  draft.carriesCalls ||= kind === 'call';
  for (const container of above) draft.containers.add(container);
  const specs = draft.fields.get(name) ?? [];
  const same = specs.some((spec) => spec.kind === kind && spec.above.join('.') === above.join('.'));
  if (!same) draft.fields.set(name, [...specs, { kind, above }]);
}

/** `files[].path` -> `path` below `files`. */
function fieldPath(field: string): { readonly name: string; readonly above: readonly string[] } {
  const steps = field.split('.').map((step) => normalizeName(step.replaceAll('[]', '')));
  return { name: steps.at(-1) ?? '', above: steps.slice(0, -1) };
}

function additionFaults(additions: CatalogueAdditions): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [service, tools] of Object.entries(additions)) {
    for (const [tool, fields] of Object.entries(tools)) {
      if (!isName(service) || !isName(tool)) {
        faults.push({
          message: `a service and a tool need a name of 1 to ${MAX_NAME} characters`,
          path: [service, tool],
        });
      }
      faults.push(...fieldFaults([service, tool], fields));
    }
  }
  return faults;
}

function fieldFaults(path: readonly string[], fields: Readonly<Record<string, FieldKind>>): readonly Fault[] {
  return Object.entries(fields).flatMap(([field, kind]) => {
    const at = [...path, field];
    const named = field.split('.').every((step) => isName(step.replaceAll('[]', '')));
    if (!named) return [{ message: 'a field is a name, or names joined by dots such as files[].path', path: at }];
    if (FIELD_KINDS.includes(kind)) return [];
    return [{ message: `unknown field kind; use one of ${FIELD_KINDS.join(', ')}`, path: at }];
  });
}

function isName(name: string): boolean {
  return name.length <= MAX_NAME && normalizeName(name) !== '';
}
