import type { Components } from './components.js';

/**
 * True when a glob with a leading slash may begin at `index`: at the root of the path, also behind a drive or a scheme (`c:`,
 * `file:`, with a host), a home, an admin share (`host`, `c$`) and the root of a process (`/proc/1/root`). A relative path may hang from
 * anywhere, so its start counts as well.
 */
export function isRootIndex(components: Components, index: number): boolean {
  if (index === 0) return true;
  if (index === 1 && components[0]?.startsWith('~') === true) return true;
  if (index <= 2 && components[0]?.endsWith(':') === true) return true;
  const before = components[index - 1];
  if (index === 2 && (before?.endsWith('$') === true || before?.endsWith(':') === true)) return true;
  if (before !== 'root' && before !== 'cwd') return false;
  return components[index - 3] === 'proc' || (components[index - 3] === 'task' && components[index - 5] === 'proc');
}
