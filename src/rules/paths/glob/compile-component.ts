import { foldName } from '../fold.js';
import { assemble } from './assemble.js';
import { matchSimple, simpleNodes } from './match-simple.js';
import { type GlobNode, parseComponent } from './parse-component.js';
import { createRunner } from './program.js';

/** One compiled component of a glob. */
export interface ComponentGlob {
  /** The folded source, for messages. */
  readonly source: string;
  /** Literal start and end of every name it matches; both are the whole name when `exact`. */
  readonly head: string;
  readonly tail: string;
  readonly exact: boolean;
  /** `*` or the like: matches every name. */
  readonly everything: boolean;
  /** Least and greatest length of a matching name. */
  readonly least: number;
  readonly most: number;
  readonly nodes: readonly GlobNode[];
  /** `name` must be folded. */
  matches(name: string): boolean;
}

/** A component without any of these is one literal name. */
const SPECIAL = /[*?[\\(]/;

/**
 * Compiles one component of a glob (no slash, braces already expanded). Names are compared in their folded spelling, so the glob
 * is folded too. Undefined when it is nested too deeply or too large.
 */
export function compileComponent(component: string): ComponentGlob | undefined {
  const source = foldName(component);
  if (!SPECIAL.test(source)) return literalComponent(source, source, [{ kind: 'text', text: source }]);
  const nodes = parseComponent(source);
  if (nodes === undefined) return undefined;
  const head = literalPrefix(nodes);
  const tail = literalSuffix(nodes);
  const wild = nodes.filter((node) => node.kind !== 'text');
  if (wild.length === 0) return literalComponent(source, head, nodes);
  const least = nodes.filter((node) => node.kind !== 'star' && node.kind !== 'group').length;
  const most = nodes.some((node) => node.kind === 'star' || node.kind === 'group') ? Number.POSITIVE_INFINITY : least;
  const shape = { source, head, tail, nodes, least, most };
  const framed = (name: string) =>
    name.length >= least && name.length <= most && name.startsWith(head) && name.endsWith(tail);
  if (wild.length === 1 && wild[0]?.kind === 'star') {
    return { ...shape, exact: false, everything: least === 0, matches: framed };
  }
  const body = compileBody(nodes);
  if (body === undefined) return undefined;
  return { ...shape, exact: false, everything: false, matches: (name) => framed(name) && body(name) };
}

function literalComponent(source: string, name: string, nodes: readonly GlobNode[]): ComponentGlob {
  const length = { least: name.length, most: name.length };
  const matches = (other: string) => other === name;
  return { source, head: name, tail: name, exact: true, everything: false, nodes, ...length, matches };
}

function compileBody(nodes: readonly GlobNode[]): ((name: string) => boolean) | undefined {
  const simple = simpleNodes(nodes);
  return simple === undefined ? compilePrograms(nodes) : (name) => matchSimple(simple, name);
}

function literalPrefix(nodes: readonly GlobNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.kind !== 'text') break;
    text += node.text;
  }
  return text;
}

function literalSuffix(nodes: readonly GlobNode[]): string {
  const parts: string[] = [];
  for (const node of nodes.toReversed()) {
    if (node.kind !== 'text') break;
    parts.push(node.text);
  }
  return parts.reverse().join('');
}

/**
 * A negated group is no regular construct, so a component with `!(x)` is two patterns: with the group as `*`, which must match,
 * and with it as `@(x)`, which must not.
 */
function compilePrograms(nodes: readonly GlobNode[]): ((name: string) => boolean) | undefined {
  const wanted = assemble(nodes, 'star');
  if (wanted === undefined) return undefined;
  const matchesWanted = createRunner(wanted);
  if (!nodes.some(hasNegation)) return matchesWanted;
  const unwanted = assemble(nodes, 'group');
  if (unwanted === undefined) return undefined;
  const matchesUnwanted = createRunner(unwanted);
  return (name) => matchesWanted(name) && !matchesUnwanted(name);
}

function hasNegation(node: GlobNode): boolean {
  return node.kind === 'group' && (node.op === '!' || node.alternatives.some((one) => one.some(hasNegation)));
}
