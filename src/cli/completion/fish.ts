import { type CommandShape, everyCommand, type OptionShape } from './shape.js';

/** A completion script for fish. */
export function fishCompletion(program: CommandShape): string {
  const lines = everyCommand(program).flatMap(({ path, command }) => {
    const when = condition(path, command);
    return [
      ...command.commands.map((one) => line(program, when, `-f -a ${quote(one.name)} -d ${quote(one.description)}`)),
      ...command.choices.map((choice) => line(program, when, `-f -a ${quote(choice)}`)),
      ...command.options.map((option) => line(program, when, optionPart(option))),
    ];
  });
  return `# fish completion for ${program.name}
# Load it: ${program.name} completion fish | source
${lines.join('\n')}
`;
}

function line(program: CommandShape, when: string, rest: string): string {
  return `complete -c ${program.name} -n ${quote(when)} ${rest}`;
}

/** Holds on a line that has come to this command and to none below it. */
function condition(path: readonly string[], command: CommandShape): string {
  if (path.length === 0) return '__fish_use_subcommand';
  const seen = path.map((name) => `__fish_seen_subcommand_from ${name}`);
  const below = command.commands.map(({ name }) => name).join(' ');
  return [...seen, ...(below === '' ? [] : [`not __fish_seen_subcommand_from ${below}`])].join('; and ');
}

function optionPart({ names, description, value, choices }: OptionShape): string {
  const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const words = choices.length > 0 ? [`-x -a ${quote(choices.join(' '))}`] : [];
  const kind = value === 'none' ? ['-f'] : value === 'file' ? ['-r -F'] : ['-x'];
  return [...flags, ...(choices.length > 0 ? words : kind), `-d ${quote(description)}`].join(' ');
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
