import { startServerProcess } from '../../adapters/stdio/server-process.js';
import { createShutdown } from '../../adapters/stdio/shutdown.js';
import { formatFault } from '../../domain/fault.js';
import type { ClientStreams, WrapOptions } from './wrap-options.js';

/** Status for a configuration that cannot be used. */
const USAGE = 2;
const FAULT = 3;

/**
 * Runs a server behind the guard until it ends. It is started before the guard is even loaded, since both take their time;
 * nothing reaches it before the guard stands.
 * @returns the server's own status; 2 when the policy cannot be used, 3 after a fault of ours.
 */
export async function runWrap(
  options: WrapOptions,
  client: ClientStreams,
  err: (text: string) => void,
): Promise<number> {
  const shutdown = createShutdown(() => startServerProcess(options.command));
  try {
    const { guardServer } = await import('./guard-server.js');
    const end = await guardServer(options, shutdown, client);
    if (end.ok) {
      if (!end.value.started) err(`extmcp-guard wrap: ${end.value.why}\n`);
      return end.value.status;
    }
    for (const fault of end.error) err(`${formatFault(fault)}\n`);
    shutdown.server.kill();
    return USAGE;
  } catch (error) {
    err(`extmcp-guard wrap: ${error instanceof Error ? error.message : 'unexpected fault'}\n`);
    shutdown.server.kill();
    return FAULT;
  } finally {
    shutdown.done();
    client.input.destroy();
  }
}
