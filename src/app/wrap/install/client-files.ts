import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Clients whose configuration files are known by name. */
export type KnownClient = 'claude' | 'cursor' | 'vscode';

/** Where a client keeps its servers, the project's own file first. The first that exists is meant. */
function candidates(client: KnownClient, home: string): readonly string[] {
  switch (client) {
    case 'claude':
      return [
        '.mcp.json',
        join(home, '.claude.json'),
        ...userFolders(home, 'Claude').map((one) => join(one, 'claude_desktop_config.json')),
      ];
    case 'cursor':
      return [join('.cursor', 'mcp.json'), join(home, '.cursor', 'mcp.json')];
    case 'vscode':
      return [join('.vscode', 'mcp.json'), ...userFolders(home, 'Code').map((one) => join(one, 'User', 'mcp.json'))];
  }
}

function userFolders(home: string, program: string): readonly string[] {
  return [
    join(home, 'Library', 'Application Support', program),
    join(home, 'AppData', 'Roaming', program),
    join(home, '.config', program),
  ];
}

/** The file that a target of `--install` stands for; undefined when a known client has none here. */
export function targetFile(target: string, home: string = homedir()): string | undefined {
  if (target !== 'claude' && target !== 'cursor' && target !== 'vscode') return target;
  return candidates(target, home).find((file) => existsSync(file));
}
