import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

export interface ConnectedClient {
  readonly client: Client;
  readonly transport: StreamableHTTPClientTransport;
  close(): Promise<void>;
}

/** A real MCP client on a gateway. `configure` sets capabilities and handlers before it connects. */
export async function connectClient(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  configure: (client: Client) => void = () => undefined,
  capabilities: NonNullable<ConstructorParameters<typeof Client>[1]>['capabilities'] = {},
): Promise<ConnectedClient> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  configure(client);
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { ...headers } } });
  await client.connect(transport);
  return {
    client,
    transport,
    async close() {
      await transport.terminateSession().catch(() => undefined);
      await client.close();
    },
  };
}
