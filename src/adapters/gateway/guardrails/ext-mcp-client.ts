import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type ChannelCredentials,
  type ChannelOptions,
  Client,
  credentials,
  type MethodDefinition,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { err, ok, type Result } from '../../../domain/result.js';
import type { ProcessorDocument } from '../config/document.js';
import type { StructMessage } from './struct.js';

/** The contract's messages, as proto-loader reads and writes them with the options below. */
export interface McpRequestMessage {
  readonly serviceNames: readonly string[];
  readonly method: string;
  readonly metadataContext?: StructMessage;
  readonly mcpRequest?: Buffer;
  readonly headers: readonly { readonly key: string; readonly value: Buffer }[];
}

export interface McpResponseMessage {
  readonly serviceNames: readonly string[];
  readonly method: string;
  readonly metadataContext?: StructMessage;
  readonly mcpResponse: Buffer;
}

export interface AuthorizationErrorMessage {
  readonly code?: string | number;
  readonly reason?: string;
  readonly mcpError?: Uint8Array;
}

export interface ResultMessage {
  /** Which arm of the oneof was set; absent when none was. */
  readonly result?: string;
  readonly mutated?: Uint8Array;
  readonly error?: AuthorizationErrorMessage;
  readonly metadata?: StructMessage | null;
}

export type ExtMcpRpc = 'CheckRequest' | 'CheckResponse';

/** One processor's connection. A failed call answers with the text that agentgateway would show. */
export interface ExtMcpClient {
  call(rpc: ExtMcpRpc, message: McpRequestMessage | McpResponseMessage): Promise<Result<ResultMessage, string>>;
  close(): void;
}

const PROTO = fileURLToPath(new URL('../../../../proto/ext_mcp.proto', import.meta.url));

/** Messages of any size, as between agentgateway and a guard; no state shared with another processor's connection. */
const CHANNEL: ChannelOptions = {
  'grpc.enable_channelz': 0,
  'grpc.enable_retries': 0,
  'grpc.use_local_subchannel_pool': 1,
  'grpc.max_receive_message_length': -1,
  'grpc.max_send_message_length': -1,
};

/** Where a processor listens, and how it is spoken to. */
export type ProcessorAddress = Pick<ProcessorDocument, 'host' | 'policies'>;

type Method = MethodDefinition<McpRequestMessage | McpResponseMessage, ResultMessage>;

/**
 * Connects to a processor on its first call. A connection that failed is thrown away, so that a guard that is back
 * serves the very next call instead of waiting for a back-off to end. `timeoutMs` is each call's deadline.
 */
export function createExtMcpClient(processor: ProcessorAddress, timeoutMs: number): ExtMcpClient {
  const methods = loadMethods();
  const { address, secure } = splitHost(processor);
  const hostname = processor.policies.backendTLS?.hostname;
  const options = hostname === undefined ? CHANNEL : { ...CHANNEL, 'grpc.ssl_target_name_override': hostname };
  const channelCredentials = secure ? tlsCredentials(processor) : credentials.createInsecure();
  let current: Client | undefined;
  const discard = (client: Client): void => {
    if (current === client) current = undefined;
    client.close();
  };
  return {
    async call(rpc, message) {
      current ??= new Client(address, channelCredentials, options);
      const client = current;
      const answer = await unary(client, methods[rpc], message, Date.now() + timeoutMs);
      if (answer.ok) return answer;
      if (answer.error.code === status.UNAVAILABLE) discard(client);
      return err(failureText(answer.error));
    },
    close: () => current?.close(),
  };
}

function unary(
  client: Client,
  method: Method,
  message: McpRequestMessage | McpResponseMessage,
  deadline: number,
): Promise<Result<ResultMessage, ServiceError>> {
  return new Promise((resolve) => {
    const { path, requestSerialize, responseDeserialize } = method;
    client.makeUnaryRequest(path, requestSerialize, responseDeserialize, message, { deadline }, (error, answer) =>
      resolve(error === null ? ok(answer ?? {}) : err(error)),
    );
  });
}

/** How grpc-js words a call that never got a connection; the rest of the text is an address. */
const NO_CONNECTION = /^No connection established/;

/** The words of a failed callout. What the guard itself put into its status is passed on; addresses are not. */
function failureText(error: ServiceError): string {
  if (NO_CONNECTION.test(error.details)) return 'upstream call failed: Connect: Connection refused';
  if (error.code === status.DEADLINE_EXCEEDED) return 'upstream call failed: request timeout';
  return error.details;
}

function loadMethods(): Readonly<Record<ExtMcpRpc, Method>> {
  const definition = loadSync(PROTO, { longs: String, enums: String, oneofs: true, defaults: false });
  const service = definition['agentgateway.dev.ext_mcp.ExtMcp'];
  if (service === undefined || !isService(service)) throw new Error('ext_mcp.proto does not define ExtMcp');
  return { CheckRequest: service.CheckRequest, CheckResponse: service.CheckResponse };
}

function isService(definition: object): definition is Readonly<Record<ExtMcpRpc, Method>> {
  return 'CheckRequest' in definition && 'CheckResponse' in definition;
}

function splitHost(processor: ProcessorAddress): { address: string; secure: boolean } {
  const [, scheme, address] = /^(https?:\/\/)?(.*)$/.exec(processor.host) ?? [];
  return { address: address ?? '', secure: scheme === 'https://' || processor.policies.backendTLS !== undefined };
}

function tlsCredentials(processor: ProcessorAddress): ChannelCredentials {
  const { root, key, cert } = processor.policies.backendTLS ?? {};
  const read = (file: string | undefined): Buffer | null => (file === undefined ? null : readFileSync(file));
  return credentials.createSsl(read(root), read(key), read(cert));
}
