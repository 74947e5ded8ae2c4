import type { AddressInfo } from 'node:net';
import type { GatewayDocument } from './config/document.js';
import type { Environment } from './config/expand-variables.js';
import { createGuardrails } from './guardrails/guardrails.js';
import { createProcessor } from './guardrails/processor.js';
import { createClientSession } from './http/client-session.js';
import { createGatewayServer } from './http/gateway-server.js';
import { createSessionRegistry } from './http/session-registry.js';

export interface GatewayOptions {
  readonly config: GatewayDocument;
  /** The environment of the gateway itself. */
  readonly environment: Environment;
  /** What of it the targets inherit. */
  readonly filterEnvironment: (environment: Environment) => Environment;
  readonly log: GatewayLog;
}

/** Where the gateway says what happens to its sessions. Never arguments, results or headers. */
export interface GatewayLog {
  info(fields: Readonly<Record<string, string>>, message: string): void;
}

export interface Gateway {
  /** Where clients connect. */
  readonly url: string;
  /** Ends every session and its targets, then the server. */
  close(): Promise<void>;
}

const MAX_SESSIONS = 64;

/** Starts the development gateway on 127.0.0.1. Port 0 takes a free one. Rejects when the port cannot be had. */
export async function startGateway({ config, log, ...options }: GatewayOptions): Promise<Gateway> {
  const { targets, policies, port } = config.mcp;
  const processors = policies.mcpGuardrails?.processors ?? [];
  const guardrails = createGuardrails(processors.map((document) => createProcessor(document)));
  const environment = options.filterEnvironment(options.environment);
  const sessions = createSessionRegistry({
    maxSessions: MAX_SESSIONS,
    create: (onEnd) => createClientSession({ targets, guardrails, environment, onEnd }),
    onEvent: (event, fields) => log.info(fields, event),
  });
  const server = createGatewayServer({ apiKey: policies.apiKey, sessions });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/mcp`,
    async close() {
      await sessions.close();
      guardrails.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the gateway has no port');
  return address.port;
}
