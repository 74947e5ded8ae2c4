import { basename } from 'node:path';
import type { CompiledPolicy } from '../../rules/policy/compiled.js';
import { normalizeService } from '../../rules/tools/names.js';

/** Programs that start other programs, and the words by which they do. */
const LAUNCHERS: ReadonlySet<string> = new Set([
  ...['npx', 'npm', 'pnpm', 'pnpx', 'yarn', 'bun', 'bunx', 'node', 'tsx', 'deno', 'uv', 'uvx', 'pipx', 'python'],
  ...['python3', 'py', 'docker', 'podman', 'env', 'sh', 'bash', 'dlx', 'exec', 'run', 'x', 'tool', 'cmd'],
]);

/**
 * The name under which policy and catalogue know a server, guessed from its command: the package that a launcher is given, or
 * the program. `npx -y @modelcontextprotocol/server-filesystem@1 /srv` is `filesystem`.
 */
export function guessService(words: readonly string[]): string {
  const named = words.find((word) => !word.startsWith('-') && !word.includes('=') && !LAUNCHERS.has(programOf(word)));
  return normalizeService(packageOf(named ?? words[0] ?? '')) || 'server';
}

/** The service's name as the policy spells it, where it knows it. */
export function serviceInPolicy(service: string, policy: CompiledPolicy): string {
  if (policy.services.has(service)) return service;
  return [...policy.services.keys()].find((name) => normalizeService(name) === normalizeService(service)) ?? service;
}

function programOf(word: string): string {
  return basename(word.replaceAll('\\', '/'))
    .toLowerCase()
    .replace(/\.(?:exe|cmd|bat)$/, '');
}

function packageOf(word: string): string {
  const path = word.replaceAll('\\', '/');
  const installed = /(?:^|.*\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (installed !== undefined) return installed;
  const name = path.startsWith('@') ? path : basename(path);
  return name
    .replace(/(?<=.)@[^@/]*$/, '')
    .replace(/\.(?:[cm]?[jt]s|py|exe|sh|jar)$/, '')
    .replace(/:[\w.-]+$/, '');
}
