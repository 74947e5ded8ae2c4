import type { Denial } from '../../domain/denial.js';
import type { JsonValue } from '../../domain/json/types.js';
import type { Trace } from '../../domain/trace.js';
import type { CallPolicy } from './call-policy.js';
import { judgeCall } from './judge-call.js';

/** A prompts/get. */
export interface PromptCall {
  readonly service: string;
  readonly name: string;
  readonly args: JsonValue | undefined;
}

/**
 * Decides whether a prompt's arguments name a denied path. No catalogue knows prompts, so they are inspected as those of an
 * unknown tool; `unknownTools: deny` is about tools and refuses no prompt.
 */
export function judgePrompt(call: PromptCall, policy: CallPolicy, trace: Trace): Denial | undefined {
  const unknownTools = policy.unknownTools === 'deny' ? 'inspect' : policy.unknownTools;
  const catalogue = { services: new Map(), byName: new Map(), entries: new Map() };
  const tool = { service: call.service, tool: call.name, args: call.args };
  return judgeCall(tool, { ...policy, catalogue, learned: undefined, unknownTools }, trace);
}
