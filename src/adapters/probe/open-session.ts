import { isJsonObject, type JsonObject, type JsonValue, member } from '../../domain/json/types.js';
import { err, ok, type Result } from '../../domain/result.js';
import type { Channel, ChannelEvents } from './channel.js';
import { openHttpChannel } from './http-channel.js';
import type { HttpServer } from './http-request.js';
import { createRpcClient, type RpcClient, type RpcReply } from './rpc-client.js';
import { openSseChannel } from './sse-channel.js';
import { openStdioChannel, type StdioServer } from './stdio-channel.js';

/** Where a server is. */
export type ServerPlace =
  | { readonly kind: 'stdio'; readonly server: StdioServer }
  | { readonly kind: 'http'; readonly server: HttpServer };

/** A session after its handshake. */
export interface McpSession {
  readonly rpc: RpcClient;
  readonly serverName: string;
  readonly protocolVersion: string;
  /** The text of the initialize result. */
  readonly greeting: string;
  close(): Promise<void>;
}

export interface SessionOptions {
  /** Of each request, milliseconds. */
  readonly timeoutMs: number;
  /** The program's own version. */
  readonly version: string;
}

const PROTOCOL_VERSION = '2025-11-25';
const LEGACY_STATUS = /^HTTP (?:400|404|405)$/;

/** Opens a session: Streamable HTTP falls back to the older stream where the server knows only that. The error is the failed handshake. */
export async function openSession(
  place: ServerPlace,
  options: SessionOptions,
): Promise<Result<McpSession, Exclude<RpcReply, { kind: 'result' }>>> {
  if (place.kind === 'stdio') return greet((events) => openStdioChannel(place.server, events), options);
  const first = await greet((events) => openHttpChannel(place.server, events), options);
  if (first.ok || first.error.kind !== 'failed' || !LEGACY_STATUS.test(first.error.why)) return first;
  const second = await greet((events) => openSseChannel(place.server, events), options);
  return second.ok ? second : first;
}

async function greet(
  open: (events: ChannelEvents) => Channel,
  options: SessionOptions,
): Promise<Result<McpSession, Exclude<RpcReply, { kind: 'result' }>>> {
  const rpc = createRpcClient(open, options.timeoutMs);
  const reply = await rpc.request('initialize', {
    protocolVersion: PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'extmcp-guard', version: options.version },
  });
  if (reply.kind !== 'result') {
    await rpc.close();
    return err(reply);
  }
  const result: JsonValue = JSON.parse(reply.text);
  const greeting = isJsonObject(result) ? result : {};
  const protocolVersion = text(greeting, 'protocolVersion') ?? PROTOCOL_VERSION;
  rpc.negotiated(protocolVersion);
  await rpc.notify('notifications/initialized');
  const info = member(greeting, 'serverInfo');
  return ok({
    rpc,
    serverName: (isJsonObject(info) ? text(info, 'name') : undefined) ?? '',
    protocolVersion,
    greeting: reply.text,
    close: () => rpc.close(),
  });
}

function text(object: JsonObject, key: string): string | undefined {
  const value = member(object, key);
  return typeof value === 'string' ? value : undefined;
}
