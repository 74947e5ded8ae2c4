import { each, flags, type SpecGroup } from './spec-table.js';

/** Programs that copy, move, pack, delete or send files. On a whole tree they take everything below it. */
export const FILE_PROGRAMS: readonly SpecGroup[] = [
  {
    names: ['cp', 'gcp', 'install'],
    spec: { recursive: ['-r', '-R', '-a', '--recursive', '--archive'] },
  },
  {
    names: ['scp', 'pscp', 'rcp'],
    spec: { options: { ...flags('3BCpqrTv46'), ...each('path', '-i -F -S -o -J') }, recursive: ['-r'] },
  },
  { names: ['mv', 'rename', 'ln', 'link', 'gmv', 'move'], spec: { recursive: 'always' } },
  { names: ['rm', 'srm', 'shred', 'rmdir', 'unlink', 'trash', 'rimraf'], spec: { recursive: 'always' } },
  {
    names: ['chmod', 'chown', 'chgrp', 'setfacl', 'chattr'],
    spec: { recursive: ['-R', '--recursive'] },
  },
  {
    names: ['tar', 'gtar', 'bsdtar'],
    spec: {
      options: {
        ...flags('ctxruAzjJZavpPhkmoOSUwW'),
        ...each('exclude', '--exclude'),
        ...each('base', '-C --directory'),
        ...each('path', '-f --file -T --files-from -X --exclude-from'),
        ...each('text', '-b -H --format --transform --xform --owner --group --mode --strip-components'),
        ...each('script', '--to-command --checkpoint-action -I --use-compress-program -F --info-script'),
      },
      recursive: 'always',
      stdinNamesFiles: true,
    },
  },
  {
    names: ['zip'],
    spec: {
      options: { ...flags('rqj9'), ...each('exclude-rest', '-x --exclude') },
      recursive: 'always',
      stdinNamesFiles: true,
    },
  },
  {
    names: ['7z', '7za', '7zz', 'rar', 'jar', 'ar', 'gzip', 'bzip2', 'xz', 'zstd', 'pigz', 'rclone', 'restic', 'borg'],
    spec: { options: { ...each('exclude', '--exclude') }, recursive: 'always', stdinNamesFiles: true },
  },
  {
    names: ['rsync'],
    spec: {
      options: {
        ...each('exclude', '--exclude --filter -f'),
        ...each('glob', '--include'),
        ...each('script', '-e --rsh --rsync-path'),
      },
      recursive: 'always',
      stdinNamesFiles: true,
    },
  },
  {
    names: ['xcopy', 'robocopy', 'gsutil', 's3cmd', 'azcopy', 'duplicity', 'unison', 'lftp', 'sftp'],
    spec: { recursive: 'always' },
  },
  {
    names: ['aws', 'gcloud', 'az'],
    spec: {
      options: {
        ...each('text', '--query --filter --description --message --region --profile --output'),
        ...each('exclude', '--exclude'),
      },
      recursive: ['--recursive', 'sync'],
    },
  },
  {
    names: ['curl'],
    spec: {
      options: {
        ...flags('fsSkLiIvgGjJnNOpqRaB0123460#'),
        ...each(
          'data',
          '-d --data --data-ascii --data-binary --data-urlencode --data-raw --json -F --form -H --header',
        ),
        ...each('data', '--proxy-header --url-query --variable --expand-data --expand-form'),
        ...each('text', '-A --user-agent -e --referer -X --request -u --user -m --max-time --connect-timeout --retry'),
        ...each('text', '--retry-delay -r --range --form-string -w --write-out --resolve --limit-rate'),
        ...each(
          'path',
          '-T --upload-file -K --config -o --output -b --cookie -c --cookie-jar -E --cert --key --cacert',
        ),
        ...each('path', '--netrc-file --capath --proxy-cert --proxy-key --etag-compare --output-dir'),
        ...each('uri', '--url -x --proxy'),
      },
    },
  },
  {
    names: ['wget', 'wget2', 'aria2c'],
    spec: {
      options: {
        ...flags('qvcNSkKpmrHLED'),
        ...each('text', '-U --user-agent --header --post-data --body-data -t --tries -T --timeout --user --password'),
      },
    },
  },
  {
    names: ['http', 'https', 'xh', 'xhs'],
    spec: { rest: 'data' },
  },
  {
    names: ['invoke-webrequest', 'invoke-restmethod'],
    spec: {
      powershell: true,
      options: {
        ...each('text', '-method -body -headers -contenttype -useragent'),
        ...each('path', '-infile -outfile'),
      },
    },
  },
];
