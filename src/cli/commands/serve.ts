import type { Command } from 'commander';
import { readServeConfig, type ServeFlags } from '../../config/serve-config.js';
import { formatFault } from '../../domain/fault.js';
import { type CliIo, EXIT } from '../io.js';
import { VERSION } from '../version.js';

const EXAMPLES = `
Every flag has an environment twin: --audit-sync is EXTMCP_GUARD_AUDIT_SYNC. A flag wins.

Examples:
  extmcp-guard serve
  extmcp-guard serve --policy policy.yaml --audit /var/log/extmcp-guard/audit.jsonl
  extmcp-guard serve --listen unix:/run/extmcp-guard.sock --admin off
`;

/** `serve`: the ExtMCP server. */
export function registerServe(program: Command, io: CliIo): void {
  program
    .command('serve')
    .description('run the ExtMCP policy server')
    .option('--policy <file>', 'policy file; the built-in default policy without it')
    .option('--listen <address>', 'HOST:PORT or unix:PATH (default 127.0.0.1:9001); port 0 takes a free one')
    .option('--admin <address>', 'HOST:PORT for metrics and health, or off (default 127.0.0.1:9090)')
    .option('--audit <target>', 'a file, stdout, or off (the default, with a warning)')
    .option('--audit-sync <mode>', 'write: rows survive the process (default); fdatasync: rows survive the machine')
    .option('--audit-max-bytes <n>', 'rotate the audit file at this size (default 268435456)')
    .option('--redis <url>', 'shared store of rate windows: redis://, rediss:// or unix://')
    .option('--tls-cert <file>', 'certificate chain (PEM)')
    .option('--tls-key <file>', 'private key (PEM)')
    .option('--tls-client-ca <file>', 'require client certificates of this authority (PEM)')
    .option(
      '--workers <n>',
      'threads for large bodies (default: cores - 1, at least 1; 0 decides all on the main thread)',
    )
    .option('--max-calls <n>', 'calls in flight before more are refused (default 256)')
    .option('--drain-delay <duration>', 'wait after going NOT_SERVING before refusing new calls (default 0ms)')
    .option('--log-level <level>', 'trace, debug, info, warn, error, fatal or silent (default info)')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Record<string, string | undefined>) => runServe(dashed(options), io));
}

async function runServe(flags: ServeFlags, io: CliIo): Promise<void> {
  const config = readServeConfig(flags, io.env);
  if (!config.ok) {
    for (const fault of config.error) io.err(`extmcp-guard serve: ${formatFault(fault)}\n`);
    return io.exit(EXIT.usage);
  }
  const { startServe } = await import('../../app/serve.js');
  io.exit(await startServe(config.value, VERSION));
}

/** commander names options in camelCase; settings have the names of their flags. */
function dashed(options: Record<string, string | undefined>): ServeFlags {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  );
}
