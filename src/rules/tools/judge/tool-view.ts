import type { FieldIndex, FieldSpec, KnownTool } from '../catalogue.js';
import { kindOfFieldName } from '../field-names.js';
import { nameWords } from '../names.js';
import type { FieldKind } from '../types.js';
import type { Use } from './inspection.js';

/** How the fields of one tool are read. */
export interface ToolView {
  readonly known: KnownTool | undefined;
  readonly learned: FieldIndex | undefined;
  /** What no entry explains is looked at. */
  readonly inspects: boolean;
  readonly whole: boolean;
  readonly runsCode: boolean;
  readonly seeksText: boolean;
  /** It may carry another tool's call. */
  readonly carriesCalls: boolean;
}

const MOVES = new Set(
  'move mv rename copy cp copies duplicate archive zip unzip tar untar compress extract pack bundle delete remove rm unlink trash rmdir upload sync backup mirror export chmod chown'.split(
    ' ',
  ),
);
const RUNS = new Set('run exec execute eval evaluate repl interpreter sandbox python node javascript'.split(' '));
const SEEKS = new Set(
  'grep search content text code regex symbol symbols ast log logs match query ripgrep rg'.split(' '),
);
const FINDS_FILES = new Set('file files glob name names path paths directory dir'.split(' '));

/** The view of a tool, by what the catalogue and its schema say, and by the words of its name. */
export function viewTool(
  name: string,
  known: KnownTool | undefined,
  learned: FieldIndex | undefined,
  inspects: boolean,
): ToolView {
  const words = known === undefined ? nameWords(name) : [];
  return {
    known,
    learned,
    inspects,
    whole: known?.recursive ?? words.some((word) => MOVES.has(word)),
    runsCode: known?.effects.has('execute') ?? words.some((word) => RUNS.has(word)),
    seeksText: words.some((word) => SEEKS.has(word)) && !words.some((word) => FINDS_FILES.has(word)),
    carriesCalls: known?.carriesCalls ?? true,
  };
}

/** Names above a place, nearest first, normalised. */
export interface Above {
  readonly name: string;
  readonly next: Above | undefined;
}

/** Members of a mount that are about the container. */
const CONTAINER_SIDE = new Set('bind target destination dst containerpath mode type readonly ro rw'.split(' '));

/** A string of which nothing is known. */
export const INSPECT: Use = { kind: 'inspect', sure: false, mapped: false };

/** How the strings of a field are judged: by catalogue and schema, else as the container says, else by the field's name. */
export function usesOf(
  view: ToolView,
  name: string,
  above: Above | undefined,
  inherited: readonly Use[],
): readonly Use[] {
  const mapped = specsAt(view.known?.fields, name, above).map(({ kind }): Use => ({ kind, sure: true, mapped: true }));
  const learned = specsAt(view.learned, name, above).map(({ kind }): Use => ({ kind, sure: true, mapped: false }));
  if (mapped.length > 0) return [...mapped, ...learned];
  const named = useOfName(view, name);
  if (learned.length > 0) return [...learned, ...named];
  if (inherited.some(({ kind }) => kind === 'volumes') && CONTAINER_SIDE.has(name)) return [];
  const passedOn = inherited.filter((use) => passesOn(use, named));
  if (passedOn.length > 0) return passedOn;
  return view.inspects ? named : [];
}

/** An object in a list of paths has fields of its own: its texts are texts. In a single path's place everything is the path. */
function passesOn(container: Use, named: readonly Use[]): boolean {
  if (container.kind === 'inspect' || container.kind === 'call' || !container.sure) return false;
  if (container.kind === 'text') return container.mapped;
  if (container.kind !== 'paths') return true;
  return !named.some(({ kind }) => kind === 'text' || kind === 'exclude');
}

const NO_SPECS: readonly FieldSpec[] = [];

function specsAt(index: FieldIndex | undefined, name: string, above: Above | undefined): readonly FieldSpec[] {
  return index?.get(name)?.filter((spec) => standsBelow(spec.above, above)) ?? NO_SPECS;
}

/** Whether the wanted names stand above, in their order, others between them allowed. */
function standsBelow(wanted: readonly string[], above: Above | undefined): boolean {
  let left = wanted.length;
  for (let at = above; at !== undefined && left > 0; at = at.next) {
    if (at.name === wanted[left - 1]) left--;
  }
  return left === 0;
}

function useOfName(view: ToolView, name: string): readonly Use[] {
  if (name === 'pattern' || name === 'patterns') return [useOf(view.seeksText ? 'text' : 'glob', false)];
  const named = kindOfFieldName(name);
  if (named === undefined) return [INSPECT];
  if (named.kind === 'code' && !view.runsCode) return [useOf('text', false)];
  if (named.kind === 'sql') return [useOf('sql', false)];
  return [useOf(named.kind, !named.weak)];
}

function useOf(kind: FieldKind, sure: boolean): Use {
  return { kind, sure, mapped: false };
}
