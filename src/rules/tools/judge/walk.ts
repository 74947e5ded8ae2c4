import type { Denial } from '../../../domain/denial.js';
import {
  isJsonArray,
  isJsonObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
} from '../../../domain/json/types.js';
import { normalizeName } from '../names.js';
import { contextsBelow, type Member, ownBases } from './bases.js';
import { type Inspection, LIMITS, malformedAt, type Site, type Use } from './inspection.js';
import { readJsonText } from './json-text.js';
import { judgeShell } from './judge-shell.js';
import { firstDenial, isJudged, judgeString } from './judge-string.js';
import { keyLooksLikePath } from './likely-path.js';
import { type NestedCall, readCallText, readNestedCall } from './nested-call.js';
import { type Above, type ToolView, usesOf } from './tool-view.js';

/** Judges a call that was found inside another one. `hops` counts the calls around it. */
export type JudgeNested = (call: NestedCall, site: Site, hops: number) => Denial | undefined;

/** What stays the same while the arguments of one tool are walked. */
export interface Walk {
  readonly inspection: Inspection;
  readonly view: ToolView;
  readonly hops: number;
  readonly judgeNested: JudgeNested;
}

/** A site with what the walk needs to go deeper. Built member by member: on this path a spread costs microseconds. */
export interface Node extends Site {
  readonly above: Above | undefined;
  readonly depth: number;
}

/** Judges a value and all below it, each string as its field says. The first denial ends the walk. */
export function walkValue(walk: Walk, value: JsonValue, node: Node): Denial | undefined {
  if (!needsWalk(walk, node)) return undefined;
  if (--walk.inspection.budget.nodes < 0) return malformedAt(walk.inspection, node.place, 'too many values');
  if (node.depth > LIMITS.depth) return malformedAt(walk.inspection, node.place, 'nested too deeply');
  if (typeof value === 'string') return walkString(walk, value, node);
  if (isJsonArray(value)) return walkArray(walk, value, node);
  return isJsonObject(value) ? walkObject(walk, value, node) : undefined;
}

/** Lists that take files away are left alone with all below them, and so is text that a catalogue maps, unless it holds a mapped field. */
function needsWalk(walk: Walk, node: Node): boolean {
  if (node.above === undefined || node.uses.length === 0) return true;
  if (node.uses.some((use) => isJudged(use) || !(use.mapped || use.kind === 'exclude'))) return true;
  return walk.view.known?.containers.has(node.above.name) === true;
}

function walkString(walk: Walk, text: string, node: Node): Denial | undefined {
  const { inspection } = walk;
  const held = heldJson(walk, text, node);
  if (held === 'too-much') return malformedAt(inspection, node.place, 'too much JSON in strings');
  if (held === 'ambiguous') return malformedAt(inspection, node.place, 'JSON text with a member given twice');
  if (held !== undefined) return walkValue(walk, held.value, { ...node, depth: node.depth + 1 });
  return firstDenial(node.uses, (use) => {
    const call = use.kind === 'call' ? readCallText(text) : undefined;
    if (call !== undefined) return walk.judgeNested(call, node, walk.hops + 1);
    return judgeString(inspection, node, use, text);
  });
}

/** The JSON that a string holds, where a field of its kind may hold it. */
function heldJson(
  walk: Walk,
  text: string,
  node: Node,
): { readonly value: JsonValue } | 'ambiguous' | 'too-much' | undefined {
  const container = node.above !== undefined && walk.view.known?.containers.has(node.above.name) === true;
  if (!container && !node.uses.some(isJudged)) return undefined;
  if (!/^[\s\ufeff]*["[{]/.test(text)) return undefined;
  walk.inspection.budget.jsonChars -= text.length;
  if (walk.inspection.budget.jsonChars < 0) return 'too-much';
  const read = readJsonText(text);
  if (read.kind === 'none') return undefined;
  return read.kind === 'ambiguous' ? 'ambiguous' : { value: read.value };
}

function walkArray(walk: Walk, array: JsonArray, node: Node): Denial | undefined {
  const command = node.uses.find(({ kind }) => kind === 'command');
  const words = command === undefined ? undefined : stringsOnly(array);
  if (command !== undefined && words !== undefined && !isList(node)) {
    return judgeShell(walk.inspection, node, command, words);
  }
  const depth = node.depth + 1;
  for (const [index, element] of array.entries()) {
    const { uses, contexts, whole, above, place } = node;
    const denial = walkValue(walk, element, {
      place: { parent: place, step: index },
      uses,
      contexts,
      whole,
      above,
      depth,
    });
    if (denial !== undefined) return denial;
  }
  return undefined;
}

/** `commands: [...]` holds commands, `command: [...]` the words of one. */
function isList(node: Node): boolean {
  return node.above !== undefined && /(?:commands|cmds|scripts)$/.test(node.above.name);
}

function stringsOnly(array: JsonArray): readonly string[] | undefined {
  const strings = array.filter((element) => typeof element === 'string');
  return strings.length === array.length && array.length > 0 ? strings : undefined;
}

function walkObject(walk: Walk, object: JsonObject, node: Node): Denial | undefined {
  const { inspection, view } = walk;
  const members = membersOf(view, object, node);
  const contexts = contextsBelow(node.contexts, ownBases(object, members), inspection.policy.root);
  if (contexts === undefined) return malformedAt(inspection, node.place, 'too many base directories');
  const { place, uses, whole, above } = node;
  const inside: Node = { place, uses, contexts, whole, above, depth: node.depth + 1 };
  const nested = view.carriesCalls ? readNestedCall(object) : undefined;
  if (nested !== undefined) {
    const denial = walk.judgeNested(nested, childOf(inside, nested.argsKey ?? ''), walk.hops + 1);
    if (denial !== undefined) return denial;
  }
  const joined = joinedCommand(object, members);
  if (joined !== undefined) {
    const denial = judgeShell(inspection, childOf(inside, joined.keys[0]), joined.use, joined.words);
    if (denial !== undefined) return denial;
  }
  return firstDenial(members, (member) => {
    if (member.key === nested?.argsKey || joined?.keys.includes(member.key) === true) return undefined;
    return walkMember(walk, object[member.key] ?? null, member, inside);
  });
}

function membersOf(view: ToolView, object: JsonObject, node: Node): readonly Member[] {
  const contentSearch = Object.hasOwn(object, 'pattern') && searchesContents(object);
  return Object.keys(object).map((key) => {
    const name = normalizeName(key);
    const uses = contentSearch && name === 'pattern' ? [TEXT] : usesOf(view, name, node.above, node.uses);
    return { key, name, uses };
  });
}

function searchesContents(object: JsonObject): boolean {
  return Object.entries(object).some(([key, value]) => value === 'content' && normalizeName(key) === 'searchtype');
}

/** A search in contents: the pattern is what is looked for, not where. */
const TEXT: Use = { kind: 'text', sure: true, mapped: true };

function childOf(node: Node, step: string): Node {
  const { place, uses, contexts, whole, above, depth } = node;
  return { place: { parent: place, step }, uses, contexts, whole, above, depth };
}

function walkMember(walk: Walk, value: JsonValue, member: Member, node: Node): Denial | undefined {
  const { place, contexts, whole, above, depth } = node;
  const child: Node = {
    place: { parent: place, step: member.key },
    uses: member.uses,
    contexts,
    whole,
    above: { name: member.name, next: above },
    depth,
  };
  return judgeKey(walk, member, child, node) ?? walkValue(walk, value, child);
}

/** A key may be a path: of a map from paths, or anywhere where it looks like one. */
function judgeKey(walk: Walk, member: Member, child: Node, node: Node): Denial | undefined {
  const maps = node.uses.find(
    ({ kind }) => kind === 'path' || kind === 'paths' || kind === 'volumes' || kind === 'root',
  );
  if (maps !== undefined && node.place !== undefined) return judgeString(walk.inspection, child, maps, member.key);
  if (!walk.view.inspects || !keyLooksLikePath(member.key)) return undefined;
  return judgeString(walk.inspection, child, { kind: 'inspect', sure: false, mapped: false }, member.key);
}

const ARGUMENT_KEYS = new Set(['args', 'arguments', 'argv', 'parameters', 'params', 'commandargs', 'cmdargs', 'flags']);

/** `{command: "cat", args: [".env"]}` is one command line. */
function joinedCommand(
  object: JsonObject,
  members: readonly Member[],
): { readonly use: Use; readonly keys: readonly [string, string]; readonly words: readonly string[] } | undefined {
  for (const { key, uses } of members) {
    const use = uses.find(({ kind }) => kind === 'command');
    const program = object[key];
    if (use === undefined || typeof program !== 'string' || /\s/.test(program.trim())) continue;
    const args = members.find((member) => ARGUMENT_KEYS.has(member.name));
    const value = args === undefined ? undefined : object[args.key];
    const words = isJsonArray(value) ? stringsOnly(value) : undefined;
    if (args !== undefined && words !== undefined) return { use, keys: [key, args.key], words: [program, ...words] };
  }
  return undefined;
}
