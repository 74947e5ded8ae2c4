import { credentials, loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

/** An answer as proto-loader decodes it: `result` names the arm that is set. */
export interface GuardAnswer {
  readonly result?: 'pass' | 'mutated' | 'error';
  readonly mutated?: Buffer;
  readonly error?: { readonly code: string; readonly reason: string; readonly mcp_error?: Buffer };
  readonly metadata?: { readonly fields: Record<string, { readonly stringValue?: string }> };
}

export interface CallOptions {
  readonly services?: readonly string[];
  readonly metadata?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** Bytes instead of the JSON of the value. */
  readonly raw?: Uint8Array;
}

export interface GuardClient {
  request(method: string, params?: unknown, options?: CallOptions): Promise<GuardAnswer>;
  response(method: string, result: unknown, options?: CallOptions): Promise<GuardAnswer>;
  close(): void;
}

const definition = loadSync('proto/ext_mcp.proto', { keepCase: true, enums: String, longs: String, oneofs: true });

/** A client of the ExtMcp service, as a gateway is one. */
export function connectGuard(target: string): GuardClient {
  const Client = loadPackageDefinition(definition) as unknown as {
    agentgateway: { dev: { ext_mcp: { ExtMcp: ServiceClientConstructor } } };
  };
  const client = new Client.agentgateway.dev.ext_mcp.ExtMcp(target, credentials.createInsecure(), {
    'grpc.max_receive_message_length': -1,
    'grpc.max_send_message_length': -1,
  });
  const ask = (name: 'CheckRequest' | 'CheckResponse', message: object): Promise<GuardAnswer> =>
    new Promise((resolve, reject) => {
      const method = client[name];
      if (method === undefined) throw new Error(`no method ${name}`);
      method.call(client, message, (error: Error | null, answer: GuardAnswer) =>
        error === null ? resolve(answer) : reject(error),
      );
    });
  return {
    request: (method, params, options = {}) =>
      ask('CheckRequest', {
        ...common(method, options),
        ...(params === undefined && options.raw === undefined
          ? {}
          : { mcp_request: options.raw ?? Buffer.from(JSON.stringify(params)) }),
        headers: Object.entries(options.headers ?? {}).map(([key, value]) => ({ key, value: Buffer.from(value) })),
      }),
    response: (method, result, options = {}) =>
      ask('CheckResponse', {
        ...common(method, options),
        mcp_response: options.raw ?? Buffer.from(JSON.stringify(result)),
      }),
    close: () => client.close(),
  };
}

function common(method: string, { services = ['filesystem'], metadata }: CallOptions): object {
  const fields = Object.fromEntries(
    Object.entries(metadata ?? {}).map(([key, value]) => [key, { stringValue: value }]),
  );
  return { service_names: services, method, ...(metadata === undefined ? {} : { metadata_context: { fields } }) };
}
