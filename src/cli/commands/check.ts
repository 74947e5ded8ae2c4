import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { Explanation } from '../../app/explain.js';
import { type Fault, formatFault } from '../../domain/fault.js';
import type { Result } from '../../domain/result.js';
import { type CliIo, EXIT } from '../io.js';

interface CheckFlags {
  readonly policy?: string;
  readonly tool?: string;
  readonly args?: string;
  readonly service: string;
  readonly client?: string;
  readonly method?: string;
  readonly params?: string;
  readonly result?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  extmcp-guard check --tool read_text_file --args '{"path":"/srv/.env"}'
  extmcp-guard check --method resources/read --params '{"uri":"file:///srv/.env"}' --policy policy.yaml
  extmcp-guard check --result answer.json
`;

/** `check`: one decision offline, with the trace that explains it. */
export function registerCheck(program: Command, io: CliIo): void {
  program
    .command('check')
    .description('decide one call or one result offline and explain the decision')
    .option('--policy <file>', 'policy file; the built-in default policy without it')
    .option('--tool <name>', 'a tools/call of this tool')
    .option('--args <json>', 'its arguments; - reads standard input')
    .option('--service <name>', 'the upstream target', 'filesystem')
    .option('--client <id>', 'decide for this client; for an unknown one without it')
    .option('--method <name>', 'the method of --params or --result')
    .option('--params <json>', 'the params of --method; - reads standard input')
    .option('--result <file>', 'a result (JSON file; - reads standard input); --method defaults to tools/call')
    .option('--json', 'print the decision as JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (flags: CheckFlags) => runCheck(flags, io));
}

async function runCheck(flags: CheckFlags, io: CliIo): Promise<void> {
  const usage = usageFault(flags);
  if (usage !== undefined) {
    io.err(`extmcp-guard check: ${usage}\n`);
    return io.exit(EXIT.usage);
  }
  const explained = await explain(flags);
  if (!explained.ok) {
    for (const fault of explained.error) io.err(`${formatFault(fault)}\n`);
    return io.exit(EXIT.usage);
  }
  io.out(flags.json === true ? `${JSON.stringify(explained.value, null, 2)}\n` : toText(explained.value));
  io.exit(explained.value.verdict === 'pass' ? EXIT.fine : EXIT.denied);
}

function usageFault(flags: CheckFlags): string | undefined {
  const kinds = [flags.tool, flags.params, flags.result].filter((flag) => flag !== undefined);
  if (flags.tool === undefined && flags.result === undefined && flags.method === undefined)
    return 'give --tool, --method or --result (--help shows examples)';
  if (kinds.length > 1) return '--tool, --params and --result exclude each other';
  if (flags.args !== undefined && flags.tool === undefined) return '--args needs --tool';
  if (flags.params !== undefined && flags.method === undefined) return '--params needs --method';
  return undefined;
}

async function explain(flags: CheckFlags): Promise<Result<Explanation, readonly Fault[]>> {
  const { explainCall, explainResult } = await import('../../app/explain.js');
  const place = { policyFile: flags.policy, service: flags.service, client: flags.client };
  if (flags.result !== undefined) {
    return explainResult({ ...place, method: flags.method ?? 'tools/call', result: readInput(flags.result, true) });
  }
  if (flags.tool === undefined) {
    const params = flags.params === undefined ? undefined : readInput(flags.params, false);
    return explainCall({ ...place, method: flags.method ?? '', params });
  }
  // Text is joined, not parsed and written again: duplicate keys and odd escapes must reach the decision as they are.
  const args = flags.args === undefined ? '{}' : Buffer.from(readInput(flags.args, false)).toString('utf8');
  const params = Buffer.from(`{"name":${JSON.stringify(flags.tool)},"arguments":${args}}`);
  return explainCall({ ...place, method: 'tools/call', params });
}

function readInput(value: string, isFile: boolean): Uint8Array {
  if (value === '-') return readFileSync(0);
  return isFile ? readFileSync(value) : Buffer.from(value);
}

function toText(explanation: Explanation): string {
  const head = [
    explanation.verdict.toUpperCase(),
    explanation.code,
    explanation.rule,
    explanation.pattern && `(${explanation.pattern})`,
  ];
  const lines = [head.filter(Boolean).join(' ')];
  if (explanation.reason !== undefined) lines.push(`  ${explanation.reason}`);
  for (const step of explanation.trace) {
    const parts = [
      step.stage.padEnd(9),
      step.at ?? '',
      step.detail,
      step.rule,
      step.verdict === undefined ? '' : `-> ${step.verdict}`,
    ];
    lines.push(`  ${parts.filter(Boolean).join('  ')}`);
  }
  for (const finding of explanation.findings)
    lines.push(`  found     ${finding.at}  ${finding.rule}  at ${finding.start}, ${finding.length} characters`);
  lines.push(
    `  policy    ${explanation.policy}${explanation.mode === 'observe' ? ' (observe: the call would pass)' : ''}`,
  );
  return `${lines.join('\n')}\n`;
}
