import picomatch from 'picomatch';
import type { Fault } from '../../domain/fault.js';
import { err, ok, type Result } from '../../domain/result.js';
import { rememberByName } from './name-memo.js';

/** Which tools a profile may call, compiled. */
export interface ToolGate {
  readonly allow: readonly ToolGlob[];
  readonly deny: readonly ToolGlob[];
}

interface ToolGlob {
  readonly source: string;
  matches(service: string, tool: string): boolean;
}

/** What a profile's `tools` section holds: globs on `service/tool`, or on the tool's name in any service. */
export interface ToolGateSpec {
  readonly allow: readonly string[];
  readonly deny: readonly string[];
}

const MAX_GLOB = 256;
/** Stands for `/` inside a name while it is matched: names are not paths, and `*` means all of them. */
const SLASH = '\u2215';

/**
 * Compiles the globs. A denial matches whatever the letters' case, a permission only as it is written.
 * Faults, at `['allow' | 'deny', index]`, for globs that can match no tool or say something else than they seem to.
 */
export function compileToolGate(spec: ToolGateSpec): Result<ToolGate, readonly Fault[]> {
  const faults: Fault[] = [];
  const compile = (list: 'allow' | 'deny'): readonly ToolGlob[] =>
    spec[list].flatMap((glob, index) => {
      const compiled = compileGlob(glob, list === 'deny');
      if (compiled.ok) return [compiled.value];
      faults.push({ message: compiled.error, path: [list, index] });
      return [];
    });
  const gate = { allow: compile('allow'), deny: compile('deny') };
  return faults.length > 0 ? err(faults) : ok(gate);
}

/**
 * Whether a profile may call a tool: some `allow` glob matches and no `deny` glob does. A denial also matches the name
 * without its service's prefix, so that `deny: [write_file]` holds for `filesystem_write_file` of `filesystem`.
 */
export const isToolAllowed: (gate: ToolGate, service: string, tool: string) => boolean = rememberByName(allows);

function allows(gate: ToolGate, service: string, tool: string): boolean {
  const bare = withoutService(service, tool);
  const denied = gate.deny.some(
    (glob) => glob.matches(service, tool) || (bare !== tool && glob.matches(service, bare)),
  );
  return !denied && gate.allow.some((glob) => glob.matches(service, tool));
}

/**
 * Splits a name of a merged list, `filesystem_read_file`, by the services that the list came from. A name without the
 * prefix of one of them belongs to the only service, or to none that can be told (empty service).
 */
export function splitMergedName(
  services: readonly string[],
  name: string,
): { readonly service: string; readonly tool: string } {
  const only = services.length === 1 ? services[0] : undefined;
  if (only !== undefined) return { service: only, tool: name };
  const owners = services.filter((service) => withoutService(service, name) !== name);
  const owner = owners.reduce<string>((longest, service) => (service.length > longest.length ? service : longest), '');
  return { service: owner, tool: owner === '' ? name : withoutService(owner, name) };
}

function withoutService(service: string, tool: string): string {
  for (const separator of ['__', '_', '-', '.', '/', ':']) {
    const prefix = `${service}${separator}`;
    if (service !== '' && tool.length > prefix.length && tool.toLowerCase().startsWith(prefix.toLowerCase())) {
      return tool.slice(prefix.length);
    }
  }
  return tool;
}

function compileGlob(glob: string, nocase: boolean): Result<ToolGlob, string> {
  const why = faultOf(glob);
  if (why !== undefined) return err(why);
  const slash = topLevelSlash(glob);
  try {
    const serviceMatches = slash < 0 ? undefined : matcher(glob.slice(0, slash), nocase);
    const toolMatches = matcher(glob.slice(slash + 1), nocase);
    return ok({
      source: glob,
      matches: (service, tool) => (serviceMatches === undefined || serviceMatches(service)) && toolMatches(tool),
    });
  } catch {
    return err('brackets, braces or parentheses of this glob do not close');
  }
}

function matcher(glob: string, nocase: boolean): (name: string) => boolean {
  const matches = picomatch(glob.replaceAll('/', SLASH), { dot: true, nonegate: true, strictBrackets: true, nocase });
  return (name) => name.length <= MAX_GLOB && matches(name.replaceAll('/', SLASH));
}

function faultOf(glob: string): string | undefined {
  if (glob === '') return 'an empty glob matches no tool';
  if (glob.length > MAX_GLOB) return `a tool glob has at most ${MAX_GLOB} characters`;
  if (/[\p{Cc}\s]/u.test(glob)) return 'a tool name holds no white space or control characters';
  if (glob.startsWith('!') && !glob.startsWith('!('))
    return 'globs are not negated with !; write the tool into the other list';
  const slash = topLevelSlash(glob);
  if (slash === 0) return 'nothing stands before the slash; write service/tool';
  if (slash === glob.length - 1) return 'nothing stands after the slash; write service/* for all tools of a service';
  return undefined;
}

/** The first slash outside braces, brackets and parentheses: it parts service and tool. -1 without one. */
function topLevelSlash(glob: string): number {
  let depth = 0;
  for (let i = 0; i < glob.length; i++) {
    const char = glob.charAt(i);
    if (char === '\\') i++;
    else if ('{[('.includes(char)) depth++;
    else if ('}])'.includes(char)) depth--;
    else if (char === '/' && depth <= 0) return i;
  }
  return -1;
}
