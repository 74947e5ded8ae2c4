import type { Command } from 'commander';
import type { ChainReport } from '../../adapters/audit/verify-chain.js';
import { statsText } from '../audit/stats-text.js';
import { registerAuditTail } from '../audit/tail.js';
import { type CliIo, EXIT } from '../io.js';
import { printable } from '../printable.js';

const EXAMPLES = `
Examples:
  extmcp-guard audit verify /var/log/extmcp-guard/audit.jsonl*
  extmcp-guard audit verify audit.jsonl --anchor <hash of a row noted earlier>
  extmcp-guard audit stats audit.jsonl
  extmcp-guard audit tail audit.jsonl --client alice --verdict deny
`;

/** `audit`: reads the files that serve writes. */
export function registerAudit(program: Command, io: CliIo): void {
  const audit = program
    .command('audit')
    .description('check, count and follow audit files')
    .addHelpText('after', EXAMPLES);
  audit
    .command('verify')
    .description('check the hash chain: edits, missing rows, changed order. 0: intact, 1: not, 2: cannot be read')
    .argument('<file...>', 'the audit file and the full ones beside it, in any order')
    .option('--anchor <hash>', 'a row with this hash must be there: proves that the end is not cut off before it')
    .option('--json', 'print the report as JSON')
    .action(async (files: readonly string[], flags: VerifyFlags) => runVerify(files, flags, io));
  audit
    .command('stats')
    .description('count decisions by client, tool, verdict, code and rule')
    .argument('<file...>', 'audit files')
    .option('--top <n>', 'lines per table', '20')
    .option('--json', 'print all counts as JSON')
    .action(async (files: readonly string[], flags: StatsFlags) => runStats(files, flags, io));
  registerAuditTail(audit, io);
}

interface VerifyFlags {
  readonly anchor?: string;
  readonly json?: boolean;
}

interface StatsFlags {
  readonly top: string;
  readonly json?: boolean;
}

async function runVerify(files: readonly string[], flags: VerifyFlags, io: CliIo): Promise<void> {
  const { anchor } = flags;
  if (anchor !== undefined && !/^[0-9a-f]{64}$/.test(anchor))
    return usage(io, 'verify', '--anchor must be 64 lower-case hex digits: the hash member of a row');
  const { verifyChain } = await import('../../adapters/audit/verify-chain.js');
  const report = readOrExplain(io, 'verify', () => verifyChain(files, anchor));
  if (report === undefined) return;
  io.out(flags.json === true ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  io.exit(report.ok ? EXIT.fine : EXIT.denied);
}

async function runStats(files: readonly string[], flags: StatsFlags, io: CliIo): Promise<void> {
  if (!/^[1-9]\d{0,5}$/.test(flags.top)) return usage(io, 'stats', '--top must be a whole number from 1');
  const { countRows } = await import('../../adapters/audit/count-rows.js');
  const stats = readOrExplain(io, 'stats', () => countRows(files));
  if (stats === undefined) return;
  io.out(flags.json === true ? statsJson(stats) : statsText(stats, Number(flags.top)));
  io.exit(EXIT.fine);
}

function statsJson(stats: object): string {
  const tables = Object.entries(stats).map(([name, value]) => [
    name,
    Array.isArray(value) ? Object.fromEntries(value) : value,
  ]);
  return `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`;
}

/** A file that cannot be read is a mistake of the caller's: status 2. */
function readOrExplain<T>(io: CliIo, verb: string, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    usage(io, verb, error instanceof Error ? error.message : 'cannot read');
    return undefined;
  }
}

function usage(io: CliIo, verb: string, message: string): void {
  io.err(`extmcp-guard audit ${verb}: ${message}\n`);
  io.exit(EXIT.usage);
}

function reportText(report: ChainReport): string {
  const lines = report.faults.map(({ file, line, kind, message }) => `${printable(file)}:${line}: ${kind}: ${message}`);
  if (report.faultCount > report.faults.length) lines.push(`and ${report.faultCount - report.faults.length} more`);
  if (report.anchorFound === false) lines.push('anchor: no row has this hash: rows were cut off or all written anew');
  const span = report.rows === 0 ? 'no rows' : `${report.rows} rows, ${report.firstSeq} to ${report.lastSeq}`;
  lines.push(`${report.ok ? 'intact' : 'NOT INTACT'}: ${span}`);
  if (report.firstSeq > 1) lines.push(`  rows before ${report.firstSeq} are in other files`);
  if (report.torn) lines.push('  the last line is unfinished: its decision was not answered');
  if (report.rows > 0) lines.push(`  head ${report.head}`);
  return `${lines.join('\n')}\n`;
}
