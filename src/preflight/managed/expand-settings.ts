import { pointerStep } from '../../domain/json/types.js';
import { type ExpandedText, expandText, type ReferenceScope } from './expand-text.js';
import { LIST_NAMES, type ListName, type ManagedSettings, type ServerEntry, type ServerLists } from './settings.js';

/** One string of an entry that held references or odd spellings. */
export interface ExpandedString extends ExpandedText {
  readonly list: ListName;
  /** Index of the entry in its list. */
  readonly entry: number;
  /** JSON pointer of the string. */
  readonly at: string;
}

export interface ExpandedSettings {
  readonly lists: ServerLists;
  /** In file order. */
  readonly strings: readonly ExpandedString[];
}

/** The lists as they are in force when the client is started with this environment. */
export function expandSettings(settings: ManagedSettings, startUp: ReadonlyMap<string, string>): ExpandedSettings {
  const scope: ReferenceScope = { startUp, file: settings.env };
  const strings: ExpandedString[] = [];
  const lists: { allowedMcpServers?: readonly ServerEntry[]; deniedMcpServers?: readonly ServerEntry[] } = {};
  for (const list of LIST_NAMES) {
    const entries = settings[list];
    if (entries === undefined) continue;
    lists[list] = entries.map((entry, index) =>
      mapEntry(entry, pointerStep(pointerStep('', list), index), (text, at) => {
        const expanded = expandText(text, scope);
        if (expanded.uses.length + expanded.oddities.length > 0) strings.push({ ...expanded, list, entry: index, at });
        return expanded.text;
      }),
    );
  }
  return { lists, strings };
}

function mapEntry(entry: ServerEntry, at: string, map: (text: string, at: string) => string): ServerEntry {
  if ('serverName' in entry) return { serverName: map(entry.serverName, `${at}/serverName`) };
  if ('serverUrl' in entry) return { serverUrl: map(entry.serverUrl, `${at}/serverUrl`) };
  return { serverCommand: entry.serverCommand.map((part, index) => map(part, `${at}/serverCommand/${index}`)) };
}
