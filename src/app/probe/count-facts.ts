import { isJsonArray, isJsonObject, type JsonValue } from '../../domain/json/types.js';
import { factMarker, hideInText } from '../../rules/facts/hide-facts.js';
import type { LocalFact } from './local-facts.js';
import type { FactCounts } from './types.js';

/**
 * How often a value tells each fact, in strings and in names of members. A fact that lies in another (the home directory
 * in the working directory) counts once, as the longer one; a common word counts only where it is the whole string.
 */
export function countFacts(value: JsonValue, facts: readonly LocalFact[]): FactCounts {
  const counts: Partial<Record<LocalFact['kind'], number>> = {};
  const add = (kind: LocalFact['kind'], count: number): void => {
    if (count > 0) counts[kind] = (counts[kind] ?? 0) + count;
  };
  const rare = facts.filter((fact) => !fact.common).sort((a, b) => b.value.length - a.value.length);
  const common = facts.filter((fact) => fact.common);
  const visitText = (text: string): void => {
    let rest = text;
    for (const fact of rare) {
      if (!rest.includes(fact.value)) continue;
      const hidden = hideInText(rest, [fact]);
      add(fact.kind, occurrences(hidden, factMarker(fact.kind)) - occurrences(rest, factMarker(fact.kind)));
      rest = hidden;
    }
    for (const fact of common) add(fact.kind, text === fact.value ? 1 : 0);
  };
  const visit = (item: JsonValue): void => {
    if (typeof item === 'string') visitText(item);
    else if (isJsonArray(item)) item.forEach(visit);
    else if (isJsonObject(item)) {
      for (const [key, child] of Object.entries(item)) {
        visitText(key);
        visit(child);
      }
    }
  };
  visit(value);
  return counts;
}

function occurrences(text: string, needle: string): number {
  return text.split(needle).length - 1;
}
