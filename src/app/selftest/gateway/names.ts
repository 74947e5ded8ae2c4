import { assertNever } from '../../../domain/result.js';
import type { ToolCatalogue } from '../../../rules/tools/catalogue.js';
import { normalizeName } from '../../../rules/tools/names.js';
import type { CallMethod } from './types.js';

const CANARY = 'extmcp-guard-canary';

/**
 * Services behind a gateway, from the names in its tools/list: `<service>_<tool>` where it has several. One service
 * without a prefix (the empty name) where the names are known as they stand, or hold no prefix at all.
 */
export function servicesOf(tools: readonly string[], catalogue: ToolCatalogue): readonly string[] {
  const prefixed = tools.map((name) => ({ name, cut: name.indexOf('_') }));
  const known = (name: string): boolean => catalogue.byName.has(normalizeName(name));
  const asTheyStand = tools.filter(known).length;
  const behindPrefix = prefixed.filter(({ name, cut }) => cut > 0 && known(name.slice(cut + 1))).length;
  const allPrefixed = prefixed.length > 0 && prefixed.every(({ cut }) => cut > 0);
  if (!allPrefixed || asTheyStand > behindPrefix) return [''];
  return [...new Set(prefixed.map(({ name, cut }) => name.slice(0, cut)))];
}

/** A tool's or prompt's name as a client of the gateway writes it. */
export function clientName(service: string, name: string): string {
  return service === '' ? name : `${service}_${name}`;
}

/** Params of the canary for a service. */
export function canaryParams(method: CallMethod, service: string): { readonly [key: string]: string | object } {
  switch (method) {
    case 'tools/call':
      return { name: clientName(service, CANARY), arguments: {} };
    case 'prompts/get':
      return { name: clientName(service, CANARY), arguments: {} };
    case 'resources/read':
      return { uri: service === '' ? 'extmcp-guard:canary' : `${service}+extmcp-guard:canary` };
    default:
      return assertNever(method);
  }
}
