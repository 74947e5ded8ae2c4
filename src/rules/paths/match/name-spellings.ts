import { mayBeCopy, undoBackup } from './backup-names.js';
import { trimName } from './trim-name.js';

const PLAIN = /^[a-z0-9_.-]*[a-z0-9_-]$/;
const DELIMITERS = /[:;,=@?#&|<>()[\]{}"'`$!*+^%]+/;
/** A name of letters only is also an ordinary word: inside a component it counts only where a file name must stand. */
const WORD = /^[a-z]+$/;
const WORD_BEFORE = /^[a-z]+[.\s]*(?:[?#]|::|:\S)/;
const DRIVE_OR_FILE = /^(?:[a-z]|file)$/;
const WORD_AFTER = /^(?:(?:[a-z]|file):)+[a-z]+[.\s]*(?:$|[?#]|::|:\S)/;

/** True when a folded component can only stand for itself: nothing to trim, cut or undo. */
export function isPlainName(component: string): boolean {
  return PLAIN.test(component) && !mayBeCopy(component);
}

/** One name that a component may stand for. */
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
  const places = wordPlaces(trimmed, parts);
  return parts
    .filter((part, index) => part !== '' && (!WORD.test(part) || places.includes(index)))
    .map((part) => ({ name: part, clean: part }));
}

/** The parts at which a word of letters still is a file name: the first, before a query or a stream, and the one behind drives. */
function wordPlaces(trimmed: string, parts: readonly string[]): readonly number[] {
  const before = WORD_BEFORE.test(trimmed) ? [0] : [];
  return WORD_AFTER.test(trimmed) ? [...before, parts.findIndex((part) => !DRIVE_OR_FILE.test(part))] : before;
}

function withBackups(names: readonly NameSpelling[]): readonly NameSpelling[] {
  let all: NameSpelling[] | undefined;
  for (const { name } of names) {
    for (const original of undoBackup(name)) {
      all ??= [...names];
      all.push({ name: original, clean: original });
    }
  }
  return all ?? names;
}
