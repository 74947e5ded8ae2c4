import type { Edit } from '../../domain/json/edit.js';
import { isJsonArray, isJsonObject, type JsonValue } from '../../domain/json/types.js';
import { type FactPattern, factPattern } from './fact-pattern.js';

/** Something a result may tell about the guarded machine. */
export interface MachineFact {
  readonly kind: 'home' | 'user' | 'host' | 'cwd' | 'branch';
  readonly value: string;
}

/** What stands in a fact's place. */
export function factMarker(kind: MachineFact['kind']): string {
  return `[${kind.toUpperCase()}]`;
}

/**
 * Replaces facts about the machine in every string and key of a result, in every spelling. Words that are common count
 * only where the text or the member's name says what they are: `{"branch": "main"}`, `On branch main`.
 * @param edit what was decided before: strings it sets are looked at as they will be, dropped parts not at all.
 */
export function hideFacts(value: JsonValue, facts: readonly MachineFact[], edit: Edit | undefined): Edit | undefined {
  return facts.length === 0 ? edit : visit(value, '', patternOf(facts), edit);
}

function visit(value: JsonValue, key: string, facts: FactPattern, edit: Edit | undefined): Edit | undefined {
  if (edit?.kind === 'drop') return edit;
  if (edit?.kind === 'set') return { kind: 'set', value: hideInValue(edit.value, key, facts) };
  if (typeof value === 'string') {
    const hidden = facts.replace(value, key, factMarker);
    return hidden === value ? edit : { kind: 'set', value: hidden };
  }
  if (isJsonArray(value)) return visitArray(value, key, facts, edit);
  if (isJsonObject(value)) return visitObject(value, facts, edit);
  return edit;
}

function visitArray(
  value: readonly JsonValue[],
  key: string,
  facts: FactPattern,
  edit: Edit | undefined,
): Edit | undefined {
  const before = edit?.kind === 'elements' ? edit.edits : undefined;
  const edits = new Map<number, Edit>();
  for (const [index, item] of value.entries()) {
    const change = visit(item, key, facts, before?.get(index));
    if (change !== undefined) edits.set(index, change);
  }
  return edits.size === 0 ? undefined : { kind: 'elements', edits };
}

function visitObject(
  value: { readonly [key: string]: JsonValue },
  facts: FactPattern,
  edit: Edit | undefined,
): Edit | undefined {
  const before = edit?.kind === 'members' ? edit : undefined;
  const edits = new Map<string, Edit>();
  const renames = new Map(before?.renames);
  const names = new SiblingNames([...Object.keys(value), ...renames.values()]);
  for (const key of Object.keys(value)) {
    const item = value[key];
    const change = item === undefined ? undefined : visit(item, key, facts, before?.edits.get(key));
    if (change !== undefined) edits.set(key, change);
    const name = renames.get(key) ?? key;
    const hidden = facts.replace(name, '', factMarker);
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

function hideInValue(value: JsonValue, key: string, facts: FactPattern): JsonValue {
  if (typeof value === 'string') return facts.replace(value, key, factMarker);
  if (isJsonArray(value)) return value.map((item) => hideInValue(item, key, facts));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hideInValue(item, name, facts)]));
}

/** The text with every fact replaced by its marker. */
export function hideInText(text: string, facts: readonly MachineFact[]): string {
  return patternOf(facts).replace(text, '', factMarker);
}

const patterns = new WeakMap<readonly MachineFact[], FactPattern>();

/** The search for a list of facts, made once for each list. */
function patternOf(facts: readonly MachineFact[]): FactPattern {
  const known = patterns.get(facts) ?? factPattern(facts);
  patterns.set(facts, known);
  return known;
}
