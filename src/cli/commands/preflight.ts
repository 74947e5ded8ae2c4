import { type Command, Option } from 'commander';
import type { PreflightKind, PreflightOutcome } from '../../app/preflight/types.js';
import { formatFault } from '../../domain/fault.js';
import { printable } from '../../preflight/render-table.js';
import { type CliIo, EXIT } from '../io.js';

interface PreflightFlags {
  readonly kind?: PreflightKind;
  readonly env?: readonly string[];
  readonly servers?: string;
  readonly expect?: string;
  readonly literal?: string;
  readonly tools?: string;
  readonly json?: boolean;
  readonly schema?: boolean;
}

const EXAMPLES = `
Examples:
  extmcp-guard preflight policy.yaml
  extmcp-guard preflight policy.yaml --expect 0123456789abcdef
  extmcp-guard preflight agentgateway.yaml
  extmcp-guard preflight managed-settings.json --env ci=ci.env --env laptop=laptop.env --servers servers.json
  extmcp-guard preflight managed-settings.json --env ci=ci.env --literal ci > literal.json
  extmcp-guard preflight --schema > policy.schema.json

Without FILE the built-in default policy is shown.
Exit status: 0 fine, 1 an error among the findings or drift, 2 a file or a flag cannot be used.
`;

/** `preflight`: what a policy, a client's managed settings or a gateway's file come to where they are used. */
export function registerPreflight(program: Command, io: CliIo): void {
  program
    .command('preflight')
    .description('show what a file comes to in this environment: effective policy, fingerprint, findings')
    .argument('[file]', 'policy.yaml, agentgateway.yaml or managed MCP settings; recognised by shape')
    .addOption(new Option('--kind <kind>', 'read the file as this kind').choices(['managed', 'policy', 'gateway']))
    .option('--env <name=file>', 'a start-up environment from a dotenv file; repeat to compare', collect)
    .option('--servers <file>', 'judge these servers (JSON list, or a client configuration with mcpServers)')
    .option('--expect <fingerprint>', 'fail unless the fingerprint is this one')
    .option('--literal <name>', 'print the settings with every reference written out, as in this environment')
    .option('--tools <service=file>', 'report the tools of a tools/list result that the policy does not know')
    .option('--json', 'print the report as JSON')
    .option('--schema', 'print the JSON Schema of policy.yaml')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string | undefined, flags: PreflightFlags) => runVerb(file, flags, io));
}

function collect(value: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), value];
}

async function runVerb(file: string | undefined, flags: PreflightFlags, io: CliIo): Promise<void> {
  if (flags.schema === true) {
    const { policyJsonSchema } = await import('../../rules/policy/json-schema.js');
    io.out(`${JSON.stringify(policyJsonSchema(), null, 2)}\n`);
    return io.exit(EXIT.fine);
  }
  const { runPreflight } = await import('../../app/preflight/run-preflight.js');
  const { kind, servers, expect, literal, tools } = flags;
  const outcome = await runPreflight({
    ...(file === undefined ? {} : { file }),
    ...(kind === undefined ? {} : { kind }),
    ...(servers === undefined ? {} : { servers }),
    ...(expect === undefined ? {} : { expect }),
    ...(literal === undefined ? {} : { literal }),
    ...(tools === undefined ? {} : { tools }),
    environments: flags.env ?? [],
    env: new Map(
      Object.entries(io.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
    ),
  });
  report(outcome, flags.json === true, io);
}

function report(outcome: PreflightOutcome, asJson: boolean, io: CliIo): void {
  if (!outcome.ok) {
    for (const fault of outcome.error) io.err(`${printable(formatFault(fault))}\n`);
    if (asJson) io.out(`${JSON.stringify({ ok: false, faults: outcome.error }, null, 2)}\n`);
    io.exit(EXIT.usage);
    return;
  }
  const { ok, json, text, notes } = outcome.value;
  io.out(asJson ? `${JSON.stringify(json, null, 2)}\n` : text);
  if (notes !== undefined && !asJson) io.err(notes);
  io.exit(ok ? EXIT.fine : EXIT.denied);
}
