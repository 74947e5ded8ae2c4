import { Client, credentials, type ServiceError } from '@grpc/grpc-js';
import type { ServiceDefinition } from '@grpc/proto-loader';
import { loadContract, SERVICE_NAME } from '../../../src/adapters/grpc/contract.js';

/** An answer as proto-loader reads it. */
export interface LoadedAnswer {
  readonly result?: 'pass' | 'mutated' | 'error';
  readonly mutated?: Buffer;
  readonly error?: { readonly code?: string; readonly reason?: string; readonly mcpError?: Buffer };
  readonly metadata?: { readonly fields: Readonly<Record<string, { readonly stringValue?: string }>> };
}

export type MethodName = 'CheckRequest' | 'CheckResponse';

export const service = serviceOf();

function serviceOf(): ServiceDefinition {
  const found = loadContract()[SERVICE_NAME];
  if (found === undefined || 'format' in found) throw new Error('the contract has no service');
  return found;
}

/** A client of the contract over grpc-js and proto-loader, as any other implementation would speak it. */
export class ContractClient {
  readonly client: Client;

  constructor(address: string, creds = credentials.createInsecure(), options: Record<string, string | number> = {}) {
    this.client = new Client(address, creds, {
      'grpc.max_receive_message_length': -1,
      'grpc.max_send_message_length': -1,
      'grpc.use_local_subchannel_pool': 1,
      ...options,
    });
  }

  /** Sends a message object; rejects with the gRPC error. */
  call(method: MethodName, message: object): Promise<LoadedAnswer> {
    return this.send(method, definition(method).requestSerialize(message));
  }

  /** Sends any bytes as the message. */
  send(method: MethodName, bytes: Buffer): Promise<LoadedAnswer> {
    return this.start(method, bytes).answer;
  }

  /** Sends any bytes; also gives the means to cancel. */
  start(method: MethodName, bytes: Buffer): { readonly answer: Promise<LoadedAnswer>; readonly cancel: () => void } {
    const { path, responseDeserialize } = definition(method);
    let cancel = (): void => undefined;
    const answer = new Promise<LoadedAnswer>((resolve, reject) => {
      const call = this.client.makeUnaryRequest(
        path,
        (value: Buffer) => value,
        (reply: Buffer) => responseDeserialize(reply) as LoadedAnswer,
        bytes,
        (error: ServiceError | null, value?: LoadedAnswer) => (error === null ? resolve(value ?? {}) : reject(error)),
      );
      cancel = () => call.cancel();
    });
    return { answer, cancel };
  }

  close(): void {
    this.client.close();
  }
}

export function definition(method: MethodName): ServiceDefinition[string] {
  const found = service[method];
  if (found === undefined) throw new Error(`the contract has no ${method}`);
  return found;
}

/** What a denial holds in `mcp_error`. */
export function denialData(answer: LoadedAnswer): Record<string, unknown> {
  return JSON.parse(answer.error?.mcpError?.toString('utf8') ?? 'null') as Record<string, unknown>;
}
