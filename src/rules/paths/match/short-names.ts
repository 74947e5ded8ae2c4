const SHORT_NAME = /^([^.~]{1,6})~(\d{1,6})(?:\.([^.]{1,3}))?$/;
const HASHED_STEM = /^([^.~]{2})[0-9a-f]{4}$/;
const DROPPED = /[. ]/g;
const REPLACED = /[+,;=[\]]/g;
/** Extension that stands for any. */
const ANY = '*';

/**
 * The keys under which a Windows 8.3 short name is looked up, most exact first: `git~1` gives `git|`, `gi7eba~1` also `gi#|`
 * (after four collisions Windows keeps two letters and a hash). Empty when the component is no short name.
 */
export function shortNameKeys(component: string): readonly string[] {
  if (!component.includes('~')) return [];
  const found = SHORT_NAME.exec(component);
  if (found === null) return [];
  const stem = found[1] ?? '';
  const extension = found[3] ?? '';
  const keys = [`${stem}|${extension}`, `${stem}|${ANY}`, `${ANY}|${extension}`];
  const hashed = HASHED_STEM.exec(stem);
  if (hashed !== null) keys.push(`${hashed[1]}#|${extension}`, `${hashed[1]}#|${ANY}`);
  return keys;
}

/**
 * Every key that the short names of a denied name can have. Windows drops leading dots and all dots but the last, keeps six
 * characters (fewer when the counter grows) and three of the extension.
 */
export function keysOfDeniedName(head: string, tail: string, exact: boolean): readonly string[] {
  const { stem, extension } = exact ? splitName(head) : { stem: splitName(head).stem, extension: extensionOf(tail) };
  const wholeStem = exact || stem.length >= 6 || (head.includes('.', 1) && stem.length > 0);
  if (!wholeStem) return head === '' && extension.length > 3 ? [`${ANY}|${extension.slice(0, 3)}`] : [];
  const short = extension === ANY ? ANY : extension.slice(0, 3);
  const lengths = [6, 5, 4, 3].filter((length) => length <= Math.max(stem.length, 3));
  const stems = new Set(lengths.map((length) => stem.slice(0, length)));
  return [
    ...[...stems].map((one) => `${one}|${short}`),
    ...(stem.length >= 2 ? [`${stem.slice(0, 2)}#|${short}`] : []),
  ];
}

function splitName(name: string): { readonly stem: string; readonly extension: string } {
  const bare = name.replace(/^[. ]+/, '');
  const dot = bare.lastIndexOf('.');
  const stem = dot === -1 ? bare : bare.slice(0, dot);
  return { stem: clean(stem), extension: dot === -1 ? '' : clean(bare.slice(dot + 1)) };
}

function extensionOf(tail: string): string {
  const dot = tail.lastIndexOf('.');
  return dot === -1 ? ANY : clean(tail.slice(dot + 1));
}

function clean(text: string): string {
  return text.replace(DROPPED, '').replace(REPLACED, '_');
}
