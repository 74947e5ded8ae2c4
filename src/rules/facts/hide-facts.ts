import type { Edit } from '../../domain/json/edit.js';
import { isJsonArray, isJsonObject, type JsonValue } from '../../domain/json/types.js';

/** Something a result may tell about the guarded machine. */
export interface MachineFact {
  readonly kind: 'home' | 'user' | 'host' | 'cwd' | 'branch';
  readonly value: string;
}

/** Shorter values are words of the language: replacing them would garble text. */
const MIN_LENGTH = 3;

/** What stands in a fact's place. */
export function factMarker(kind: MachineFact['kind']): string {
  return `[${kind.toUpperCase()}]`;
}

/**
 * Replaces facts about the machine in every string and key of a result. Longer facts first, so that a working directory
 * below the home directory goes as one. A fact counts where no letter, digit or underscore adjoins it.
 * @param edit what was decided before: strings it sets are looked at as they will be, dropped parts not at all.
 */
export function hideFacts(value: JsonValue, facts: readonly MachineFact[], edit: Edit | undefined): Edit | undefined {
  const usable = facts
    .filter((fact) => fact.value.length >= MIN_LENGTH)
    .sort((a, b) => b.value.length - a.value.length);
  return usable.length === 0 ? edit : visit(value, usable, edit);
}

function visit(value: JsonValue, facts: readonly MachineFact[], edit: Edit | undefined): Edit | undefined {
  if (edit?.kind === 'drop') return edit;
  if (edit?.kind === 'set') return { kind: 'set', value: hideInValue(edit.value, facts) };
  if (typeof value === 'string') {
    const hidden = hideInText(value, facts);
    return hidden === value ? edit : { kind: 'set', value: hidden };
  }
  if (isJsonArray(value)) return visitArray(value, facts, edit);
  if (isJsonObject(value)) return visitObject(value, facts, edit);
  return edit;
}

function visitArray(
  value: readonly JsonValue[],
  facts: readonly MachineFact[],
  edit: Edit | undefined,
): Edit | undefined {
  const before = edit?.kind === 'elements' ? edit.edits : undefined;
  const edits = new Map<number, Edit>();
  for (const [index, item] of value.entries()) {
    const change = visit(item, facts, before?.get(index));
    if (change !== undefined) edits.set(index, change);
  }
  return edits.size === 0 ? undefined : { kind: 'elements', edits };
}

function visitObject(
  value: { readonly [key: string]: JsonValue },
  facts: readonly MachineFact[],
  edit: Edit | undefined,
): Edit | undefined {
  const before = edit?.kind === 'members' ? edit : undefined;
  const edits = new Map<string, Edit>();
  const renames = new Map(before?.renames);
  const names = new SiblingNames([...Object.keys(value), ...renames.values()]);
  for (const key of Object.keys(value)) {
    const item = value[key];
    const change = item === undefined ? undefined : visit(item, facts, before?.edits.get(key));
    if (change !== undefined) edits.set(key, change);
    const name = renames.get(key) ?? key;
    const hidden = hideInText(name, facts);
    if (hidden !== name) renames.set(key, names.unique(hidden));
  }
  return edits.size === 0 && renames.size === 0 ? undefined : { kind: 'members', edits, renames };
}

/** Names within one object: a new one never equals another. */
class SiblingNames {
  private readonly taken: Set<string>;
  private next = 2;
  constructor(names: readonly string[]) {
    this.taken = new Set(names);
  }

  unique(name: string): string {
    let free = name;
    while (this.taken.has(free)) free = `${name}#${this.next++}`;
    this.taken.add(free);
    return free;
  }
}

function hideInValue(value: JsonValue, facts: readonly MachineFact[]): JsonValue {
  if (typeof value === 'string') return hideInText(value, facts);
  if (isJsonArray(value)) return value.map((item) => hideInValue(item, facts));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hideInValue(item, facts)]));
}

/** The text with every fact replaced by its marker. */
export function hideInText(text: string, facts: readonly MachineFact[]): string {
  let out = text;
  for (const fact of facts) if (out.includes(fact.value)) out = replaceWhole(out, fact.value, factMarker(fact.kind));
  return out;
}

function replaceWhole(text: string, needle: string, marker: string): string {
  const parts: string[] = [];
  let copied = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    if (isWordAt(text, at - 1) || isWordAt(text, at + needle.length)) continue;
    parts.push(text.slice(copied, at), marker);
    copied = at + needle.length;
  }
  return copied === 0 ? text : parts.join('') + text.slice(copied);
}

function isWordAt(text: string, index: number): boolean {
  const char = text[index];
  return char !== undefined && /[\p{L}\p{N}_]/u.test(char);
}
