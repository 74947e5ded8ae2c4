/** A word after expansion. Parts whose value is unknown match anything: they stand as `*` in the pattern. */
export interface Field {
  /** The characters that are known. */
  readonly text: string;
  /** The same as a glob: quoted magic characters escaped as `[*]`, unknown parts as `*`. */
  readonly pattern: string;
  /** Has active glob characters or unknown parts, so `pattern` is to be judged instead of `text`. */
  readonly globbing: boolean;
  /** No part is unknown. */
  readonly known: boolean;
}

const MAGIC = /[*?[\]{}()!@+|\\]/;
const MAGIC_ALL = /[*?[\]{}()|\\]/g;
const ACTIVE = /[*?[]|[@!+]\(/;

export const EMPTY_FIELD: Field = { text: '', pattern: '', globbing: false, known: true };

/** Stands for a value that the text does not show, such as a variable of the environment. */
export const UNKNOWN_FIELD: Field = { text: '', pattern: '*', globbing: true, known: false };

/** Characters that mean themselves. */
export function literalField(text: string): Field {
  const pattern = MAGIC.test(text) ? text.replace(MAGIC_ALL, (char) => (char === '\\' ? '/' : `[${char}]`)) : text;
  return { text, pattern, globbing: false, known: true };
}

/** Characters of which `*`, `?`, `[…]` and extended globs are still active. */
export function activeField(text: string): Field {
  return { text, pattern: text, globbing: ACTIVE.test(text), known: true };
}

/** The two, one after the other. */
export function joinFields(left: Field, right: Field): Field {
  if (left.text === '' && left.known && !left.globbing) return right;
  return {
    text: left.text + right.text,
    pattern: left.pattern + right.pattern,
    globbing: left.globbing || right.globbing,
    known: left.known && right.known,
  };
}

/** What follows the first `count` characters of the known text, such as the value in `--file=value`. */
export function fieldAfter(field: Field, count: number): Field {
  const text = field.text.slice(count);
  if (!field.globbing) return { ...field, text, pattern: text };
  const prefix = field.text.slice(0, count);
  const pattern = field.pattern.startsWith(prefix) ? field.pattern.slice(count) : field.pattern;
  return { ...field, text, pattern };
}
