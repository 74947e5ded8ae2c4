import { Argument, type Command } from 'commander';
import type { CommandShape } from '../completion/shape.js';
import type { CliIo } from '../io.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const EXAMPLES = `
Examples:
  source <(extmcp-guard completion bash)
  extmcp-guard completion zsh > "\${fpath[1]}/_extmcp-guard"
  extmcp-guard completion fish | source
`;

/** `completion`: a completion script, made from the definitions of the other verbs. */
export function registerCompletion(program: Command, io: CliIo): void {
  program
    .command('completion')
    .description('print a completion script for a shell')
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .addHelpText('after', EXAMPLES)
    .action(async (shell: Shell) => {
      const { describeCommand } = await import('../completion/shape.js');
      const write = await writerFor(shell);
      io.out(write(describeCommand(program)));
    });
}

async function writerFor(shell: Shell): Promise<(program: CommandShape) => string> {
  switch (shell) {
    case 'bash':
      return (await import('../completion/bash.js')).bashCompletion;
    case 'zsh':
      return (await import('../completion/zsh.js')).zshCompletion;
    case 'fish':
      return (await import('../completion/fish.js')).fishCompletion;
  }
}
