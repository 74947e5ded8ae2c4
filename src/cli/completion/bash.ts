import { type CommandShape, everyCommand } from './shape.js';

/** A completion script for bash 4 and later. */
export function bashCompletion(program: CommandShape): string {
  const commands = everyCommand(program);
  const key = (path: readonly string[]): string => quote(path.join(' '));
  const steps = commands
    .filter(({ path }) => path.length > 0)
    .map(({ path }) => `      ${quote(`${path.slice(0, -1).join(' ')}|${path.at(-1) ?? ''}`)}) verb=${key(path)} ;;`);
  const values = commands.flatMap(({ path, command }) =>
    command.options.flatMap(({ names, value, choices }) =>
      value === 'none'
        ? []
        : [
            `    ${names.map((name) => quote(`${path.join(' ')}|${name}`)).join('|')}) ${reply(value, choices)}; return ;;`,
          ],
    ),
  );
  const words = commands.map(({ path, command }) => {
    const names = [...command.commands.map(({ name }) => name), ...command.choices];
    return `    ${key(path)}) words=${quote(names.join(' '))}; flags=${quote(command.options.flatMap((one) => one.names).join(' '))} ;;`;
  });
  return `# bash completion for ${program.name}
# Load it: source <(${program.name} completion bash)
_extmcp_guard() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD - 1]}" verb='' words='' flags='' i
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ \${COMP_WORDS[i]} == -- ]]; then
      mapfile -t COMPREPLY < <(compgen -c -f -- "$cur")
      return
    fi
    case "$verb|\${COMP_WORDS[i]}" in
${steps.join('\n')}
    esac
  done
  case "$verb|$prev" in
${values.join('\n')}
  esac
  case "$verb" in
${words.join('\n')}
  esac
  if [[ $cur == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$flags" -- "$cur")
  elif [[ -n $words ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$cur")
  fi
}
complete -o filenames -F _extmcp_guard ${program.name}
`;
}

function reply(value: 'file' | 'text', choices: readonly string[]): string {
  if (choices.length > 0) return `mapfile -t COMPREPLY < <(compgen -W ${quote(choices.join(' '))} -- "$cur")`;
  return value === 'file' ? 'mapfile -t COMPREPLY < <(compgen -f -- "$cur")' : ':';
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
