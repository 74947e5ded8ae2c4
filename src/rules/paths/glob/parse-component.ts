import { closingPartners } from './balanced.js';
import { parseClass } from './parse-class.js';
import type { CharacterSet } from './program.js';

/** What one component of a glob is made of. Text is already folded. */
export type GlobNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'star' }
  | { readonly kind: 'class'; readonly set: CharacterSet }
  | { readonly kind: 'group'; readonly op: GroupOp; readonly alternatives: readonly (readonly GlobNode[])[] };

export type GroupOp = '@' | '?' | '*' | '+' | '!';

/** Deeper nesting of extended globs than any person writes. */
const MAX_DEPTH = 16;
const GROUP_OPS: ReadonlyMap<string, GroupOp> = new Map<string, GroupOp>([
  ['@', '@'],
  ['?', '?'],
  ['*', '*'],
  ['+', '+'],
  ['!', '!'],
]);

interface Cursor {
  readonly text: string;
  /** Index of the closing bracket for each opening one that has a partner. */
  readonly closing: ReadonlyMap<number, number>;
  readonly lastClassEnd: number;
  at: number;
}

/**
 * One component of a glob (no slash), in picomatch's language: `* ? [class] \escape` and the extended groups `@(a|b) ?( ) *( )
 * +( ) !( )`. What does not close is literal. Undefined when groups are nested too deeply.
 */
export function parseComponent(text: string): readonly GlobNode[] | undefined {
  const cursor: Cursor = { text, at: 0, closing: closingPartners(text, '(', ')'), lastClassEnd: text.lastIndexOf(']') };
  return parseNodes(cursor, 0);
}

function parseNodes(cursor: Cursor, depth: number): GlobNode[] | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const nodes: GlobNode[] = [];
  while (cursor.at < cursor.text.length) {
    const character = cursor.text[cursor.at] ?? '';
    if (depth > 0 && (character === '|' || character === ')')) break;
    const group = parseGroup(cursor, depth);
    if (group === 'too deep') return undefined;
    nodes.push(group ?? parseSimple(cursor, character));
  }
  return nodes;
}

function parseGroup(cursor: Cursor, depth: number): GlobNode | 'too deep' | undefined {
  const { text, at } = cursor;
  const op = text[at + 1] === '(' ? GROUP_OPS.get(text[at] ?? '') : undefined;
  const open = op === undefined ? at : at + 1;
  if (text[open] !== '(' || !cursor.closing.has(open)) return undefined;
  cursor.at = open + 1;
  const alternatives: GlobNode[][] = [];
  for (;;) {
    const nodes = parseNodes(cursor, depth + 1);
    if (nodes === undefined) return 'too deep';
    alternatives.push(nodes);
    const separator = cursor.text[cursor.at];
    cursor.at += 1;
    if (separator !== '|') return { kind: 'group', op: op ?? '@', alternatives };
  }
}

function parseSimple(cursor: Cursor, character: string): GlobNode {
  const start = cursor.at;
  cursor.at += 1;
  if (character === '?') return { kind: 'any' };
  if (character === '*') {
    while (cursor.text[cursor.at] === '*' && cursor.text[cursor.at + 1] !== '(') cursor.at += 1;
    return { kind: 'star' };
  }
  if (character === '[' && cursor.lastClassEnd > start) {
    const found = parseClass(cursor.text, start);
    if (found !== undefined) {
      cursor.at = found.end;
      return { kind: 'class', set: found.set };
    }
  }
  if (character === '\\' && cursor.at < cursor.text.length) {
    cursor.at += 1;
    return { kind: 'text', text: cursor.text[cursor.at - 1] ?? '' };
  }
  return { kind: 'text', text: character };
}
