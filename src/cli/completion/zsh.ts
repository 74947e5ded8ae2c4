import type { CommandShape, OptionShape } from './shape.js';

/** A completion script for zsh. */
export function zshCompletion(program: CommandShape): string {
  const functions = [program, ...program.commands.filter(({ commands }) => commands.length > 0)];
  const bodies = functions.map((command) =>
    branching(command, command === program ? '_extmcp_guard' : nameOf(command)),
  );
  return `#compdef ${program.name}
# Load it: ${program.name} completion zsh > "\${fpath[1]}/_${program.name}"
${bodies.join('\n')}
if [[ $funcstack[1] == _${program.name} ]]; then
  _extmcp_guard "$@"
else
  compdef _extmcp_guard ${program.name}
fi
`;
}

function nameOf(command: CommandShape): string {
  return `_extmcp_guard_${command.name.replaceAll('-', '_')}`;
}

/** A function for a command that has others below it. */
function branching(command: CommandShape, name: string): string {
  const verbs = command.commands.map(
    (one) => `      ${quote(`${escaped(one.name)}:${one.description.replaceAll(':', '\\:')}`)}`,
  );
  const cases = command.commands.map((one) =>
    one.commands.length > 0
      ? `      ${one.name}) ${nameOf(one)} ;;`
      : `      ${one.name}) _arguments -S \\\n${leaf(one)} ;;`,
  );
  const options = command.options.map((option) => `    ${optionSpec(option)} \\`);
  return `${name}() {
  local curcontext="$curcontext" state line
  local -a verbs
  _arguments -C -S \\
${options.join('\n')}
    '1: :->verb' '*:: :->rest'
  case $state in
  verb)
    verbs=(
${verbs.join('\n')}
    )
    _describe 'verb' verbs
    ;;
  rest)
    case $line[1] in
${cases.join('\n')}
    esac
    ;;
  esac
}`;
}

function leaf(command: CommandShape): string {
  const rest = command.choices.length > 0 ? `'1: :(${command.choices.join(' ')})'` : "'*::file:_files'";
  return [...command.options.map(optionSpec), rest].map((spec) => `        ${spec}`).join(' \\\n');
}

function optionSpec(option: OptionShape): string {
  const action = actionOf(option);
  const [first = ''] = option.names;
  return quote(`*${first}[${escaped(option.description)}]${action}`);
}

function actionOf({ value, choices }: OptionShape): string {
  if (value === 'none') return '';
  if (choices.length > 0) return `:value:(${choices.join(' ')})`;
  return value === 'file' ? ':file:_files' : ':value: ';
}

function escaped(text: string): string {
  return text.replaceAll(/[\\[\]:]/g, (sign) => `\\${sign}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
