import { each, flags, type SpecGroup } from './spec-table.js';

const YES_STDIN = { passesStdin: true } as const;

/** Programs that read files and print them, whole or edited. Their scripts and filters are text. */
export const FILTER_PROGRAMS: readonly SpecGroup[] = [
  {
    names: ['sed', 'gsed', 'ssed'],
    spec: {
      options: {
        ...flags('nErsuz'),
        ...each('sed', '-e --expression'),
        ...each('pattern-file', '-f --file'),
        '-l': 'text',
      },
      first: 'sed',
    },
  },
  {
    names: ['awk', 'gawk', 'mawk', 'nawk', 'goawk', 'busybox-awk'],
    spec: {
      options: {
        ...each('text', '-F --field-separator'),
        ...each('path', '-v --assign -i --include -E --exec'),
        ...each('code', '-e --source'),
        ...each('pattern-file', '-f --file'),
      },
      first: 'code',
      selectsWords: true,
    },
  },
  { names: ['cat', 'gcat', 'tac', 'sort', 'uniq', 'nl', 'head', 'tail', 'less', 'more', 'most'], spec: YES_STDIN },
  { names: ['bat', 'batcat', 'fold', 'fmt', 'expand', 'unexpand', 'pr', 'column', 'rev', 'strings'], spec: YES_STDIN },
  {
    names: ['cut', 'paste'],
    spec: { options: { ...each('text', '-d -f -c -b --delimiter --fields --characters') }, selectsWords: true },
  },
  { names: ['tee'], spec: YES_STDIN },
  {
    names: ['wc', 'cksum', 'md5sum', 'sha256sum', 'shasum', 'file', 'stat', 'ls', 'dir', 'eza', 'exa'],
    spec: {},
  },
  {
    names: ['tree'],
    spec: {
      options: {
        ...flags('adflpsugDFqNhixt'),
        ...each('exclude', '-I'),
        ...each('glob', '-P'),
        ...each('text', '-L'),
        '-o': 'path',
      },
    },
  },
  { names: ['cpio', 'pax'], spec: { stdinNamesFiles: true } },
  {
    names: [
      'tr',
      'seq',
      'expr',
      'sleep',
      'kill',
      'yes',
      'basename',
      'dirname',
      'which',
      'whereis',
      'hash',
      'true',
      'false',
      ':',
    ],
    spec: { rest: 'text' },
  },
];
