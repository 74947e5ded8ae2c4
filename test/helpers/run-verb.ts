import { Command } from 'commander';
import type { CliIo } from '../../src/cli/io.js';

export interface VerbOutcome {
  readonly status: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs one verb in this process, as the program would. */
export async function runVerb(
  register: (program: Command, io: CliIo) => void,
  args: readonly string[],
  env: CliIo['env'] = {},
): Promise<VerbOutcome> {
  let status: number | undefined;
  let out = '';
  let err = '';
  const io: CliIo = {
    env,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    exit: (code) => {
      status = code;
    },
  };
  const program = new Command('extmcp-guard').exitOverride().configureOutput({ writeOut: io.out, writeErr: io.err });
  register(program, io);
  await program.parseAsync([...args], { from: 'user' });
  return { status, out, err };
}
