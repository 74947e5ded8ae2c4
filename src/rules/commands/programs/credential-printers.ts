import { literalField } from '../field.js';
import { type Invocation, noteField } from '../session.js';

/** A call that prints what a credential store holds: these words among the arguments, in this order. */
interface Printer {
  readonly words: readonly string[];
  readonly store: string;
}

const prints = (store: string, ...calls: readonly string[]): readonly Printer[] =>
  calls.map((words) => ({ words: words.split(' '), store }));

const KEYCHAIN = '~/Library/Keychains/login.keychain-db';
const GNUPG = prints('~/.gnupg/private-keys-v1.d', '--export-secret-keys', '--export-secret-subkeys');
const KUBECONFIG = prints('~/.kube/config', 'config view --raw', 'config view --flatten');

/** By program; from the manuals of each, calls that need no further login. */
const PRINTERS: ReadonlyMap<string, readonly Printer[]> = new Map([
  [
    'aws',
    prints(
      '~/.aws/credentials',
      'configure export-credentials',
      'configure get aws_secret_access_key',
      'configure get aws_session_token',
    ),
  ],
  ['az', prints('~/.azure/msal_token_cache.json', 'account get-access-token')],
  [
    'gcloud',
    prints(
      '~/.config/gcloud/credentials.db',
      'auth print-access-token',
      'auth print-identity-token',
      'config config-helper',
      'auth application-default print-access-token',
    ),
  ],
  ['gh', prints('~/.config/gh/hosts.yml', 'auth token', 'auth status --show-token', 'auth status -t')],
  ['git', prints('~/.git-credentials', 'credential fill', 'credential-store get', 'credential-cache get')],
  ['gpg', GNUPG],
  ['gpg2', GNUPG],
  ['heroku', prints('~/.netrc', 'auth:token')],
  ['kubectl', KUBECONFIG],
  ['oc', KUBECONFIG],
  ['pass', prints('~/.password-store/entry.gpg', 'show')],
  ['secret-tool', prints('~/.local/share/keyrings/login.keyring', 'lookup', 'search')],
  ['security', prints(KEYCHAIN, 'dump-keychain', 'find-generic-password', 'find-internet-password', 'export')],
  ['terraform', prints('terraform.tfstate', 'state pull')],
  ['tofu', prints('terraform.tfstate', 'state pull')],
  ['vault', prints('~/.vault-token', 'print token')],
]);

/** Records the store that a call prints as a path that it reads, so that the entry of that store decides. */
export function noteCredentialStore(call: Invocation, name: string): void {
  const printers = PRINTERS.get(name);
  if (printers === undefined) return;
  const args = call.argv.slice(1).map(({ text }) => text);
  for (const { words, store } of printers) {
    if (isInOrder(words, args)) noteField(call, literalField(store), 'path', `${name} ${words.join(' ')}`);
  }
}

function isInOrder(words: readonly string[], args: readonly string[]): boolean {
  let at = 0;
  for (const arg of args) if (arg === words[at]) at += 1;
  return at === words.length;
}
