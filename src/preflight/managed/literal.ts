import { isJsonArray, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import type { ExpandedSettings } from './expand-settings.js';
import { LIST_NAMES, type ManagedSettings, type ServerLists } from './settings.js';
import { isPerUser } from './steerable.js';

/** An entry that means something else for every user: somebody has to say what it should be. */
export interface OpenDecision {
  /** JSON pointer of the entry in the original file. */
  readonly at: string;
  readonly variables: readonly string[];
  /** The entry as the file has it. */
  readonly entry: JsonValue;
}

/** The file as it should be written. */
export interface LiteralSettings {
  /** Every reference replaced by its value; entries to be decided are left out. All other settings as they were. */
  readonly settings: JsonObject;
  readonly lists: ServerLists;
  readonly decisions: readonly OpenDecision[];
}

/** Writes the references of the lists out, as they resolve in the environment that `expanded` came from. */
export function literalSettings(settings: ManagedSettings, expanded: ExpandedSettings): LiteralSettings {
  const lists: { -readonly [Name in keyof ServerLists]: ServerLists[Name] } = {};
  const decisions: OpenDecision[] = [];
  for (const list of LIST_NAMES) {
    const entries = expanded.lists[list];
    if (entries === undefined) continue;
    lists[list] = entries.filter((_, index) => {
      const variables = steering(expanded, list, index);
      if (variables.length > 0)
        decisions.push({ at: `/${list}/${index}`, variables, entry: original(settings, list, index) });
      return variables.length === 0;
    });
  }
  const written = Object.entries(settings.source).map(([key, value]) => [key, listOf(lists, key) ?? value]);
  return { settings: Object.fromEntries(written), lists, decisions };
}

function listOf(lists: ServerLists, key: string): JsonValue | undefined {
  const name = LIST_NAMES.find((one) => one === key);
  return name === undefined ? undefined : lists[name]?.map((entry) => ({ ...entry }));
}

function steering(expanded: ExpandedSettings, list: string, entry: number): readonly string[] {
  const strings = expanded.strings.filter((string) => string.list === list && string.entry === entry);
  return [...new Set(strings.flatMap((string) => string.uses.map((use) => use.name)))].filter(isPerUser);
}

function original(settings: ManagedSettings, list: string, index: number): JsonValue {
  const entries = member(settings.source, list);
  return (isJsonArray(entries) ? entries[index] : undefined) ?? null;
}
