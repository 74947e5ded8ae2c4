import type { Components } from '../match/components.js';

/** A place that holds credentials somewhere below, so that nothing may walk it as a whole. */
export interface WideRoot {
  readonly id: string;
  readonly pattern: string;
  readonly why: string;
}

export const FILE_SYSTEM_ROOT: WideRoot = { id: 'file-system-root', pattern: '/', why: 'everything is below it' };
export const HOME_DIRECTORY: WideRoot = {
  id: 'home-directory',
  pattern: '~',
  why: 'keys, logins and histories are below it',
};
export const SYSTEM_DIRECTORY: WideRoot = {
  id: 'system-directory',
  pattern: '/etc',
  why: 'password hashes and keys are below it',
};
export const WIDE_ROOTS: readonly WideRoot[] = [FILE_SYSTEM_ROOT, HOME_DIRECTORY, SYSTEM_DIRECTORY];

/** Prefixes under which a whole file system hangs: WSL, Cygwin, macOS volumes. The `*` is one component. */
const MOUNTS: readonly (readonly string[])[] = [
  ['mnt', '*'],
  ['cygdrive', '*'],
  ['volumes', '*'],
  ['system', 'volumes', 'data'],
  ['private'],
];
const HOME_PARENTS: readonly string[] = [
  'home',
  'users',
  'documents and settings',
  'var/home',
  'usr/home',
  'export/home',
];
const HOME_PARTS: ReadonlySet<string> = new Set([
  '.config',
  '.local',
  '.local/share',
  'library',
  'library/application support',
  'appdata',
  'appdata/roaming',
  'appdata/local',
]);
const SYSTEM: ReadonlySet<string> = new Set(
  'etc proc run var var/run var/lib etc/ssl etc/pki etc/kubernetes dev windows windows/system32 programdata'.split(' '),
);
const DRIVE = /^[a-z]:$|^[a-z]\$$/;
const EVERYTHING = /^[*.]+$/;

/**
 * The wide root that resolved, folded components name, or undefined. `absolute` tells `/` from the empty relative path. A last
 * component such as `*` is what lies below.
 */
export function findWideRoot(components: Components, absolute: boolean): WideRoot | undefined {
  const named = [...components];
  while (named.length > 0 && EVERYTHING.test(named.at(-1) ?? '')) named.pop();
  const inside = behindMounts(named);
  if (inside.length === 0) return absolute || inside.length < named.length ? FILE_SYSTEM_ROOT : undefined;
  const path = inside.join('/');
  if (absolute && SYSTEM.has(path)) return SYSTEM_DIRECTORY;
  const home = behindHome(inside, absolute);
  return home === '' || (home !== undefined && HOME_PARTS.has(home)) ? HOME_DIRECTORY : undefined;
}

function behindMounts(components: Components): Components {
  let rest = components;
  for (let changed = true; changed; ) {
    const next = behindOne(rest);
    changed = next.length < rest.length;
    rest = next;
  }
  return rest;
}

function behindOne(components: Components): Components {
  const [first = '', second = '', third = ''] = components;
  if (DRIVE.test(first) || first === '?' || first === 'file:') return components.slice(1);
  if (DRIVE.test(second)) return components.slice(2);
  if (first === 'proc' && (third === 'root' || third === 'cwd')) return components.slice(3);
  const mount = MOUNTS.find((prefix) =>
    prefix.every((part, at) => part === components[at] || (part === '*' && at < components.length)),
  );
  return mount === undefined ? components : components.slice(mount.length);
}

/** What is left behind a home directory: empty for the home itself or the parent of all homes, undefined outside of one. */
function behindHome(components: Components, absolute: boolean): string | undefined {
  const [first = '', second = ''] = components;
  if (/^~[\w.-]*$/.test(first)) return components.slice(1).join('/');
  if (!absolute) return undefined;
  if (first === 'root') return components.slice(1).join('/');
  if (first === 'var' && second === 'root') return components.slice(2).join('/');
  const path = components.join('/');
  const parent = HOME_PARENTS.find((one) => path === one || path.startsWith(`${one}/`));
  return parent === undefined ? undefined : components.slice(parent.split('/').length + 1).join('/');
}
