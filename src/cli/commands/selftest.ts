import type { Command } from 'commander';
import { formatFault } from '../../domain/fault.js';
import { type CliIo, EXIT } from '../io.js';
import { readHeaders, readPairs, readSeconds } from '../read-flags.js';
import { VERSION } from '../version.js';
import { collect } from './exec.js';

interface SelftestFlags {
  readonly target: string;
  readonly policy?: string;
  readonly client?: string;
  readonly metadata: readonly string[];
  readonly tlsCa?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly tlsName?: string;
  readonly maxWait: string;
  readonly gateway?: string;
  readonly admin?: string;
  readonly expect?: string;
  readonly service: readonly string[];
  readonly header: readonly string[];
  readonly timeout: string;
  readonly verbose?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  extmcp-guard selftest
  extmcp-guard selftest --target 127.0.0.1:9001 --policy policy.yaml --client ci --metadata authorization='Bearer …'
  extmcp-guard selftest --gateway http://127.0.0.1:3000/mcp --header 'authorization: Bearer …'
  extmcp-guard selftest --gateway http://127.0.0.1:3000/mcp --admin http://127.0.0.1:9090 --expect 0123456789abcdef

Exit status: 0 all of it was stopped, 1 something came through or the guard is not in the path, 2 a flag or the policy
cannot be used.
`;

/** `selftest`: whether a running guard, or a gateway with one, stops what it must. */
export function registerSelftest(program: Command, io: CliIo): void {
  program
    .command('selftest')
    .description('send made-up secrets and denied paths through a running guard, or ask a gateway whether it has one')
    .option('--target <address>', 'the guard: HOST:PORT, https://HOST:PORT or unix:PATH', '127.0.0.1:9001')
    .option('--policy <file>', "the guard's policy: decides what is sent; the built-in one without it")
    .option('--client <id>', 'the client that --metadata or --header stands for')
    .option('--metadata <name=value>', 'metadata as the gateway would send it (repeatable)', collect, [])
    .option('--tls-ca <file>', "authority of the guard's certificate (PEM)")
    .option('--tls-cert <file>', 'client certificate (PEM)')
    .option('--tls-key <file>', 'its private key (PEM)')
    .option('--tls-name <name>', "name in the guard's certificate")
    .option('--max-wait <seconds>', 'longest wait for rate limits, all together', '120')
    .option('--gateway <url>', 'ask this gateway, as an MCP client, instead')
    .option('--admin <url>', "the guard's admin address: proves from its counters what ran")
    .option('--expect <fingerprint>', 'fail unless this policy is in force')
    .option('--service <name>', 'a target of the gateway (repeatable); guessed from tools/list without it', collect, [])
    .option(
      '--header <name: value>',
      'HTTP header for the gateway, or header of the caller for the guard (repeatable)',
      collect,
      [],
    )
    .option('--timeout <seconds>', 'for each answer', '10')
    .option('--verbose', 'also list what was stopped')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: SelftestFlags) => runVerb(flags, io));
}

async function runVerb(flags: SelftestFlags, io: CliIo): Promise<void> {
  const headers = readHeaders(flags.header);
  if (!headers.ok) return usage(io, headers.error);
  const timeoutMs = readSeconds(flags.timeout);
  if (timeoutMs === undefined) return usage(io, '--timeout must be a number of seconds, 0.1 to 3600');
  // Here and not above: it takes its time to load, and the file is loaded by every verb.
  const { randomInt } = await import('node:crypto');
  const common = { headers: headers.value, timeoutMs, seed: randomInt(1, 2 ** 31) };
  return flags.gateway === undefined ? runTarget(flags, common, io) : runGateway(flags, flags.gateway, common, io);
}

interface Common {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly seed: number;
}

async function runTarget(flags: SelftestFlags, common: Common, io: CliIo): Promise<void> {
  const metadata = readPairs(flags.metadata, '--metadata');
  const maxWaitMs = readSeconds(flags.maxWait);
  if (!metadata.ok) return usage(io, metadata.error);
  if (maxWaitMs === undefined) return usage(io, '--max-wait must be a number of seconds, 0.1 to 3600');
  if (flags.admin !== undefined) return usage(io, '--admin needs --gateway');
  const { runTargetSelftest } = await import('../../app/selftest/run-target.js');
  const run = await runTargetSelftest({
    ...common,
    target: flags.target,
    tls: tlsOf(flags),
    policyFile: flags.policy,
    metadata: metadata.value,
    client: flags.client,
    service: flags.service[0] ?? 'filesystem',
    maxWaitMs,
    onWait: (ms) => io.err(`extmcp-guard selftest: rate limited, waiting ${(ms / 1000).toFixed(1)} s\n`),
  });
  if (!run.ok && run.error.kind === 'policy') return usage(io, run.error.faults.map(formatFault).join('\n'));
  if (!run.ok) {
    io.err(`extmcp-guard selftest: no guard at ${flags.target}: ${run.error.kind === 'guard' ? run.error.why : ''}\n`);
    return io.exit(EXIT.denied);
  }
  const { renderTarget } = await import('../../app/selftest/render-target.js');
  const report = run.value;
  io.out(flags.json === true ? `${JSON.stringify(report, null, 2)}\n` : renderTarget(report, flags.verbose === true));
  const drifted = flags.expect !== undefined && flags.expect !== report.fingerprint;
  if (drifted) io.err(`extmcp-guard selftest: policy ${report.fingerprint} is in force, expected ${flags.expect}\n`);
  io.exit(drifted || report.rows.some(({ outcome }) => outcome === 'failed') ? EXIT.denied : EXIT.fine);
}

function tlsOf(flags: SelftestFlags): { root?: string; cert?: string; key?: string; hostname?: string } {
  return {
    ...(flags.tlsCa === undefined ? {} : { root: flags.tlsCa }),
    ...(flags.tlsCert === undefined ? {} : { cert: flags.tlsCert }),
    ...(flags.tlsKey === undefined ? {} : { key: flags.tlsKey }),
    ...(flags.tlsName === undefined ? {} : { hostname: flags.tlsName }),
  };
}

async function runGateway(flags: SelftestFlags, gateway: string, common: Common, io: CliIo): Promise<void> {
  if (!isHttp(gateway)) return usage(io, '--gateway must be an http or https address');
  if (flags.admin !== undefined && !isHttp(flags.admin)) return usage(io, '--admin must be an http or https address');
  const { runGatewaySelftest } = await import('../../app/selftest/gateway/run.js');
  const report = await runGatewaySelftest({
    ...common,
    gateway: new URL(gateway),
    admin: flags.admin === undefined ? undefined : new URL(flags.admin),
    expect: flags.expect,
    services: flags.service,
    version: VERSION,
  });
  const { renderGateway } = await import('../../app/selftest/gateway/render.js');
  io.out(flags.json === true ? `${JSON.stringify(report, null, 2)}\n` : renderGateway(report));
  io.exit(report.ok ? EXIT.fine : EXIT.denied);
}

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:/i.test(text);
}

function usage(io: CliIo, message: string): void {
  io.err(`extmcp-guard selftest: ${message}\n`);
  io.exit(EXIT.usage);
}
