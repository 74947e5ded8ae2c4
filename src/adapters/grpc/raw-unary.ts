import type { MethodDefinition } from '@grpc/grpc-js';

const asIs = (bytes: Buffer): Buffer => bytes;

/** A unary method whose messages stay bytes: decoding is the handler's, so that a bad message gets an answer of ours. */
export function rawUnary(path: string): MethodDefinition<Buffer, Buffer> {
  return {
    path,
    requestStream: false,
    responseStream: false,
    requestSerialize: asIs,
    requestDeserialize: asIs,
    responseSerialize: asIs,
    responseDeserialize: asIs,
  };
}
