import type { Command } from 'commander';
import { type Fault, formatFault } from '../../domain/fault.js';
import type { ClientEntry } from '../../rules/policy/client-entry.js';
import { type CliIo, EXIT } from '../io.js';
import { printable } from '../printable.js';

interface ClientsFlags {
  readonly policy: string;
  readonly profile: string;
  readonly expires?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  extmcp-guard clients add alice --profile reader --policy policy.yaml
  extmcp-guard clients list --policy policy.yaml
  extmcp-guard clients revoke alice --policy policy.yaml

The policy names the file: \`clients: ./clients.yaml\`. A running server reads it again by itself.
`;

/** `clients`: who may call, in the clients file of a policy. */
export function registerClients(program: Command, io: CliIo): void {
  const clients = program.command('clients').description('add, list and revoke clients').addHelpText('after', EXAMPLES);
  const verb = (name: string, what: string): Command =>
    clients
      .command(name)
      .description(what)
      .requiredOption('--policy <file>', 'the policy whose clients: names the file')
      .option('--json', 'print the result as JSON');
  verb('add', 'mint a token for a new client; it is printed once, only its digest is stored')
    .argument('<id>', 'the name of the client in rows, metrics and logs')
    .option('--profile <name>', 'what the client may do', 'default')
    .option('--expires <day>', 'the last day on which the token is valid, such as 2027-01-31 (UTC)')
    .action(async (id: string, flags: ClientsFlags) => runAdd(id, flags, io));
  verb('list', 'show the clients').action(async (flags: ClientsFlags) => runList(flags, io));
  verb('revoke', 'refuse a client from the next reload on')
    .argument('<id>', 'the client')
    .action(async (id: string, flags: ClientsFlags) => runRevoke(id, flags, io));
}

async function runAdd(id: string, flags: ClientsFlags, io: CliIo): Promise<void> {
  const { addClientToFile } = await import('../../app/clients-file.js');
  const { policy, profile, expires, json } = flags;
  const added = await addClientToFile(policy, { id, profile, ...(expires === undefined ? {} : { expires }) });
  if (!added.ok) return refuse(io, 'add', added.error);
  const { token, file } = added.value;
  if (json === true) io.out(`${JSON.stringify(added.value)}\n`);
  else {
    io.err(`client ${id} with profile ${profile} is in ${file}. This is the only time its token is shown:\n`);
    io.out(`${token}\n`);
  }
  io.exit(EXIT.fine);
}

async function runRevoke(id: string, flags: ClientsFlags, io: CliIo): Promise<void> {
  const { revokeClientInFile } = await import('../../app/clients-file.js');
  const revoked = await revokeClientInFile(flags.policy, id);
  if (!revoked.ok) return refuse(io, 'revoke', revoked.error);
  if (flags.json === true) io.out(`${JSON.stringify({ id, revoked: true, file: revoked.value })}\n`);
  else
    io.out(
      `client ${id} is revoked in ${revoked.value}; a running server refuses it once it has read the file again\n`,
    );
  io.exit(EXIT.fine);
}

async function runList(flags: ClientsFlags, io: CliIo): Promise<void> {
  const { loadPolicy } = await import('../../app/load-policy.js');
  const loaded = loadPolicy(flags.policy);
  if (!loaded.ok) return refuse(io, 'list', loaded.error);
  const nowMs = Date.now();
  const clients = loaded.value.clients.map((client) => describe(client, nowMs));
  io.out(flags.json === true ? `${JSON.stringify(clients, null, 2)}\n` : table(clients));
  io.exit(EXIT.fine);
}

interface ListedClient {
  readonly id: string;
  readonly profile: string;
  readonly status: 'active' | 'revoked' | 'expired';
  /** The first digits of the digest: enough to tell tokens apart, too few to look one up. Empty without a token. */
  readonly token: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly rate?: ClientEntry['rate'];
  readonly expires?: string;
}

const SHOWN_DIGITS = 8;
const DAY_MS = 86_400_000;

function describe(client: ClientEntry, nowMs: number): ListedClient {
  const { id, profile, tokenDigest, metadata, rate, expiresAtMs } = client;
  const isExpired = expiresAtMs !== undefined && nowMs >= expiresAtMs;
  return {
    id,
    profile,
    status: client.revoked ? 'revoked' : isExpired ? 'expired' : 'active',
    token: tokenDigest === undefined ? '' : `sha256:${tokenDigest.slice(0, SHOWN_DIGITS)}…`,
    metadata: Object.fromEntries(metadata),
    ...(rate === undefined ? {} : { rate }),
    ...(expiresAtMs === undefined ? {} : { expires: new Date(expiresAtMs - DAY_MS).toISOString().slice(0, 10) }),
  };
}

function table(clients: readonly ListedClient[]): string {
  if (clients.length === 0) return 'no clients\n';
  const head = ['client', 'profile', 'status', 'known by', 'rate', 'last day'];
  const rows = clients.map((client) => [
    client.id,
    client.profile,
    client.status,
    [client.token, ...Object.entries(client.metadata).map(([key, value]) => `${key}=${value}`)]
      .filter(Boolean)
      .join(' ') || `client=${client.id}`,
    client.rate?.map(({ limit, windowMs }) => `${limit} in ${windowMs / 1000}s`).join(', ') ?? "profile's",
    client.expires ?? '',
  ]);
  const lines = [head, ...rows].map((cells) => cells.map((cell) => printable(cell)));
  const widths = head.map((_title, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map(
      (cells) =>
        `${cells
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function refuse(io: CliIo, verb: string, faults: readonly Fault[]): void {
  for (const fault of faults) io.err(`extmcp-guard clients ${verb}: ${formatFault(fault)}\n`);
  io.exit(EXIT.usage);
}
