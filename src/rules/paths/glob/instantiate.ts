import { assertNever } from '../../../domain/result.js';
import type { GlobNode } from './parse-component.js';
import { type CharacterSet, inSet } from './program.js';

const FILLERS: readonly string[] = ['a', 'q7', 'zz', ''];
const PROBES = 'aqz09._-';

/**
 * A name that the nodes (probably) match: stars and `?` filled with ordinary letters, the n-th alternative and class member by
 * `pick`. Different picks give different names, so that a glob all of whose names are denied shows.
 */
export function instantiate(nodes: readonly GlobNode[], pick: number): string {
  return nodes.map((node) => instanceOf(node, pick)).join('');
}

function instanceOf(node: GlobNode, pick: number): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'any':
      return PROBES[pick % 3] ?? 'a';
    case 'star':
      return FILLERS[pick % FILLERS.length] ?? '';
    case 'class':
      return memberOf(node.set, pick);
    case 'group': {
      if (node.op === '!') return FILLERS[pick % FILLERS.length] ?? '';
      return instantiate(node.alternatives[pick % node.alternatives.length] ?? [], pick);
    }
    default:
      return assertNever(node);
  }
}

function memberOf(set: CharacterSet, pick: number): string {
  if (set.negated) return [...PROBES].find((character) => inSet(set, character.charCodeAt(0))) ?? 'a';
  const range = set.ranges[pick % Math.max(set.ranges.length, 1)];
  if (range === undefined) return '';
  return String.fromCharCode(pick % 2 === 0 ? range[0] : range[1]);
}
