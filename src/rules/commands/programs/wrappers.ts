import type { OptionTable } from './read-options.js';
import { each, flags } from './spec-table.js';

/** A program that runs another one: its options, and how many words of its own come before that program. */
export interface WrapperSpec {
  readonly options?: OptionTable;
  /** Positional arguments of its own: the time of `timeout`, the host of `ssh`. */
  readonly own?: number;
  /** The own positional arguments name files or directories. */
  readonly ownIsPath?: boolean;
  /** `NAME=value` words come before the program. */
  readonly assignments?: boolean;
  /** The words after its own are joined with blanks and given to a shell. */
  readonly shell?: boolean;
  /** It runs the program with no new arguments and prints what that prints. */
  readonly transparent?: boolean;
}

const SUDO: WrapperSpec = {
  options: {
    ...flags('AbEHnPSiskKBv'),
    ...each('text', '-u -g -p -C -h -T -U -r -t --user --group --prompt --host --role --type --other-user'),
    ...each('base', '-D --chdir -R --chroot'),
    '--preserve-env': 'flag',
  },
  assignments: true,
};

/** Programs whose arguments are, after their own options, another command. */
export const WRAPPERS: Readonly<Record<string, WrapperSpec>> = {
  sudo: SUDO,
  doas: { options: { ...flags('nsL'), ...each('text', '-u -a'), '-C': 'path' } },
  pkexec: { options: each('text', '--user') },
  runuser: { options: { ...each('text', '-u -g -G'), ...each('script', '-c --command') } },
  su: { options: { ...flags('lmp-'), ...each('text', '-s -g -G'), ...each('script', '-c --command') }, own: 1 },
  gosu: { own: 1 },
  'su-exec': { own: 1 },
  nohup: {},
  setsid: { options: flags('cfw') },
  command: { options: flags('pvV'), transparent: true },
  builtin: { transparent: true },
  exec: { options: { ...flags('cl'), '-a': 'text' }, transparent: true },
  busybox: {},
  toybox: {},
  coreutils: {},
  time: { options: { ...flags('pvaq'), ...each('text', '-f'), '-o': 'path' } },
  nice: { options: each('text', '-n --adjustment') },
  ionice: { options: { ...flags('t'), ...each('text', '-c -n -p') } },
  chrt: { own: 1 },
  taskset: { options: flags('ac'), own: 1 },
  timeout: { options: { ...flags('vf'), ...each('text', '-s --signal -k --kill-after') }, own: 1 },
  gtimeout: { options: each('text', '-s --signal -k --kill-after'), own: 1 },
  watch: { options: { ...flags('bcdegptxwrC'), ...each('text', '-n --interval') }, shell: true },
  stdbuf: { options: each('text', '-i -o -e') },
  unbuffer: {},
  caffeinate: { options: { ...flags('dimsu'), ...each('text', '-t -w') } },
  chroot: { own: 1, ownIsPath: true },
  unshare: {},
  nsenter: {},
  setpriv: {},
  firejail: {},
  bwrap: {},
  proxychains: {},
  proxychains4: {},
  torsocks: {},
  'xvfb-run': { options: flags('a') },
  'dbus-run-session': {},
  'systemd-run': { options: { ...flags('tPqG'), ...each('text', '-p -u --unit --property') } },
  strace: { options: { ...flags('fFqcCtTvyxh'), ...each('text', '-e -s -p -u'), '-o': 'path' } },
  ltrace: {},
  valgrind: {},
  'dumb-init': {},
  tini: {},
  flock: { options: flags('nxsue'), own: 1, ownIsPath: true },
  ssh: {
    options: {
      ...flags('46AaCfGgKkMNnqsTtVvXxYy'),
      ...each('text', '-b -c -e -J -L -l -m -O -o -p -Q -R -W -w -D -B'),
      ...each('path', '-i -F -E -S -I'),
    },
    own: 1,
    shell: true,
  },
  sshpass: { options: { ...flags('ev'), '-p': 'text', '-f': 'path' } },
  entr: { options: flags('acdnprsxz') },
  npx: { options: { ...flags('yq'), ...each('text', '-p --package'), ...each('script', '-c --call') } },
  bunx: {},
  pnpx: {},
  uvx: { options: each('text', '--from --with -p --python') },
  hyperfine: { options: each('text', '-w --warmup -r --runs -n'), shell: true },
  wsl: { options: { ...each('text', '-d -u --distribution --user'), '-e': 'flag', '--exec': 'flag', '--cd': 'base' } },
  'cross-env': { assignments: true },
  dotenv: { options: { ...each('path', '-e -f -c'), '-v': 'text' } },
  'env-cmd': { options: each('path', '-f --file -r --rc-file') },
};

/** Programs of which a subcommand runs another command, by the words that lead to it. `own` counts from there. */
export const WRAPPER_SUBCOMMANDS: Readonly<
  Record<string, { readonly words: readonly string[]; readonly own: number }>
> = {
  docker: { words: ['exec'], own: 1 },
  podman: { words: ['exec'], own: 1 },
  nerdctl: { words: ['exec'], own: 1 },
  lxc: { words: ['exec'], own: 1 },
  'docker-compose': { words: ['exec', 'run'], own: 1 },
  kubectl: { words: ['exec'], own: 1 },
  oc: { words: ['exec', 'rsh'], own: 1 },
  npm: { words: ['exec', 'x'], own: 0 },
  pnpm: { words: ['exec', 'dlx'], own: 0 },
  yarn: { words: ['exec', 'dlx'], own: 0 },
  bun: { words: ['x'], own: 0 },
  uv: { words: ['run'], own: 0 },
  poetry: { words: ['run'], own: 0 },
  pipenv: { words: ['run'], own: 0 },
  pdm: { words: ['run'], own: 0 },
  hatch: { words: ['run'], own: 0 },
  conda: { words: ['run'], own: 0 },
  bundle: { words: ['exec'], own: 0 },
  direnv: { words: ['exec'], own: 1 },
  asdf: { words: ['exec'], own: 0 },
  mise: { words: ['exec', 'x'], own: 0 },
  op: { words: ['run'], own: 0 },
  doppler: { words: ['run'], own: 0 },
  dotenvx: { words: ['run'], own: 0 },
  devcontainer: { words: ['exec'], own: 0 },
  vagrant: { words: ['ssh'], own: 0 },
};
