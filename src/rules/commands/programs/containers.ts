import type { Field } from '../field.js';
import type { Known } from '../scope.js';
import type { Invocation } from '../session.js';
import { noteArgument, noteUnknownArgument } from './note-argument.js';
import { type OptionTable, readOptions } from './read-options.js';
import { invokeInner } from './read-wrapper.js';
import { each, flags } from './spec-table.js';

/** Options of `docker run`, `docker exec`, `kubectl exec` and their like that take a value. */
const OPTIONS: OptionTable = {
  ...flags('itdqPT'),
  ...each('flag', '--rm --interactive --tty --detach --init --privileged --read-only --stdin --no-TTY --publish-all'),
  ...each('root', '-v --volume --mount --volumes-from --tmpfs'),
  ...each('path', '--env-file -e --env --cidfile --secret --device --kubeconfig -f --file'),
  ...each('text', '-u --user -h --hostname -n --name --network --net -p --publish --entrypoint -l --label -m --memory'),
  ...each('text', '--cpus --platform --restart --pull --ulimit --cap-add --cap-drop --shm-size --pid --ipc --gpus'),
  ...each('text', '-c --container --namespace --context --cluster --index --pod-running-timeout --image'),
  ...each('base', '-w --workdir'),
};

/**
 * `docker run IMAGE CMD…`, `docker exec CONTAINER CMD…`, `kubectl exec POD -- CMD…` and others that run a command
 * elsewhere. `own` words come before the command; after `--` all words are the command.
 */
export function readContainerRun(call: Invocation, name: string, args: readonly Field[], own: number): Known {
  const { items, rest } = readOptions(args, { table: OPTIONS, stopAtPositional: true });
  const doubtful = items.some(
    (item) => item.kind === 'option' && item.use === undefined && !item.word.text.includes('='),
  );
  for (const item of items) {
    if (item.kind !== 'option' || item.use === 'text' || item.use === 'flag') continue;
    const field = item.use === undefined ? item.word : (item.value ?? item.word);
    noteArgument(call, field, item.use === 'root' ? 'recursive-root' : 'path', `${name} ${item.name}`);
  }
  const dashes = rest.findIndex((word) => word.text === '--');
  const start = dashes >= 0 && dashes <= own + 4 ? dashes + 1 : own;
  for (const word of rest.slice(0, Math.max(own, start))) noteArgument(call, word, 'path', name);
  return invokeInner({ ...call, strict: call.strict || doubtful, stdin: undefined }, rest.slice(start));
}

/** `docker cp`, `docker build`, `kubectl cp` …: every word may be a path, and a directory is taken whole. */
export function readContainerOther(call: Invocation, name: string, args: readonly Field[]): Known {
  const copies = args[0]?.text === 'cp';
  for (const arg of args) {
    if (copies) noteArgument(call, arg, 'recursive-root', name);
    else noteUnknownArgument(call, arg, name);
  }
  return undefined;
}
