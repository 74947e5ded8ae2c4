const MARKERS = [
  '--- ',
  '+++ ',
  'rename from ',
  'rename to ',
  'copy from ',
  'copy to ',
  'Index: ',
  '*** Update File:',
  '*** Add File:',
  '*** Delete File:',
  '*** Move to:',
  '*** Rename to:',
] as const;

const GIT_HEADER = 'diff --';
const NO_FILE = '/dev/null';

/**
 * The files that a patch names in its headers: unified, git and `*** Update File:` forms. Lines of content are not looked at.
 * A removed line `-- x` shows as `--- x` and is taken for a header: a mistake to the strict side. Linear in the text.
 */
export function patchPaths(text: string): readonly string[] {
  const paths = new Set<string>();
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const trimmed = line.trimStart();
    if (trimmed.startsWith(GIT_HEADER)) addGitHeader(trimmed, paths);
    const marker = MARKERS.find((start) => trimmed.startsWith(start));
    if (marker !== undefined) addName(trimmed.slice(marker.length), paths);
  }
  return [...paths];
}

/** `diff --git a/x b/y`, `diff --cc x`: names may hold spaces, so each word and each half that starts with `a/`, `b/` counts. */
function addGitHeader(line: string, paths: Set<string>): void {
  const names = line.slice(line.indexOf(' ', GIT_HEADER.length) + 1);
  for (const word of names.split(/\s+/)) addName(word, paths);
  const second = names.search(/\s"?b\//);
  if (second > 0) {
    addName(names.slice(0, second), paths);
    addName(names.slice(second), paths);
  }
}

/** A name ends at a tab (a time stamp follows); git quotes it and puts `a/` or `b/` in front. */
function addName(raw: string, paths: Set<string>): void {
  const tab = raw.indexOf('\t');
  const name = (tab < 0 ? raw : raw.slice(0, tab)).trim().replace(/^"|"$/g, '');
  if (name === '' || name === NO_FILE) return;
  paths.add(name);
  if (/^[abciow]\//.test(name)) paths.add(name.slice(2));
}
