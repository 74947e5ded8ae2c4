import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { compilePathRules } from '../paths/compile.js';
import type { PathRules } from '../paths/types.js';
import { compileToolGate } from '../tools/tool-gate.js';
import { compileArgumentSecrets } from './argument-secrets.js';
import type { CompiledProfile, Mode, ResponseRules } from './compiled.js';
import type { ProfileDocument } from './document.js';

type PathCompiler = (spec: ProfileDocument['paths']) => Result<PathRules, readonly Fault[]>;

/** Compiles `paths` sections, equal ones once: most profiles share one, and a preset has hundreds of globs. */
export function createPathCompiler(): PathCompiler {
  const known = new Map<string, Result<PathRules, readonly Fault[]>>();
  return (spec) => {
    const key = JSON.stringify([spec.deny, spec.allow]);
    const rules = known.get(key) ?? compilePathRules(spec);
    known.set(key, rules);
    return rules;
  };
}

/** Compiles one profile. `mode` is the policy's, for a profile without one. Fault paths start at the document's root. */
export function compileProfile(
  name: string,
  profile: ProfileDocument,
  mode: Mode,
  compilePaths: PathCompiler,
): Result<CompiledProfile, readonly Fault[]> {
  const tools = compileToolGate(profile.tools);
  const paths = compilePaths(profile.paths);
  const outgoing = compileArgumentSecrets(profile.arguments);
  const faults = [
    ...(tools.ok ? [] : under(['profiles', name, 'tools'], tools.error)),
    ...(paths.ok ? [] : under(['profiles', name, 'paths'], paths.error)),
    ...(outgoing.ok ? [] : under(['profiles', name, 'arguments'], outgoing.error)),
  ];
  if (!tools.ok || !paths.ok || !outgoing.ok) return err(faults);
  return ok({
    name,
    mode: profile.mode ?? mode,
    tools: tools.value,
    unknownTools: profile.unknownTools,
    paths: paths.value,
    argumentSecrets: outgoing.value,
    response: responseRules(profile.response),
    rate: profile.rate ?? [],
  });
}

function responseRules(response: ProfileDocument['response']): ResponseRules {
  const allowKeys = Object.entries(response.allowKeys).map(([method, keys]) => [method, new Set(keys)] as const);
  return { ...response, allowKeys: new Map(allowKeys) };
}

/** The faults of a part, with the part's own place in front. */
export function under(path: readonly (string | number)[], faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => (fault.file === undefined ? { ...fault, path: [...path, ...fault.path] } : fault));
}
