import type { GlobNode } from './parse-component.js';
import { inSet } from './program.js';

/** One step of a component without groups: a code unit, any character, a class, or a star. */
export type SimpleNode = Exclude<GlobNode, { readonly kind: 'group' }>;

/** The nodes when none is a group, so that the short matcher below serves. */
export function simpleNodes(nodes: readonly GlobNode[]): readonly SimpleNode[] | undefined {
  const simple = nodes.filter((node) => node.kind !== 'group');
  return simple.length === nodes.length ? simple : undefined;
}

/**
 * Matches nodes against the whole of `name`, going back to the last star only: enough for a glob, and at most nodes times
 * characters. Each text node of a pattern with wildcards is one code unit.
 */
export function matchSimple(nodes: readonly SimpleNode[], name: string): boolean {
  let node = 0;
  let at = 0;
  let star = -1;
  let resume = 0;
  while (at < name.length) {
    const current = nodes[node];
    if (current?.kind === 'star') {
      star = node;
      resume = at;
      node += 1;
    } else if (current !== undefined && consumes(current, name, at)) {
      node += 1;
      at += 1;
    } else if (star === -1) {
      return false;
    } else {
      resume += 1;
      at = resume;
      node = star + 1;
    }
  }
  while (nodes[node]?.kind === 'star') node += 1;
  return node === nodes.length;
}

function consumes(node: SimpleNode, name: string, at: number): boolean {
  if (node.kind === 'text') return name.charCodeAt(at) === node.text.charCodeAt(0);
  if (node.kind === 'any') return true;
  return node.kind === 'class' && inSet(node.set, name.charCodeAt(at));
}
