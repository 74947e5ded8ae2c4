import type { Command } from 'commander';
import { formatFault } from '../../domain/fault.js';
import { type CliIo, EXIT } from '../io.js';

const HELP = `
Serves Streamable HTTP on 127.0.0.1, starts the stdio targets, and asks the guard before and after every call, as
agentgateway does with the same file. For trying out and for tests: it has no TLS, no JWT, no other transports. A key
of the file that it does not know is an error.

Example:
  extmcp-guard gateway --config agentgateway.yaml
`;

/** `gateway`: the development gateway, until SIGINT or SIGTERM. */
export function registerGateway(program: Command, io: CliIo): void {
  program
    .command('gateway')
    .description('a small development gateway for machines without agentgateway; reads the same file')
    .requiredOption('--config <file>', "agentgateway's configuration file")
    .addHelpText('after', HELP)
    .action(async ({ config }: { config: string }) => {
      // Loaded here: no other verb needs the MCP SDK, and loading it takes longer than most verbs run.
      const { runGateway } = await import('../../app/run-gateway.js');
      const outcome = await runGateway(config, io.env);
      if (outcome.kind === 'stopped') return io.exit(EXIT.fine);
      if (outcome.kind === 'failed') {
        io.err(`extmcp-guard gateway: ${outcome.why}\n`);
        return io.exit(EXIT.fault);
      }
      for (const fault of outcome.faults) io.err(`${formatFault(fault)}\n`);
      return io.exit(EXIT.usage);
    });
}
