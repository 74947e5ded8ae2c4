import type { Fault } from '../../../domain/fault.js';
import type { ToolCatalogue } from '../../tools/catalogue.js';
import type { ProfileDocument } from '../document.js';
import { nearestKey } from '../nearest-key.js';

/** A catch-all decides everything: what stands beside it changes nothing. */
const CATCH_ALL = new Set(['*', '**', '*/*', '**/*']);

/** Globs of a profile's `tools` that change nothing, and names that the catalogue knows only in another spelling. */
export function lintTools(tools: ProfileDocument['tools'], catalogue: ToolCatalogue): readonly Fault[] {
  const all = tools.deny.find((glob) => CATCH_ALL.has(glob));
  if (all !== undefined) {
    return [{ message: `'${all}' denies every tool: nothing in allow has an effect`, path: ['tools', 'deny'] }];
  }
  return [
    ...shadowedPermissions(tools),
    ...tools.allow.flatMap((glob, index) => unknownTool(glob, ['tools', 'allow', index], catalogue)),
    ...tools.deny.flatMap((glob, index) => unknownTool(glob, ['tools', 'deny', index], catalogue)),
  ];
}

function shadowedPermissions(tools: ProfileDocument['tools']): readonly Fault[] {
  const denied = new Set(tools.deny);
  const everything = tools.allow.some((glob) => CATCH_ALL.has(glob));
  return tools.allow.flatMap((glob, index) => {
    const path = ['tools', 'allow', index];
    if (denied.has(glob)) return [{ message: 'shadowed: deny has the same glob, and deny wins', path }];
    return everything && !CATCH_ALL.has(glob)
      ? [{ message: 'shadowed: another glob of this list allows every tool', path }]
      : [];
  });
}

/** Servers have tools that no catalogue knows: only a near miss, or a service known without this tool, is worth a word. */
function unknownTool(glob: string, path: readonly (string | number)[], catalogue: ToolCatalogue): readonly Fault[] {
  if (/[*?[\]{}()!+@\\]/.test(glob)) return [];
  const slash = glob.indexOf('/');
  const service = slash < 0 ? undefined : catalogue.entries.get(glob.slice(0, slash));
  if (slash >= 0 && service === undefined) return [];
  const known = (service ?? [...catalogue.entries.values()].flat()).map((tool) => tool.name);
  const tool = glob.slice(slash + 1);
  if (known.includes(tool)) return [];
  const meant = nearestKey(tool, known);
  if (meant === undefined && service === undefined) return [];
  return [
    {
      message: `unknown tool${meant === undefined ? ' of a service whose tools are known' : `, did you mean '${meant}'?`}`,
      path,
    },
  ];
}
