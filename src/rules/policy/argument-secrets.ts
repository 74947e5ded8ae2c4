import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { compileToolGate, isToolAllowed, type ToolGate } from '../tools/tool-gate.js';
import type { ArgumentSecrets } from './compiled.js';
import type { ProfileDocument } from './document.js';

/** Compiles the `arguments` section. Faults, below `except`, for tool globs that can match no tool. */
export function compileArgumentSecrets(
  section: ProfileDocument['arguments'],
): Result<ArgumentSecrets, readonly Fault[]> {
  const faults: Fault[] = [];
  const exceptions: { readonly gate: ToolGate; readonly fields: readonly string[] }[] = [];
  for (const [glob, fields] of Object.entries(section.except)) {
    const gate = compileToolGate({ allow: [glob], deny: [] });
    if (gate.ok) exceptions.push({ gate: gate.value, fields });
    else faults.push(...gate.error.map((fault) => ({ ...fault, path: ['except', glob] })));
  }
  if (faults.length > 0) return err(faults);
  const exempt = (service: string, tool: string): ReadonlySet<string> =>
    new Set(exceptions.filter(({ gate }) => isToolAllowed(gate, service, tool)).flatMap(({ fields }) => fields));
  return ok({ action: section.secrets, exempt });
}
