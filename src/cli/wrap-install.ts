import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InstallReport } from '../app/wrap/install/install.js';
import type { PlannedServer } from '../app/wrap/install/plan.js';
import { type CliIo, EXIT } from './io.js';

/** Flags of `wrap` that installed entries get, and those of the installation itself. */
export interface InstallFlags {
  readonly install?: string;
  readonly uninstall?: string | boolean;
  readonly write?: boolean;
  readonly json?: boolean;
  readonly policy?: string;
  readonly client?: string;
  readonly audit: string;
  readonly remote?: string;
  readonly failureMode: string;
  readonly envMode: string;
}

const STATES: Readonly<Record<PlannedServer['state'], string>> = {
  wrap: 'wrapped',
  wrapped: 'has the guard in front already',
  remote: 'has an url and no command: put a gateway in front of it',
  unclear: 'has no command that can be read: left alone',
};

/** `wrap --install` and `--uninstall`: changes a client's configuration file, or says what would change. */
export async function runInstall(flags: InstallFlags, io: CliIo): Promise<void> {
  const { install, uninstall } = await import('../app/wrap/install/install.js');
  const { targetFile } = await import('../app/wrap/install/client-files.js');
  const target = flags.install ?? (typeof flags.uninstall === 'string' ? flags.uninstall : '');
  const file = target === '' ? undefined : targetFile(target);
  if (file === undefined) {
    io.err(
      `extmcp-guard wrap: ${target === '' ? 'name claude, cursor, vscode or a file' : `no configuration file of ${target} found`}\n`,
    );
    return io.exit(EXIT.usage);
  }
  const write = flags.write === true;
  const isUninstall = flags.uninstall !== undefined;
  const report = isUninstall ? uninstall(file, write) : install(file, launcherOf(flags), write);
  if (!report.ok) {
    io.err(`extmcp-guard wrap: ${report.error}\n`);
    return io.exit(isUninstall ? EXIT.denied : EXIT.usage);
  }
  io.out(flags.json === true ? `${JSON.stringify(report.value, null, 2)}\n` : toText(report.value, isUninstall));
  return io.exit(EXIT.fine);
}

/** Clients start servers with a short PATH: Node and this program are named by their full paths. */
function launcherOf(flags: InstallFlags): {
  readonly words: readonly [string, string];
  readonly flags: readonly string[];
} {
  const script = realpathSync(fileURLToPath(new URL('./main.js', import.meta.url)));
  const named: readonly (readonly [string, string | undefined])[] = [
    ['--policy', flags.policy === undefined ? undefined : resolve(flags.policy)],
    ['--client', flags.client],
    ['--audit', flags.audit === 'off' ? undefined : resolve(flags.audit)],
    ['--remote', flags.remote],
    ['--failure-mode', flags.remote === undefined ? undefined : flags.failureMode],
    ['--env-mode', flags.envMode === 'denylist' ? undefined : flags.envMode],
  ];
  const given = named.flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]));
  return { words: [process.execPath, script], flags: given };
}

function toText(report: InstallReport, isUninstall: boolean): string {
  const lines = [report.file, ...report.servers.map(({ name, state }) => `  ${name}: ${STATES[state]}`)];
  if (report.backup === undefined) lines.push('nothing to change');
  else if (!report.written) lines.push('nothing was changed: --write does it');
  else lines.push(isUninstall ? 'restored' : `backup: ${report.backup}`);
  return `${lines.join('\n')}\n`;
}
