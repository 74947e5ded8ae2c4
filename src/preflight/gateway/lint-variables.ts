import { isJsonArray, isJsonObject, type JsonValue, pointerStep } from '../../domain/json/types.js';
import type { PreflightFinding } from '../finding.js';
import { REFERENCE } from './expand-variables.js';

/**
 * Variables that the gateway would expand at start and that are not set: it then refuses to start. It expands the text
 * before it reads it, so a reference in a key or in a comment counts as well.
 */
export function lintVariables(
  config: JsonValue,
  text: string,
  env: ReadonlyMap<string, string>,
): readonly PreflightFinding[] {
  const findings: PreflightFinding[] = [];
  const inValues = new Set<string>();
  visitStrings(config, '', (value, at) => {
    for (const name of undefinedNames(value, env)) {
      inValues.add(name);
      findings.push(undefinedVariable(name, at, `${name} is not set here: the gateway refuses the file`));
    }
  });
  for (const name of new Set(undefinedNames(text, env))) {
    if (inValues.has(name)) continue;
    const message = `${name} is not set here, and stands in a key or a comment: the gateway refuses the file`;
    findings.push(undefinedVariable(name, '', message));
  }
  return findings;
}

function undefinedNames(text: string, env: ReadonlyMap<string, string>): readonly string[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    const name = match[1] ?? match[3];
    return name === undefined || match[2] !== undefined || env.has(name) ? [] : [name];
  });
}

function undefinedVariable(name: string, at: string, message: string): PreflightFinding {
  const fix = `set ${name}, or write $$ for a plain dollar sign`;
  return { rule: 'undefined-variable', level: 'error', at, variable: name, message, fix };
}

function visitStrings(value: JsonValue, at: string, visit: (text: string, at: string) => void): void {
  if (typeof value === 'string') visit(value, at);
  else if (isJsonArray(value)) {
    for (const [index, element] of value.entries()) visitStrings(element, pointerStep(at, index), visit);
  } else if (isJsonObject(value)) {
    for (const [key, child] of Object.entries(value)) visitStrings(child, pointerStep(at, key), visit);
  }
}
