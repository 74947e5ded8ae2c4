import type { Command } from 'commander';
import { type CliIo, EXIT } from '../io.js';
import { printable } from '../printable.js';

interface TailFlags {
  readonly lines: string;
  readonly follow: boolean;
  readonly json?: boolean;
  readonly client?: string;
  readonly tool?: string;
  readonly verdict?: string;
  readonly code?: string;
  readonly rule?: string;
}

type Members = Readonly<Record<string, unknown>>;

const FILTERS = ['client', 'tool', 'verdict', 'code', 'rule'] as const;

/** `audit tail`: the last rows, and those that come. */
export function registerAuditTail(audit: Command, io: CliIo): void {
  audit
    .command('tail')
    .description('show the last rows and follow, also across rotation; ends with Ctrl-C')
    .argument('<file>', 'the audit file')
    .option('-n, --lines <n>', 'rows from before the start', '10')
    .option('--no-follow', 'end with the file')
    .option('--client <id>', 'only rows of this client')
    .option('--tool <name>', 'only rows of this tool')
    .option('--verdict <verdict>', 'only pass, deny, replace, would_deny or would_replace')
    .option('--code <code>', 'only denials with this code')
    .option('--rule <id>', 'only rows where this rule denied or redacted')
    .option('--json', 'print the rows as they are in the file')
    .action(async (file: string, flags: TailFlags) => runTail(file, flags, io));
}

async function runTail(file: string, flags: TailFlags, io: CliIo): Promise<void> {
  if (!/^\d{1,6}$/.test(flags.lines)) {
    io.err('extmcp-guard audit tail: --lines must be a whole number\n');
    return io.exit(EXIT.usage);
  }
  const { followLines } = await import('../../adapters/audit/follow-rows.js');
  const { parseRow } = await import('../../adapters/audit/chain.js');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const options = { last: Number(flags.lines), follow: flags.follow, signal: stop.signal };
  try {
    for await (const text of followLines(file, options)) {
      const members = parseRow(text)?.members;
      if (!isWanted(members, flags)) continue;
      io.out(flags.json === true ? `${text}\n` : rowText(members, text));
    }
    io.exit(EXIT.fine);
  } catch (error) {
    io.err(`extmcp-guard audit tail: ${error instanceof Error ? error.message : 'cannot read'}\n`);
    io.exit(EXIT.usage);
  }
}

/** Without filters every line is shown, also one that is no row. */
function isWanted(members: Members | undefined, flags: TailFlags): boolean {
  return FILTERS.every((name) => {
    const wanted = flags[name];
    if (wanted === undefined) return true;
    return members?.[name] === wanted || (name === 'rule' && redactionsOf(members)[wanted] !== undefined);
  });
}

function redactionsOf(members: Members | undefined): Members {
  const redactions = members?.redactions;
  return typeof redactions === 'object' && redactions !== null ? { ...redactions } : {};
}

/** One row on one line for people. */
function rowText(members: Members | undefined, text: string): string {
  if (members === undefined) return `(no row) ${printable(text.slice(0, 200))}\n`;
  const word = (name: string): string => printable(String(members[name] ?? ''));
  if (members.event !== undefined) return `${word('ts')}  #${word('seq')}  ${word('event')}\n`;
  const subject = members.tool === '' ? word('method') : `${word('method')} ${word('service')}/${word('tool')}`;
  const redactions = Object.entries(redactionsOf(members)).map(
    ([rule, count]) => `${printable(rule)}×${String(count)}`,
  );
  const parts = [
    word('ts'),
    word('client'),
    `${word('hook')} ${subject}`,
    word('verdict'),
    word('code'),
    word('rule'),
    redactions.join(' '),
    `${word('bytesIn')} B`,
    `${word('micros')} µs`,
    `ref ${word('ref')}`,
  ];
  return `${parts.filter((part) => part !== '').join('  ')}\n`;
}
