import { assertNever } from '../../../domain/result.js';
import type { GlobNode, GroupOp } from './parse-component.js';
import type { Instruction, Program } from './program.js';

/** Instructions beyond which a component is refused: far above what a person writes, low enough to bound a match. */
const MAX_PROGRAM = 4096;

/** What a negated group is assembled as. */
export type NegationAs = 'star' | 'group';

/** The program for the nodes; undefined when it would be too large. */
export function assemble(nodes: readonly GlobNode[], negation: NegationAs): Program | undefined {
  const program: Instruction[] = [];
  emitAll(program, nodes, negation);
  program.push({ op: 'match' });
  return program.length > MAX_PROGRAM ? undefined : program;
}

function emitAll(program: Instruction[], nodes: readonly GlobNode[], negation: NegationAs): void {
  for (const node of nodes) emit(program, node, negation);
}

function emit(program: Instruction[], node: GlobNode, negation: NegationAs): void {
  switch (node.kind) {
    case 'text':
      for (let at = 0; at < node.text.length; at++) program.push({ op: 'char', code: node.text.charCodeAt(at) });
      return;
    case 'any':
      program.push({ op: 'any' });
      return;
    case 'class':
      program.push({ op: 'class', set: node.set });
      return;
    case 'star':
      emitStar(program);
      return;
    case 'group':
      if (node.op === '!' && negation === 'star') emitStar(program);
      else emitGroup(program, node.op, node.alternatives, negation);
      return;
    default:
      assertNever(node);
  }
}

function emitStar(program: Instruction[]): void {
  const start = program.length;
  program.push({ op: 'split', first: start + 1, second: start + 3 }, { op: 'any' }, { op: 'jump', to: start });
}

function emitGroup(
  program: Instruction[],
  op: GroupOp,
  alternatives: readonly (readonly GlobNode[])[],
  negation: NegationAs,
): void {
  const optional = op === '?' || op === '*';
  const start = program.length;
  if (optional) program.push({ op: 'jump', to: start });
  const body = program.length;
  emitAlternatives(program, alternatives, negation);
  if (op === '+' || op === '*') program.push({ op: 'split', first: body, second: program.length + 1 });
  if (optional) program[start] = { op: 'split', first: start + 1, second: program.length };
}

function emitAlternatives(
  program: Instruction[],
  alternatives: readonly (readonly GlobNode[])[],
  negation: NegationAs,
): void {
  const exits: number[] = [];
  alternatives.forEach((nodes, index) => {
    const last = index === alternatives.length - 1;
    const start = program.length;
    if (!last) program.push({ op: 'jump', to: start });
    emitAll(program, nodes, negation);
    if (last) return;
    exits.push(program.length);
    program.push({ op: 'jump', to: start });
    program[start] = { op: 'split', first: start + 1, second: program.length };
  });
  for (const exit of exits) program[exit] = { op: 'jump', to: program.length };
}
