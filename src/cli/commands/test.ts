import { writeFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import type { CoverageItem, SuiteOutcome } from '../../app/policy-test/types.js';
import { formatFault } from '../../domain/fault.js';
import { type CliIo, EXIT } from '../io.js';

interface TestFlags {
  readonly policy?: string;
  readonly junit?: string;
  readonly json?: boolean;
  readonly coverage?: 'own' | 'all' | true;
  readonly minCoverage?: string;
  readonly init?: boolean;
}

const EXAMPLES = `
Examples:
  extmcp-guard test --init policy-tests.yaml
  extmcp-guard test policy-tests.yaml
  extmcp-guard test tests/*.yaml --policy policy.yaml --junit report.xml
  extmcp-guard test policy-tests.yaml --coverage --min-coverage 100

Exit status: 0 all cases hold, 1 a case fails or coverage is too low, 2 a file cannot be used.
`;

/** `test`: policy tests. */
export function registerTest(program: Command, io: CliIo): void {
  program
    .command('test')
    .description('run policy tests: calls and results with the decisions that they must have')
    .argument('<files...>', 'YAML files of cases')
    .option('--policy <file>', 'test this policy instead of the one that a file names')
    .option('--junit <file>', 'also write a JUnit report')
    .option('--json', 'print the outcome as JSON')
    .addOption(
      new Option('--coverage [entries]', "list the policy's own entries and rules, or all, that no case exercises")
        .choices(['own', 'all'])
        .preset('own'),
    )
    .option('--min-coverage <percent>', 'fail below this share of the entries that --coverage lists')
    .option('--init', 'write a starter file instead; never overwrites')
    .addHelpText('after', EXAMPLES)
    .action(async (files: string[], flags: TestFlags) => runVerb(files, flags, io));
}

async function runVerb(files: readonly string[], flags: TestFlags, io: CliIo): Promise<void> {
  if (flags.init === true) return writeStarter(files, io);
  const minimum = flags.minCoverage === undefined ? undefined : percent(flags.minCoverage);
  if (minimum === null) return usage(io, '--min-coverage must be a number from 0 to 100');
  const { runSuites } = await import('../../app/policy-test/run-suites.js');
  const run = runSuites(files, flags.policy);
  if (!run.ok) {
    for (const fault of run.error) io.err(`${formatFault(fault)}\n`);
    return io.exit(EXIT.usage);
  }
  const render = await import('../../app/policy-test/render.js');
  const shown = flags.coverage === 'all' ? 'all' : 'own';
  const coverage = render.mergeCoverage(run.value);
  const asJson = flags.json === true;
  io.out(asJson ? `${JSON.stringify(toJson(run.value, coverage, flags), null, 2)}\n` : render.renderTap(run.value));
  if (flags.coverage !== undefined && !asJson) io.out(render.renderCoverage(coverage, shown));
  if (flags.junit !== undefined) writeFileSync(flags.junit, render.renderJunit(run.value));
  const failed = run.value.some(({ cases }) => cases.some(({ differences }) => differences.length > 0));
  const { coveredPercent } = await import('../../app/policy-test/coverage.js');
  const reached = coveredPercent(shown === 'all' ? coverage : coverage.filter(({ origin }) => origin === 'own'));
  const tooLow = minimum !== undefined && reached < minimum;
  if (tooLow) io.err(`extmcp-guard test: coverage is ${reached.toFixed(1)} %, wanted ${minimum} %\n`);
  io.exit(failed || tooLow ? EXIT.denied : EXIT.fine);
}

function toJson(suites: readonly SuiteOutcome[], coverage: readonly CoverageItem[], flags: TestFlags): object {
  const plain = suites.map(({ coverage: _items, ...suite }) => suite);
  return flags.coverage === undefined ? { suites: plain } : { suites: plain, coverage };
}

/** null: not a percentage. */
function percent(text: string): number | null {
  const value = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return value <= 100 ? value : null;
}

async function writeStarter(files: readonly string[], io: CliIo): Promise<void> {
  const [file] = files;
  if (file === undefined || files.length > 1) return usage(io, '--init writes one file');
  const { STARTER } = await import('../../app/policy-test/starter.js');
  try {
    writeFileSync(file, STARTER, { flag: 'wx' });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    return usage(io, `${file}: ${exists ? 'is there already and stays as it is' : 'cannot be written'}`);
  }
  io.out(`${file} written; run: extmcp-guard test ${file}\n`);
}

function usage(io: CliIo, message: string): void {
  io.err(`extmcp-guard test: ${message}\n`);
  io.exit(EXIT.usage);
}
