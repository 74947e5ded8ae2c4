import type { Command } from 'commander';
import { type HealthFlags, type HealthQuestion, readHealthConfig } from '../../config/health-config.js';
import { assertNever } from '../../domain/result.js';
import { type CliIo, EXIT } from '../io.js';

interface Flags extends HealthFlags {
  readonly json?: boolean;
}

const EXAMPLES = `
Without flags it asks the server that EXTMCP_GUARD_LISTEN names: the health check of the container image.
Exit status: 0 serving; 1 not serving, or no answer.

Examples:
  extmcp-guard health
  extmcp-guard health --target 127.0.0.1:9001
  extmcp-guard health --target guard.example.com:9001 --tls-ca ca.pem
  extmcp-guard health --admin 127.0.0.1:9090
`;

/** `health`: asks a running server whether it serves. */
export function registerHealth(program: Command, io: CliIo): void {
  program
    .command('health')
    .description('ask a running server whether it serves')
    .option('--target <address>', 'HOST:PORT or unix:PATH of the gRPC port (default 127.0.0.1:9001)')
    .option('--admin <address>', 'ask /readyz of this admin port instead')
    .option('--timeout <duration>', 'how long to wait for the answer (default 2s)')
    .option('--tls-ca <file>', 'ask over TLS; authority of the server certificate (PEM)')
    .option('--tls-cert <file>', 'own certificate, where the server wants one (PEM)')
    .option('--tls-key <file>', 'its private key (PEM)')
    .option('--tls-server-name <name>', 'name in the server certificate, when it is not the host of --target')
    .option('--json', 'print the answer as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: Flags) => runHealth(flags, io));
}

async function runHealth(flags: Flags, io: CliIo): Promise<void> {
  const config = readHealthConfig(flags, io.env);
  if (!config.ok) {
    io.err(`extmcp-guard health: ${config.error}\n`);
    return io.exit(EXIT.usage);
  }
  const answer = await ask(config.value.question, config.value.timeoutMs);
  const text = answer.kind === 'unreachable' ? `no answer: ${answer.why}` : answer.kind;
  io.out(flags.json === true ? `${JSON.stringify(answer)}\n` : `${text}\n`);
  io.exit(answer.kind === 'serving' ? EXIT.fine : EXIT.denied);
}

async function ask(question: HealthQuestion, timeoutMs: number) {
  const { askAdminHealth, askGrpcHealth } = await import('../../adapters/grpc/health-client.js');
  switch (question.kind) {
    case 'grpc':
      return askGrpcHealth(question.address, question.tls, timeoutMs);
    case 'admin':
      return askAdminHealth(question.address, timeoutMs);
    default:
      return assertNever(question);
  }
}
