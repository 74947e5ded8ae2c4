import type { Fault } from '../../../domain/fault.js';
import { resultShapes } from '../../envelope/result-shapes.js';
import { compilePathRules } from '../../paths/compile.js';
import { judgePath } from '../../paths/judge-path.js';
import type { PathVerdict } from '../../paths/types.js';
import type { ToolCatalogue } from '../../tools/catalogue.js';
import type { ProfileDocument } from '../document.js';
import { nearestKey } from '../nearest-key.js';
import { lintTools } from './lint-tools.js';

/** Globs of a profile that do nothing, and settings that leave a gap. */
export function lintProfile(name: string, written: ProfileDocument, catalogue: ToolCatalogue): readonly Fault[] {
  const faults = [
    ...gaps(written),
    ...repeated(written.tools.allow, ['tools', 'allow']),
    ...repeated(written.tools.deny, ['tools', 'deny']),
    ...lintTools(written.tools, catalogue),
    ...pathGlobs(written.paths),
    ...allowKeys(written.response.allowKeys),
  ];
  return faults.map((fault) => ({ ...fault, path: ['profiles', name, ...fault.path] }));
}

function gaps(written: ProfileDocument): readonly Fault[] {
  const { paths, tools, response } = written;
  return [
    ...(written.mode === 'observe' ? [{ message: 'observe: nothing is denied or redacted', path: ['mode'] }] : []),
    ...(paths.deny.length === 0 ? [{ message: 'no path is denied', path: ['paths', 'deny'] }] : []),
    ...(tools.allow.length === 0 ? [{ message: 'no tool can be called', path: ['tools', 'allow'] }] : []),
    ...(response.secrets === 'off'
      ? [{ message: 'results are not scanned for secrets', path: ['response', 'secrets'] }]
      : []),
  ];
}

function repeated(globs: readonly string[], path: readonly (string | number)[]): readonly Fault[] {
  return globs.flatMap((glob, index) =>
    globs.indexOf(glob) < index ? [{ message: 'stands twice in this list', path: [...path, index] }] : [],
  );
}

function pathGlobs(paths: ProfileDocument['paths']): readonly Fault[] {
  return [
    ...repeated(paths.deny, ['paths', 'deny']),
    ...repeated(paths.allow, ['paths', 'allow']),
    ...shadowedDenials(paths.deny),
    ...idleExceptions(paths),
  ];
}

/** Literal denials that the presets of the list cover. Globs with wildcards are not compared: they rarely nest. */
function shadowedDenials(deny: readonly string[]): readonly Fault[] {
  return judgeLiterals(deny, { deny: deny.filter(isPreset), allow: [] }).flatMap(({ verdict, index }) =>
    verdict.kind === 'deny'
      ? [
          {
            message: `shadowed: entry '${verdict.entry}' of a preset denies it already`,
            path: ['paths', 'deny', index],
          },
        ]
      : [],
  );
}

/** Literal exceptions for paths that nothing denies. */
function idleExceptions({ deny, allow }: ProfileDocument['paths']): readonly Fault[] {
  return judgeLiterals(allow, { deny, allow: [] }).flatMap(({ verdict, index }) =>
    verdict.kind === 'allow'
      ? [{ message: 'nothing denies this path: the exception has no effect', path: ['paths', 'allow', index] }]
      : [],
  );
}

interface JudgedGlob {
  readonly verdict: PathVerdict;
  readonly index: number;
}

/** Judges the globs of a list that name one path. Rules are compiled only when there is one: that takes a while. */
function judgeLiterals(globs: readonly string[], spec: ProfileDocument['paths']): readonly JudgedGlob[] {
  const literals = globs.flatMap((glob, index) => (isWild(glob) || isPreset(glob) ? [] : [{ glob, index }]));
  const rules = literals.length === 0 ? undefined : compilePathRules(spec);
  if (rules === undefined || !rules.ok) return [];
  return literals.map(({ glob, index }) => ({ verdict: judgePath(rules.value, glob), index }));
}

function isPreset(glob: string): boolean {
  return glob.startsWith('preset:');
}

function isWild(glob: string): boolean {
  return /[*?[\]{}()!+@]/.test(glob);
}

function allowKeys(methods: ProfileDocument['response']['allowKeys']): readonly Fault[] {
  return Object.entries(methods).flatMap(([method, keys]) => {
    const path = ['response', 'allowKeys', method];
    const shape = Object.hasOwn(resultShapes, method) ? resultShapes[method] : undefined;
    if (shape === undefined) {
      const meant = nearestKey(method, Object.keys(resultShapes));
      return [{ message: `unknown method${meant === undefined ? '' : `, did you mean '${meant}'?`}`, path }];
    }
    return keys.flatMap((key, index) =>
      Object.hasOwn(shape.keys, key)
        ? [{ message: 'the specification has this key already', path: [...path, index] }]
        : [],
    );
  });
}
