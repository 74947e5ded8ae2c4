import { isJsonArray, isJsonObject, type JsonObject, member } from '../../domain/json/types.js';
import type { PreflightFinding } from '../finding.js';
import type { Placed } from './model.js';

/** What a target brings in or lets out beside the guard. */
export function lintTarget(target: Placed<JsonObject>): readonly PreflightFinding[] {
  return [...guardrailsOnTarget(target), ...stdio(target)];
}

function guardrailsOnTarget({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  const policies = member(value, 'policies');
  if (!isJsonObject(policies) || member(policies, 'mcpGuardrails') === undefined) return [];
  return [
    {
      rule: 'guardrails-on-target',
      level: 'error',
      at: `${at}/policies/mcpGuardrails`,
      message: 'guardrails on a target are ignored by gateway 1.3 and refused since',
      fix: 'move them to the policies beside targets',
    },
  ];
}

function stdio({ at, value }: Placed<JsonObject>): readonly PreflightFinding[] {
  const process = member(value, 'stdio');
  if (!isJsonObject(process)) return [];
  const verb = guardVerb(process);
  const cleared = member(process, 'clearEnv') === true || member(process, 'clear_env') === true;
  const findings: PreflightFinding[] = [];
  if (!cleared && verb === undefined) {
    findings.push({
      rule: 'stdio-environment',
      level: 'warn',
      at: `${at}/stdio`,
      message: 'the server inherits the gateway’s whole environment, secrets included',
      fix: 'cmd: extmcp-guard with args: ["exec", "--", …], or clearEnv: true',
    });
  }
  if (verb !== 'wrap') {
    findings.push({
      rule: 'stdio-unscrubbed',
      level: 'info',
      at: `${at}/stdio`,
      message: 'errors, notifications and requests of the server never reach the guard',
      fix: 'cmd: extmcp-guard with args: ["wrap", "--", …] scrubs them at the source',
    });
  }
  return findings;
}

/** The verb of extmcp-guard that stands before the server's own command, started by name, by node or by npx. */
function guardVerb(process: JsonObject): 'exec' | 'wrap' | undefined {
  const args = member(process, 'args');
  const words = [member(process, 'cmd'), ...(isJsonArray(args) ? args : [])].filter((word) => typeof word === 'string');
  const program = words.findIndex((word) =>
    /(?:^|[\\/])extmcp-guard(?:@[^/]*|\.cmd|\.js)?$|(?:^|[\\/])dist[\\/]cli[\\/]main\.js$/.test(word),
  );
  const verb = program >= 0 && program <= 3 ? words[program + 1] : undefined;
  return verb === 'exec' || verb === 'wrap' ? verb : undefined;
}
