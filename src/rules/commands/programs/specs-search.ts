import { each, flags, type SpecGroup } from './spec-table.js';

/** Programs that look for text in files: their pattern is text, and what they look in is read. */
export const SEARCH_PROGRAMS: readonly SpecGroup[] = [
  {
    names: ['grep', 'egrep', 'fgrep', 'zgrep', 'pcregrep', 'ggrep', 'git-grep'],
    spec: {
      options: {
        ...flags('EFGPiynvwxcloqsbHhTUzZarRIuWpO'),
        ...each(
          'text',
          '-m -A -B -C -D -d --max-count --after-context --before-context --context --color --colour --label',
        ),
        ...each('text', '--binary-files --devices --directories --threads --max-depth'),
        ...each('pattern', '-e --regexp'),
        ...each('pattern-file', '-f --file'),
        ...each('glob', '--include'),
        ...each('exclude', '--exclude --exclude-dir'),
        ...each('path', '--exclude-from'),
      },
      first: 'pattern',
      recursive: ['-r', '-R', '--recursive', '--dereference-recursive'],
      passesStdin: true,
    },
  },
  {
    names: ['rg', 'ripgrep'],
    spec: {
      options: {
        ...flags('abcFhHiIlLnNoPpqsSuUvVwx0z.'),
        ...each(
          'text',
          '-A -B -C -E -j -M -m -t -T -d -r --max-columns --max-count --type --type-not --max-depth --replace',
        ),
        ...each(
          'text',
          '--after-context --before-context --context --encoding --threads --sort --sortr --color --colors',
        ),
        ...each('pattern', '-e --regexp'),
        ...each('pattern-file', '-f --file'),
        ...each('glob', '-g --glob --iglob'),
        ...each('path', '--ignore-file --pre'),
        ...each('no-pattern', '--files --type-list'),
      },
      first: 'pattern',
      recursive: 'always',
    },
  },
  {
    names: ['ag', 'ack', 'ack-grep', 'ugrep', 'ug'],
    spec: {
      options: {
        ...flags('iwvlLncHhQsSuUar'),
        ...each('text', '-A -B -C -m'),
        ...each('exclude', '--ignore --ignore-dir'),
      },
      first: 'pattern',
      recursive: 'always',
    },
  },
  {
    names: ['fd', 'fdfind'],
    spec: {
      options: {
        ...flags('HIuLapgilsF0q1'),
        ...each('text', '-d --max-depth --min-depth -t --type -j --threads -S --size -c --color --changed-within'),
        ...each('text', '--changed-before -o --owner'),
        ...each('glob', '-e --extension --and'),
        ...each('exclude', '-E --exclude'),
        ...each('base', '--base-directory'),
      },
      first: 'glob',
    },
  },
  { names: ['locate', 'mlocate', 'plocate'], spec: { first: 'glob', rest: 'glob' } },
  {
    names: ['findstr'],
    spec: { first: 'pattern' },
  },
];
