// A real MCP client, and what came of its calls.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { McpError, ResultSchema } from '@modelcontextprotocol/sdk/types.js';

/** Connects as the holder of `token`. Rejects as a call does when the gateway does not let the client in. */
export async function connect(url, token) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const client = new Client({ name: 'extmcp-guard-demo', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  await client.connect(transport);
  // The client then holds every later result against its tool's output schema.
  await client.listTools();
  return {
    send: (request) => outcomeOf(perform(client, request)),
    async close() {
      await transport.terminateSession().catch(() => undefined);
      await client.close();
    },
  };
}

/**
 * `{ kind: 'result', result }`, `{ kind: 'denied', code, message, data }`, or `{ kind: 'failed', message }`. agentgateway
 * 1.3 answers a denial with HTTP 400 and the JSON-RPC error as its body, 1.4 with HTTP 200; both are a denial here.
 */
export async function outcomeOf(work) {
  try {
    return { kind: 'result', result: await work };
  } catch (error) {
    if (error instanceof McpError)
      return { kind: 'denied', code: error.code, message: error.message, data: error.data };
    return fromHttpError(error) ?? { kind: 'failed', message: error instanceof Error ? error.message : 'unknown' };
  }
}

function perform(client, request) {
  const call = { name: request.tool, arguments: request.arguments ?? {} };
  // A typed reading would take foreign keys out, or refuse the result: raw shows what came over the wire.
  if (request.raw) return client.request({ method: 'tools/call', params: call }, ResultSchema);
  if (request.tool !== undefined) return client.callTool(call);
  if (request.resource !== undefined) return client.readResource({ uri: request.resource });
  return client.listTools();
}

function fromHttpError(error) {
  const text = error instanceof Error ? error.message : '';
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  try {
    const { error: rpc } = JSON.parse(text.slice(start));
    return rpc === undefined ? undefined : { kind: 'denied', code: rpc.code, message: rpc.message, data: rpc.data };
  } catch {
    return undefined;
  }
}
