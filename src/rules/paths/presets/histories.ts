import type { PathPreset } from '../types.js';

export const HISTORIES: PathPreset = {
  name: 'histories',
  title: 'Shell, interpreter and database histories',
  entries: [
    {
      id: 'history',
      pattern: '.bash_history',
      why: 'commands as typed, passwords and tokens among them',
      globs: [
        '.*[_-]{history,hist}',
        '.{history,histfile,zhistory,sh_history,lesshst,viminfo,dbshell}',
        '.{bash,zsh}_sessions',
        'ConsoleHost_history.txt',
        '{fish,mongosh_repl}_history',
        'atuin/history.db',
        'nushell/history.*',
      ],
      hit: [
        '/home/dev/.bash_history',
        '/home/dev/.zsh_history',
        '/home/dev/.python_history',
        '/home/dev/.psql_history',
        '/home/dev/.mysql_history',
        '/home/dev/.node_repl_history',
        '/home/dev/.local/share/fish/fish_history',
        'ConsoleHost_history.txt',
        '/root/.viminfo',
      ],
      miss: ['docs/history.md', 'src/history.ts', 'src/order_history.py', 'HISTORY.md', 'src/history/index.ts'],
    },
  ],
};
