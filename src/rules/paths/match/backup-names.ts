import { trimName } from './trim-name.js';

/** Last extensions that mark a copy of the file named before them: editors, package managers, archives, encoders. */
const COPY_EXTENSIONS: ReadonlySet<string> = new Set(
  (
    'bak bak1 bak2 bkp bck backup old orig original save saved swp swo swn tmp temp copy prev previous disabled off inactive ' +
    'dpkg-old dpkg-dist dpkg-new dpkg-bak ucf-old ucf-dist rpmsave rpmnew rpmorig pacsave pacnew rej mine ' +
    '1 2 3 4 5 6 7 8 9 gz bz2 xz zst lz4 zip tar tgz 7z rar b64 base64 hex part crdownload filepart txt'
  ).split(' '),
);
/** Copies whose suffix goes on: `x.bak-2026-07-20`, `x.backup.1`, `x.old2`. */
const DATED_COPY = /^(?:bak|backup|old|orig|save|copy)[-_.0-9tz]*$/;
const DATE = /^\d{4}[-_]?\d{2}[-_]?\d{2}[-_0-9t:z]*$/;
const COPY_SUFFIX = /(?: - copy| copy)?(?: ?\(\d{1,3}\)| \d{1,3})?$/;
/** What a file manager calls a second file of one name: `id_rsa 2`, `key 2.pem`. */
const NUMBERED_COPY = / \d{1,3}(?:\.[^.]*)?$/;
const COPY_OF = /^(?:copy of |backup of )/;
/** Longest such extension with its dot, in UTF-16 units. */
const MAX_COPY_EXTENSION = 32;
/** Suffixes that are undone one after another: `id_rsa.bak.gz`. */
const MAX_LAYERS = 3;

/**
 * The names whose copy a folded name may be: `id_rsa` for `id_rsa.bak`, `id_rsa~`, `.id_rsa.swp`, `id_rsa copy`. Empty for a name
 * that looks like no copy.
 */
export function undoBackup(name: string): readonly string[] {
  const found: string[] = [];
  let current = name;
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const undone = undoLayer(current);
    const next = undone === undefined ? '' : trimName(undone);
    if (next === '') break;
    found.push(next);
    if (next.startsWith('.') && /\.sw[a-p]$/.test(current)) found.push(next.slice(1));
    current = next;
  }
  return found;
}

/** True when `undoBackup` finds something in a name of plain characters. Cheap: asked for every component. */
export function mayBeCopy(name: string): boolean {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= MAX_COPY_EXTENSION && isCopyExtension(name.slice(dot + 1));
}

function undoLayer(name: string): string | undefined {
  if (name.endsWith('~')) return name.slice(0, -1).replace(/\.~\d{1,3}$/, '');
  const dot = name.lastIndexOf('.');
  if (mayBeCopy(name)) return name.slice(0, dot);
  if (name.includes('copy') || name.includes('(') || NUMBERED_COPY.test(name)) return undoCopyWord(name);
  return undefined;
}

function isCopyExtension(extension: string): boolean {
  if (COPY_EXTENSIONS.has(extension)) return true;
  return extension.length > 3 && (DATED_COPY.test(extension) || DATE.test(extension));
}

/** `id_rsa copy`, `id_rsa (1)` and, with the extension behind it, `credentials copy.json`. */
function undoCopyWord(name: string): string | undefined {
  const bare = name.replace(COPY_OF, '');
  const atEnd = bare.replace(COPY_SUFFIX, '');
  const dot = bare.lastIndexOf('.');
  const inStem = dot <= 0 ? bare : bare.slice(0, dot).replace(COPY_SUFFIX, '') + bare.slice(dot);
  const without = atEnd === bare ? inStem : atEnd;
  return without === name ? undefined : without;
}
