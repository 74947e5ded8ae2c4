import type { Denial } from '../../domain/denial.js';
import type { JsonValue } from '../../domain/json/types.js';
import type { Trace } from '../../domain/trace.js';
import type { PathContext } from '../paths/types.js';
import type { CallPolicy } from './call-policy.js';
import { type Inspection, LIMITS, malformedAt, newInspection, type Site } from './judge/inspection.js';
import type { NestedCall } from './judge/nested-call.js';
import { pointerOf } from './judge/place.js';
import { INSPECT, viewTool } from './judge/tool-view.js';
import { type Node, type Walk, walkValue } from './judge/walk.js';
import { learnedFields } from './learn.js';
import { lookupTool, type ToolLookup } from './lookup-tool.js';
import { normalizeService } from './names.js';
import { isToolAllowed } from './tool-gate.js';

/** A tools/call as it arrives: the service by its name at the gateway, the tool by the name the client gave. */
export interface ToolCall {
  readonly service: string;
  readonly tool: string;
  readonly args: JsonValue | undefined;
}

/**
 * Decides whether a tool call names a denied path: every string of its arguments is judged as its field's kind says.
 * Undefined means that nothing speaks against it. Codes: `path-denied`, `path-malformed`, `tool-unknown`, and `tool-denied`
 * for a tool that is called through another one. Work is linear in the size of the arguments and bounded.
 */
export function judgeCall(call: ToolCall, policy: CallPolicy, trace: Trace): Denial | undefined {
  return judgeTool(newInspection(policy, trace), call, { contexts: [rootContext(policy)], place: undefined }, 0);
}

/** The context of a path that hangs from nothing but the service's root. */
export function rootContext(policy: CallPolicy): PathContext {
  return policy.root === undefined ? {} : { root: policy.root };
}

const INSPECTED: Node['uses'] = [INSPECT];

function judgeTool(
  inspection: Inspection,
  call: ToolCall,
  outer: Pick<Site, 'contexts' | 'place'>,
  hops: number,
): Denial | undefined {
  const { policy } = inspection;
  if (hops > LIMITS.nestedCalls) return malformedAt(inspection, outer.place, 'calls inside calls too deeply');
  const found = lookupTool(policy.catalogue, call.service, call.tool);
  traceLookup(inspection, call, found, outer);
  if (found.how === 'unknown' && policy.unknownTools === 'deny') {
    return { code: 'tool-unknown', at: pointerOf(outer.place) };
  }
  if (found.how === 'unknown' && policy.unknownTools === 'pass') return undefined;
  const known = found.how === 'unknown' ? undefined : found.tool;
  const learned = learnedFields(policy.learned, call.service, call.tool);
  const view = viewTool(call.tool, known, learned, policy.unknownTools !== 'pass');
  const judgeNested = (nested: NestedCall, site: Site, depth: number) =>
    judgeInner(inspection, call.service, nested, site, depth);
  const walk: Walk = { inspection, view, hops, judgeNested };
  const start: Node = {
    place: outer.place,
    uses: view.inspects ? INSPECTED : [],
    contexts: outer.contexts,
    whole: view.whole,
    above: undefined,
    depth: 0,
  };
  return walkValue(walk, call.args ?? null, start);
}

function judgeInner(
  inspection: Inspection,
  outerService: string,
  nested: NestedCall,
  site: Site,
  hops: number,
): Denial | undefined {
  const service = nested.service ?? outerService;
  const { gate, catalogue } = inspection.policy;
  const surelyTool = nested.explicit || lookupTool(catalogue, service, nested.tool).how !== 'unknown';
  if (gate !== undefined && surelyTool && !isToolAllowed(gate, service, nested.tool)) {
    inspection.trace.step({
      stage: 'tool',
      at: pointerOf(site.place),
      detail: 'called through another tool',
      verdict: 'deny',
    });
    return { code: 'tool-denied', at: pointerOf(site.place) };
  }
  return judgeTool(inspection, { service, tool: nested.tool, args: nested.args }, site, hops);
}

function traceLookup(inspection: Inspection, call: ToolCall, found: ToolLookup, outer: Pick<Site, 'place'>): void {
  if (!inspection.trace.on) return;
  const where = `${normalizeService(call.service)}/${call.tool}`;
  inspection.trace.step({ stage: 'tool', at: pointerOf(outer.place), detail: `${where}: ${HOW[found.how]}` });
}

const HOW: Readonly<Record<ToolLookup['how'], string>> = {
  service: 'in the catalogue of its service',
  'tool-name': 'in the catalogue by its name alone',
  unknown: 'not in the catalogue',
};
