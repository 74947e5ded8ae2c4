import { mayBeCopy, undoBackup } from './backup-names.js';

const PLAIN = /^[a-z0-9_.-]*[a-z0-9_-]$/;
const EDGES = /[\s"'`<>]/;
const DELIMITERS = /[:;,=@?#&|<>()[\]{}"'`$!*+^%]+/;
/** A name of letters only is also an ordinary word: inside a component it counts only where a file name must stand. */
const WORD = /^[a-z]+$/;
const WORD_BEFORE = /^[a-z]+[.\s]*(?:[?#]|::|:\S)/;
const WORD_AFTER = /^(?:(?:[a-z]|file):)+[a-z]+[.\s]*(?:$|[?#]|::|:\S)/;

/** True when a folded component can only stand for itself: nothing to trim, cut or undo. */
export function isPlainName(component: string): boolean {
  return PLAIN.test(component) && !mayBeCopy(component);
}

const DRIVE_OR_FILE = /^(?:[a-z]|file)$/;

/** One name that a component may stand for. `cleaned` names have delimiters cut off and are checked against exceptions too. */
export interface NameSpelling {
  readonly name: string;
  /** The same name without stream, query, fragment, trailing dots: what an exception is compared with. */
  readonly clean: string;
}

/**
 * The names a folded component may stand for on some system: itself; without outer quotes and spaces and without the dots that
 * Windows drops; the parts between delimiters (`.env::$DATA`, `.env?raw=1`, `HEAD:.env`, `@.env`, `file=.env`); each also without
 * a backup suffix. Linear in its length.
 */
export function spellName(component: string): readonly NameSpelling[] {
  if (PLAIN.test(component)) return withBackups([{ name: component, clean: component }]);
  const trimmed = trimName(component);
  const parts = trimmed.split(DELIMITERS).map(trimName);
  const clean = parts.find((part) => part !== '') ?? trimmed;
  const names: NameSpelling[] = [{ name: component, clean }];
  if (trimmed !== component) names.push({ name: trimmed, clean });
  if (parts.length > 1) names.push(...partNames(trimmed, parts));
  return withBackups(names);
}

function partNames(trimmed: string, parts: readonly string[]): readonly NameSpelling[] {
  return parts
    .filter((part, index) => part !== '' && (!WORD.test(part) || wordCounts(trimmed, parts, index)))
    .map((part) => ({ name: part, clean: part }));
}

function wordCounts(trimmed: string, parts: readonly string[], index: number): boolean {
  if (index === 0) return WORD_BEFORE.test(trimmed);
  return WORD_AFTER.test(trimmed) && parts.findIndex((part) => !DRIVE_OR_FILE.test(part)) === index;
}

function withBackups(names: readonly NameSpelling[]): readonly NameSpelling[] {
  let all: NameSpelling[] | undefined;
  for (const { name } of names) {
    for (const original of undoBackup(name)) {
      all ??= [...names];
      const trimmed = trimName(original);
      all.push({ name: trimmed, clean: trimmed });
    }
  }
  return all ?? names;
}

/** Without outer quotes and white space, and without trailing dots. `..` stays. */
function trimName(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGES.test(text[start] ?? '')) start += 1;
  while (end > start && (text[end - 1] === '.' || EDGES.test(text[end - 1] ?? ''))) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}
