import {
  loadPackageDefinition,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  type sendUnaryData,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

/** A message as the fake guard got it, bytes as text. */
export interface GuardCall {
  readonly rpc: 'CheckRequest' | 'CheckResponse';
  readonly services: readonly string[];
  readonly method: string;
  /** Params or result, parsed; undefined when the message carried none. */
  readonly body: unknown;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly headers: readonly (readonly [string, string])[];
}

/** The answer in proto-loader's shape, a gRPC failure, or no answer at all. */
export type GuardAnswer = object | { readonly status: number; readonly details: string } | 'never';

export interface FakeGuard {
  readonly address: string;
  readonly calls: GuardCall[];
  stop(): void;
}

interface WireMessage {
  readonly serviceNames?: string[];
  readonly method?: string;
  readonly metadataContext?: { fields?: Record<string, Record<string, unknown>> };
  readonly mcpRequest?: Buffer;
  readonly mcpResponse?: Buffer;
  readonly headers?: { key: string; value: Buffer }[];
}

/** An ExtMCP server that records what it is asked and answers as the test says; passes by default. */
export async function startFakeGuard(
  answer: (call: GuardCall) => GuardAnswer = () => ({ pass: {} }),
  port = 0,
  credentials = ServerCredentials.createInsecure(),
): Promise<FakeGuard> {
  const calls: GuardCall[] = [];
  const server = new Server({ 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 });
  const handler =
    (rpc: GuardCall['rpc']) =>
    (call: ServerUnaryCall<WireMessage, object>, done: sendUnaryData<object>): void => {
      const read = readCall(rpc, call.request);
      calls.push(read);
      const reply = answer(read);
      if (reply === 'never') return;
      if ('status' in reply) done({ code: Number(reply.status), details: String(Reflect.get(reply, 'details')) });
      else done(null, reply);
    };
  const implementation: UntypedServiceImplementation = {
    CheckRequest: handler('CheckRequest'),
    CheckResponse: handler('CheckResponse'),
  };
  server.addService(service(), implementation);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, value) =>
      error === null ? resolve(value) : reject(error),
    );
  });
  return { address: `127.0.0.1:${bound}`, calls, stop: () => server.forceShutdown() };
}

function service(): ServiceDefinition {
  const definition = loadSync('proto/ext_mcp.proto', { longs: String, enums: String, oneofs: true, defaults: false });
  const root = loadPackageDefinition(definition);
  const found = ['agentgateway', 'dev', 'ext_mcp', 'ExtMcp'].reduce<unknown>(
    (at, key) => Reflect.get(Object(at), key),
    root,
  );
  return Reflect.get(Object(found), 'service');
}

function readCall(rpc: GuardCall['rpc'], message: WireMessage): GuardCall {
  const bytes = message.mcpRequest ?? message.mcpResponse;
  const fields = Object.entries(message.metadataContext?.fields ?? {});
  return {
    rpc,
    services: message.serviceNames ?? [],
    method: message.method ?? '',
    body: bytes === undefined ? undefined : JSON.parse(bytes.toString('utf8')),
    metadata: Object.fromEntries(fields.map(([key, value]) => [key, value[String(value.kind)]])),
    headers: (message.headers ?? []).map(({ key, value }) => [key, value.toString('latin1')] as const),
  };
}
