import type { RpcReply } from '../../../adapters/probe/rpc-client.js';
import { isJsonObject, type JsonValue, member } from '../../../domain/json/types.js';
import { denialCodes } from '../../../hooks/denial-answer.js';
import type { CanaryAnswer } from './types.js';

/** How agentgateway words a callout that failed while it fails closed. */
const CALLOUT_FAILED = /^mcpGuardrails\b/;
/** How gateways word a name that belongs to none of their targets. */
const NOT_ROUTED =
  /does not begin with the name of a target|unknown (?:target|service)|invalid (?:tool|resource|prompt) name/i;

/** What a reply to the canary means. */
export function readCanary(reply: RpcReply): CanaryAnswer {
  if (reply.kind === 'failed') return { kind: 'failed', why: reply.why };
  if (reply.kind === 'result') return { kind: 'passed' };
  const data = isJsonObject(reply.data) ? reply.data : {};
  const code = text(member(data, 'code'));
  if (code === 'canary')
    return { kind: 'canary', fingerprint: text(member(data, 'policy')), version: text(member(data, 'version')) };
  if (denialCodes.includes(code) && text(member(data, 'ref')) !== '') return { kind: 'denied', code };
  if (CALLOUT_FAILED.test(reply.message)) return { kind: 'guard-unreachable' };
  return NOT_ROUTED.test(reply.message) ? { kind: 'not-routed' } : { kind: 'passed' };
}

/** The code of our denial; undefined for every other reply. */
export function denialCode(reply: RpcReply): string | undefined {
  const answer = readCanary(reply);
  if (answer.kind === 'canary') return 'canary';
  return answer.kind === 'denied' ? answer.code : undefined;
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
