/**
 * Environment variables with a well-known value, as the path they stand for. Names in lower case. A path is judged with them in
 * place, so `$XDG_CONFIG_HOME/gcloud` is `~/.config/gcloud`.
 */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['home', '~'],
  ['userprofile', '~'],
  ['homepath', '~'],
  ['homedrive', ''],
  ['appdata', '~/AppData/Roaming'],
  ['localappdata', '~/AppData/Local'],
  ['programdata', 'C:/ProgramData'],
  ['allusersprofile', 'C:/ProgramData'],
  ['systemroot', 'C:/Windows'],
  ['windir', 'C:/Windows'],
  ['systemdrive', 'C:'],
  ['xdg_config_home', '~/.config'],
  ['xdg_data_home', '~/.local/share'],
  ['xdg_state_home', '~/.local/state'],
  ['xdg_cache_home', '~/.cache'],
  ['xdg_runtime_dir', '/run/user/0'],
  ['aws_shared_credentials_file', '~/.aws/credentials'],
  ['aws_config_file', '~/.aws/config'],
  ['azure_config_dir', '~/.azure'],
  ['google_application_credentials', '~/.config/gcloud/application_default_credentials.json'],
  ['cloudsdk_config', '~/.config/gcloud'],
  ['kubeconfig', '~/.kube/config'],
  ['docker_config', '~/.docker'],
  ['gnupghome', '~/.gnupg'],
  ['git_dir', '.git'],
  ['gh_config_dir', '~/.config/gh'],
  ['cargo_home', '~/.cargo'],
  ['gradle_user_home', '~/.gradle'],
  ['npm_config_userconfig', '~/.npmrc'],
  ['netrc', '~/.netrc'],
  ['pgpassfile', '~/.pgpass'],
  ['histfile', '~/.bash_history'],
  ['password_store_dir', '~/.password-store'],
  ['claude_config_dir', '~/.claude'],
  ['codex_home', '~/.codex'],
  ['sops_age_key_file', '~/.config/sops/age/keys.txt'],
  ['tf_cli_config_file', '~/.terraformrc'],
]);
const REFERENCE =
  /\$\{(?:env:)?([a-z_][a-z0-9_]*)(?::?[-=+?]([^{}]*))?\}|\$(?:env:)?([a-z_][a-z0-9_]*)|%([a-z_][a-z0-9_]*)%/gi;

/** Known variables of POSIX shells, PowerShell and cmd replaced by the path they stand for; a default is used where one is given. */
export function expandKnownVariables(text: string): string {
  if (!text.includes('$') && !text.includes('%')) return text;
  return text.replace(REFERENCE, (whole: string, braced?: string, fallback?: string, bare?: string, cmd?: string) => {
    const value = KNOWN.get((braced ?? bare ?? cmd ?? '').toLowerCase());
    return value ?? fallback ?? whole;
  });
}
