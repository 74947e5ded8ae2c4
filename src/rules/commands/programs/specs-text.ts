import { each, type SpecGroup } from './spec-table.js';

/** Programs with options or arguments that people write sentences into. */
export const TEXT_PROGRAMS: readonly SpecGroup[] = [
  {
    names: ['gh', 'glab', 'hub', 'tea', 'jira', 'linear'],
    spec: {
      options: {
        ...each('text', '--body --title --notes --message --description --subject --comment --label --jq --search'),
        ...each('sentence', '-b -t -n -m -d -c -l -q -S -f'),
        ...each('data', '-H --header'),
        ...each('data', '--raw-field --field'),
        ...each('path', '-F --body-file --notes-file --input'),
      },
    },
  },
  {
    names: ['test', '['],
    spec: { rest: 'text' },
  },
  {
    names: ['svn', 'hg', 'jj', 'bzr'],
    spec: { options: { ...each('text', '-m --message --description') } },
  },
  {
    names: [
      'write-host',
      'write-output',
      'write-verbose',
      'write-warning',
      'write-error',
      'write-information',
      'write-debug',
    ],
    spec: { rest: 'text', powershell: true },
  },
  {
    names: ['select-string', 'sls'],
    spec: {
      powershell: true,
      options: {
        ...each('flag', '-casesensitive -simplematch -notmatch -allmatches -list -quiet -raw'),
        ...each('pattern', '-pattern'),
        ...each('path', '-path -literalpath -inputobject'),
        ...each('glob', '-include'),
        ...each('exclude', '-exclude'),
        ...each('text', '-context -encoding -culture'),
      },
      first: 'pattern',
    },
  },
  {
    names: ['set-content', 'add-content', 'sc', 'ac', 'out-file', 'tee-object', 'new-item', 'ni'],
    spec: {
      powershell: true,
      options: {
        ...each('flag', '-force -append -nonewline -passthru -noclobber -asbytestream'),
        ...each('path', '-path -literalpath -filepath -name'),
        ...each('text', '-value -encoding -inputobject -itemtype -width'),
      },
      first: 'path',
      rest: 'text',
    },
  },
  {
    names: [
      'copy-item',
      'move-item',
      'remove-item',
      'compress-archive',
      'cpi',
      'mi',
      'ri',
      'copy',
      'del',
      'erase',
      'ren',
    ],
    spec: {
      powershell: true,
      options: {
        ...each('flag', '-recurse -force -confirm -whatif -passthru -update'),
        ...each('root', '-path -literalpath -destination -destinationpath'),
        ...each('exclude', '-exclude'),
        ...each('glob', '-include'),
      },
      recursive: 'always',
    },
  },
  { names: ['npm', 'pnpm', 'yarn', 'bun', 'cargo', 'go', 'gradle', 'mvn', 'pip', 'pip3'], spec: {} },
];
