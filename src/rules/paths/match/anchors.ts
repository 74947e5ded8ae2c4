import type { Components } from './components.js';

/** Components that stand before the root of a path and name no directory: schemes, drives, shares, `?` and `.` of Windows, a home, stray quotes. */
const BEFORE_ROOT = /:|\$$|^~|^localhost$|^[^a-z0-9]*$/;
/** Prefixes longer than this do not occur; it bounds the work for a component. */
const MAX_PREFIX = 6;

/**
 * True when a glob with a leading slash may begin at `index`: at the root of the path, also behind a scheme with its host, a drive,
 * an admin share (`host`, `c$`), a home, or the root of a process (`/proc/1/root`). A relative path may hang from anywhere, so its
 * start counts as well.
 */
export function isRootIndex(components: Components, index: number): boolean {
  for (let at = index; at >= 0 && index - at <= MAX_PREFIX; at--) {
    if (at === 0 || isBehindProcessRoot(components, at)) return true;
    if (!isBeforeRoot(components, at - 1)) return false;
  }
  return false;
}

function isBehindProcessRoot(components: Components, at: number): boolean {
  const before = components[at - 1];
  if (before !== 'root' && before !== 'cwd') return false;
  return components[at - 3] === 'proc' || (components[at - 3] === 'task' && components[at - 5] === 'proc');
}

/** A host counts when a scheme stands before it or a share behind it. */
function isBeforeRoot(components: Components, at: number): boolean {
  const previous = components[at - 1];
  const next = components[at + 1];
  return BEFORE_ROOT.test(components[at] ?? '') || previous?.endsWith(':') === true || next?.endsWith('$') === true;
}
