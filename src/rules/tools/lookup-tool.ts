import type { KnownTool, ToolCatalogue } from './catalogue.js';
import { rememberByName } from './name-memo.js';
import { MAX_NAME, nameWords, normalizeName, normalizeService } from './names.js';

/** What the catalogue says of a call's tool, and by which of the two names it was found. */
export type ToolLookup =
  | { readonly how: 'service'; readonly tool: KnownTool }
  | { readonly how: 'tool-name'; readonly tool: KnownTool }
  | { readonly how: 'unknown' };

/**
 * Looks a tool up: the service's own tools first, then those of the service that a prefix names, then any tool of this name. Each name is tried as it is and
 * without the prefix of a gateway or a client: `mcp__svc__tool`, `svc-tool`, `svc_tool`, `svc.tool`, `svc/tool`, `svc:tool`.
 */
export const lookupTool: (catalogue: ToolCatalogue, service: string, tool: string) => ToolLookup =
  rememberByName(findTool);

function findTool(catalogue: ToolCatalogue, service: string, tool: string): ToolLookup {
  const own = catalogue.services.get(normalizeService(service));
  const exact = own?.get(normalizeName(tool));
  if (exact !== undefined) return { how: 'service', tool: exact };
  const splits = splitPrefixed(tool);
  for (const { prefix, tool: rest } of splits) {
    const known = catalogue.services.get(normalizeService(prefix))?.get(normalizeName(rest));
    if (known !== undefined) return { how: 'service', tool: known };
  }
  const named = catalogue.byName.get(normalizeName(tool));
  if (named !== undefined) return { how: 'tool-name', tool: named };
  for (const split of splits) {
    const known = isTrusted(split, service) ? catalogue.byName.get(normalizeName(split.tool)) : undefined;
    if (known !== undefined) return { how: 'tool-name', tool: known };
  }
  return { how: 'unknown' };
}

/** A tool's name read as prefix and rest, in one of the possible ways. */
export interface PrefixedName {
  readonly prefix: string;
  readonly tool: string;
  /** The separator cannot be part of a plain tool name, so the prefix is one. */
  readonly certain: boolean;
}

const MAX_SPLITS = 12;

/** Every way to read a name as prefix and tool, shortest prefix first. `mcp__` in front is dropped. */
export function splitPrefixed(name: string): readonly PrefixedName[] {
  const client = /^mcp__/i.test(name);
  const rest = name.slice(0, MAX_NAME).replace(/^mcp__/i, '');
  const splits: PrefixedName[] = client ? [{ prefix: 'mcp', tool: rest, certain: true }] : [];
  for (let i = 1; i < rest.length - 1 && splits.length < MAX_SPLITS; i++) {
    const char = rest.charAt(i);
    if (!'-_./:'.includes(char)) continue;
    const wide = char === '_' && rest.charAt(i + 1) === '_';
    const tool = rest.slice(i + (wide ? 2 : 1));
    if (tool === '') continue;
    splits.push({ prefix: rest.slice(0, i), tool, certain: client || wide || './:'.includes(char) });
    if (wide) i++;
  }
  return splits;
}

/**
 * `web_search` is not `search` of a service `web`: where the prefix is neither certain nor the calling service's own, the rest
 * must have two words or more.
 */
function isTrusted(split: PrefixedName, service: string): boolean {
  const own = normalizeService(service) === normalizeService(split.prefix);
  return split.certain || own || nameWords(split.tool).length > 1;
}
