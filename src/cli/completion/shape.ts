import type { Argument, Command, Option } from 'commander';

export interface OptionShape {
  /** As typed: `--policy`, `-V`. */
  readonly names: readonly string[];
  readonly description: string;
  /** What follows it. */
  readonly value: 'none' | 'file' | 'text';
  readonly choices: readonly string[];
}

export interface CommandShape {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionShape[];
  readonly commands: readonly CommandShape[];
  /** Words that its argument may be; empty: anything. */
  readonly choices: readonly string[];
}

/** What a shell has to know of a program, read from its definition, so that no list is kept twice. */
export function describeCommand(command: Command): CommandShape {
  return {
    name: command.name(),
    description: command.description(),
    options: [...command.createHelp().visibleOptions(command)].map(describeOption),
    commands: command.commands.filter((one) => one.name() !== 'help').map(describeCommand),
    choices: command.registeredArguments.flatMap((argument: Argument) => argument.argChoices ?? []),
  };
}

function describeOption(option: Option): OptionShape {
  return {
    names: [option.long, option.short].filter((name) => typeof name === 'string'),
    description: option.description,
    value: valueKind(option),
    choices: option.argChoices ?? [],
  };
}

function valueKind(option: Option): OptionShape['value'] {
  if (!option.required && !option.optional) return 'none';
  return /<[^>]*(?:file|path|dir)[^>]*>/i.test(option.flags) ? 'file' : 'text';
}

/** Each command with the names that lead to it, the program itself first. */
export function everyCommand(
  command: CommandShape,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly command: CommandShape }[] {
  return [{ path, command }, ...command.commands.flatMap((one) => everyCommand(one, [...path, one.name]))];
}
