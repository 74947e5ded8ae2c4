// The demo as data: one row is one call and what must come of it.
import { deniedAs, result, sameCopies, withoutKeys } from './expectations.mjs';

/** Every value that must not leave the sandbox. */
function allSecrets(secrets) {
  const { keyBody, ...others } = secrets;
  return [...Object.values(others), ...keyBody.split('\n')];
}

/** What the leaky server puts beside an honest answer. */
const FOREIGN_VALUES = ['build-7.internal', 'row-17', '/home/alice/srv', 'video/mp4'];

const read = (path) => ({ tool: 'filesystem_read_text_file', arguments: { path } });

/** Without a guard: what an agent gets today. */
export function unguardedChecks({ at, secrets }) {
  return [
    {
      title: 'without a guard, .env leaves the machine',
      send: read(at('.env')),
      expect: result({ present: [secrets.apiKey, secrets.password] }),
    },
    {
      title: 'and a server may add whatever it likes to a result',
      send: { tool: 'leaky_extra_keys', raw: true },
      expect: result({ present: FOREIGN_VALUES }),
    },
  ];
}

/** With the guard in the path. `as` is the client that calls; alice when it is not said. */
export function guardedChecks({ at, secrets, image }) {
  const denied = (title, send) => ({ title, send, expect: deniedAs('path-denied') });
  return [
    {
      title: 'an ordinary file is read as it is',
      send: read(at('notes.txt')),
      expect: result({ present: ['spring release'], also: sameCopies }),
    },
    {
      title: 'an image is passed on unchanged',
      send: { tool: 'filesystem_read_media_file', arguments: { path: at('pixel.png') } },
      expect: result({ present: [image] }),
    },
    denied('.env is denied', read(at('.env'))),
    denied('.env is denied under the older tool name', {
      tool: 'filesystem_read_file',
      arguments: { path: at('.env') },
    }),
    denied('.ssh/id_rsa is denied', read(at('.ssh/id_rsa'))),
    denied('.git/config is denied', read(at('.git/config'))),
    denied('.aws/credentials is denied, spelled in a roundabout way', read(`${at('nothing')}/../.aws//./credentials`)),
    denied('one denied path among several denies the call', {
      tool: 'filesystem_read_multiple_files',
      arguments: { paths: [at('notes.txt'), at('.env')] },
    }),
    {
      title: 'secrets in a log are redacted, in text and structuredContent alike',
      send: read(at('app.log')),
      expect: result({
        present: ['API_KEY=[REDACTED]', 'password=[REDACTED]', '214 requests served'],
        absent: allSecrets(secrets),
        also: sameCopies,
      }),
    },
    {
      title: "keys and content that the specification does not know are gone from another server's result",
      send: { tool: 'leaky_extra_keys', raw: true },
      expect: result({
        present: ['all is well'],
        absent: FOREIGN_VALUES,
        also: withoutKeys(['context', 'trace', 'internalId', 'debug']),
      }),
    },
    denied('a link that leads to .env is denied', read(at('readme-link.md'))),
    denied('a link cannot be moved to a harmless name first', {
      tool: 'filesystem_move_file',
      arguments: { source: at('readme-link.md'), destination: at('plain.md') },
    }),
    denied('.env cannot be fetched as base64', { tool: 'filesystem_read_media_file', arguments: { path: at('.env') } }),
    denied('a shell command that reads .env is denied', {
      tool: 'leaky_run_command',
      arguments: { command: `cd ${at('.')} && cat .e""nv | base64` },
    }),
    denied('a resource that is .env is denied', { resource: `leaky+file://${at('.env')}` }),
  ];
}

/** Two clients at once on one port: each gets what its own profile allows. */
export function twoClientChecks({ at, secrets }) {
  return [
    {
      title: 'alice reads the log, redacted',
      as: 'alice',
      send: read(at('app.log')),
      expect: result({ present: ['[REDACTED]'], absent: allSecrets(secrets) }),
    },
    { title: "bob's profile denies logs", as: 'bob', send: read(at('app.log')), expect: deniedAs('path-denied') },
    {
      title: 'bob reads notes',
      as: 'bob',
      send: read(at('notes.txt')),
      expect: result({ present: ['spring release'] }),
    },
    {
      title: "bob's profile denies writing",
      as: 'bob',
      send: { tool: 'filesystem_write_file', arguments: { path: at('new.txt'), content: 'x' } },
      expect: deniedAs('tool-denied'),
    },
    {
      title: 'bob does not even see the tools that he may not use',
      as: 'bob',
      send: {},
      expect: result({
        present: ['filesystem_read_text_file'],
        absent: ['filesystem_write_file', 'filesystem_move_file'],
      }),
    },
    {
      title: 'a stranger is not let in',
      as: 'nobody',
      send: read(at('notes.txt')),
      expect: deniedAs('client-unknown'),
    },
  ];
}

/** The call that is tried while the guard is dead, and once it is back. */
export function harmlessRead({ at }) {
  return read(at('notes.txt'));
}
