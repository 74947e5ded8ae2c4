const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const INNER_QUOTES = /["'`^]/g;
const DOTS = /^[.\s]*$/;
const DOT = 0x2e;
const SPACE = 0x20;

/** The components of one reading of a path. Empty ones and `.` are gone; `..` is still there in an unresolved reading. */
export type Components = readonly string[];

/**
 * The readings of one folded form as components: as it stands, with line breaks as separators (a list of paths in one string), with
 * inner quotes dropped; each also with `..` resolved. At most 6.
 */
export function readComponents(form: string): readonly Components[] {
  const texts = [form];
  if (form.search(LINE_BREAKS) !== -1) texts.push(form.replace(LINE_BREAKS, '/'));
  if (form.search(INNER_QUOTES) !== -1) texts.push(form.replace(INNER_QUOTES, ''));
  return texts.flatMap((text) => {
    const unresolved = splitComponents(text);
    return hasParent(unresolved) ? [unresolved, resolveParents(unresolved)] : [unresolved];
  });
}

/** Splits at both separators; empty components and `.` say nothing and are dropped, also `...` and dots with spaces, as Windows reads them. */
export function splitComponents(text: string): Components {
  const path = text.includes('\\') ? text.replaceAll('\\', '/') : text;
  const components: string[] = [];
  for (let start = 0; start < path.length; ) {
    const slash = path.indexOf('/', start);
    const end = slash === -1 ? path.length : slash;
    const component = path.slice(start, end);
    if (component !== '' && !isHere(component)) components.push(component);
    start = end + 1;
  }
  return components;
}

/** True for a component that names the directory it stands in. */
function isHere(component: string): boolean {
  const first = component.charCodeAt(0);
  return (first === DOT || first === SPACE) && DOTS.test(component) && component.trimEnd() !== '..';
}

export function hasParent(components: Components): boolean {
  return components.some((one) => one.startsWith('.') && one.trimEnd() === '..');
}

/** `..` taken out lexically, as path.resolve does: at the start it stays at the start. */
export function resolveParents(components: Components): Components {
  const out: string[] = [];
  for (const one of components) {
    if (one.trimEnd() === '..') out.pop();
    else out.push(one);
  }
  return out;
}
