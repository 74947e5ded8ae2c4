import { loadSync, type MessageTypeDefinition } from '@grpc/proto-loader';

const definition = loadSync('proto/ext_mcp.proto', {
  longs: String,
  enums: String,
  defaults: false,
  arrays: true,
  oneofs: true,
});

/** The second implementation of the contract, for comparison: protobufjs behind proto-loader. */
export interface Codec {
  encode(message: object): Buffer;
  decode(bytes: Uint8Array): unknown;
}

export function codecOf(message: 'McpRequest' | 'McpResponse' | 'McpRequestResult' | 'McpResponseResult'): Codec {
  const found = definition[`agentgateway.dev.ext_mcp.${message}`];
  if (found === undefined || !('type' in found)) throw new Error(`no message ${message}`);
  const type = found as MessageTypeDefinition<object, object>;
  return { encode: (value) => type.serialize(value), decode: (bytes) => type.deserialize(Buffer.from(bytes)) };
}

/** A JSON value as google.protobuf.Value in proto-loader's spelling. */
export function toValue(value: unknown): object {
  if (value === null) return { nullValue: 0 };
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (Array.isArray(value)) return { listValue: { values: value.map(toValue) } };
  return { structValue: toStruct(value as object) };
}

export function toStruct(value: object): object {
  const fields = Object.create(null) as Record<string, object>;
  for (const [key, item] of Object.entries(value)) {
    Object.defineProperty(fields, key, { value: toValue(item), enumerable: true });
  }
  return { fields };
}
