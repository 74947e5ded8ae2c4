/** One instruction of a compiled component glob. Targets are indexes into the program. */
export type Instruction =
  | { readonly op: 'char'; readonly code: number }
  | { readonly op: 'any' }
  | { readonly op: 'class'; readonly set: CharacterSet }
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'match' };

export type Program = readonly Instruction[];

export interface CharacterSet {
  readonly negated: boolean;
  /** Inclusive code unit ranges. */
  readonly ranges: readonly (readonly [number, number])[];
}

export function inSet(set: CharacterSet, code: number): boolean {
  return set.ranges.some(([low, high]) => code >= low && code <= high) !== set.negated;
}

/** A set of program states that some text leads to, with the steps that were taken from it so far. */
interface StateSet {
  readonly states: readonly number[];
  readonly accepts: boolean;
  readonly next: Map<number, StateSet>;
}

/** State sets that are remembered for one program; then it starts afresh. */
const MAX_KNOWN = 256;

/**
 * A matcher that runs a program over the whole of a text. It follows all states at once, so a text costs at most program length
 * times text length, whatever the pattern; and it remembers the sets it has met, so that most steps are one look-up.
 */
export function createRunner(program: Program): (text: string) => boolean {
  let known = new Map<string, StateSet>();
  let start = enter(program, [0], known);
  return (text) => {
    if (known.size > MAX_KNOWN) {
      known = new Map();
      start = enter(program, [0], known);
    }
    let current = start;
    for (let at = 0; at < text.length && current.states.length > 0; at++) {
      current = step(program, current, text.charCodeAt(at), known);
    }
    return current.accepts;
  };
}

function step(program: Program, from: StateSet, code: number, known: Map<string, StateSet>): StateSet {
  const remembered = from.next.get(code);
  if (remembered !== undefined) return remembered;
  const targets = from.states.filter((state) => consumes(program[state], code)).map((state) => state + 1);
  const to = enter(program, targets, known);
  from.next.set(code, to);
  return to;
}

/** The state set of all that `targets` reach without a character. */
function enter(program: Program, targets: readonly number[], known: Map<string, StateSet>): StateSet {
  const reached = new Set<number>();
  const waiting = [...targets];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (reached.has(state)) continue;
    reached.add(state);
    const instruction = program[state];
    if (instruction?.op === 'jump') waiting.push(instruction.to);
    else if (instruction?.op === 'split') waiting.push(instruction.second, instruction.first);
  }
  const states = [...reached].filter((state) => isStop(program[state])).sort((one, other) => one - other);
  const key = states.join();
  const existing = known.get(key);
  if (existing !== undefined) return existing;
  const created = { states, accepts: states.some((state) => program[state]?.op === 'match'), next: new Map() };
  known.set(key, created);
  return created;
}

function isStop(instruction: Instruction | undefined): boolean {
  return instruction !== undefined && instruction.op !== 'jump' && instruction.op !== 'split';
}

function consumes(instruction: Instruction | undefined, code: number): boolean {
  if (instruction === undefined) return false;
  if (instruction.op === 'char') return instruction.code === code;
  if (instruction.op === 'any') return true;
  return instruction.op === 'class' && inSet(instruction.set, code);
}
