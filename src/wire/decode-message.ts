import type { JsonObject } from '../domain/json/types.js';
import { err, ok, type Result } from '../domain/result.js';
import { decodeHeaders } from './decode-headers.js';
import { decodeStruct } from './decode-struct.js';
import type { McpHeader, RequestMessage, ResponseMessage } from './types.js';
import type { WireFault } from './wire-fault.js';
import { WIRE_LENGTH, WireReader } from './wire-reader.js';

/** The longest method that MCP defines has 32 characters. */
const MAX_METHOD_LENGTH = 256;
const PRINTABLE_ASCII = /^[\x21-\x7e]+$/;
const EMPTY = new Uint8Array(0);

/** The fields that both messages share, by the contract's numbers 1 to 4. */
interface Fields {
  readonly services: string[];
  method: string | undefined;
  metadata: Uint8Array | undefined;
  payload: Uint8Array | undefined;
}

/**
 * Decodes an McpRequest. Stricter than protobuf where leniency would let two readers see two messages: a singular
 * field given twice, a wrong wire type and text that is not UTF-8 are faults. Unknown fields are passed over.
 */
export function decodeRequest(bytes: Uint8Array): Result<RequestMessage, WireFault> {
  const decoded = decodeFields(bytes, 'McpRequest');
  if (!decoded.ok) return decoded;
  const { services, method, metadata, payload } = decoded.value;
  const readMetadata = () => decodeMetadata(metadata);
  const readHeaders = () => headersOf(bytes);
  return ok(
    payload === undefined
      ? { services, method, metadata: readMetadata, headers: readHeaders }
      : { services, method, metadata: readMetadata, headers: readHeaders, params: payload },
  );
}

/** Decodes an McpResponse, as strictly as decodeRequest. */
export function decodeResponse(bytes: Uint8Array): Result<ResponseMessage, WireFault> {
  const decoded = decodeFields(bytes, 'McpResponse');
  if (!decoded.ok) return decoded;
  const { services, method, metadata, payload } = decoded.value;
  return ok({ services, method, metadata: () => decodeMetadata(metadata), result: payload ?? EMPTY });
}

function decodeFields(bytes: Uint8Array, message: string): Result<Fields & { readonly method: string }, WireFault> {
  const fields: Fields = { services: [], method: undefined, metadata: undefined, payload: undefined };
  const reader = WireReader.over(bytes);
  while (reader.next()) readField(reader, fields);
  if (reader.fault !== undefined) return err({ kind: reader.fault, message });
  const { method } = fields;
  if (method === undefined || method.length > MAX_METHOD_LENGTH || !PRINTABLE_ASCII.test(method)) {
    return err({ kind: 'method', message });
  }
  if (fields.services.length === 0 || fields.services.includes('')) return err({ kind: 'no-service', message });
  return ok({ services: fields.services, method, metadata: fields.metadata, payload: fields.payload });
}

function readField(reader: WireReader, fields: Fields): void {
  if (reader.field > 4) {
    // Headers (5) are read on demand; later fields are none of ours.
    if (reader.field === 5) reader.expect(WIRE_LENGTH);
    reader.skip();
    return;
  }
  if (!reader.expect(WIRE_LENGTH)) return;
  switch (reader.field) {
    case 1:
      fields.services.push(reader.text());
      return;
    case 2:
      if (fields.method !== undefined) reader.fail('duplicate');
      fields.method = reader.text();
      return;
    case 3:
      if (fields.metadata !== undefined) reader.fail('duplicate');
      fields.metadata = reader.bytes();
      return;
    default:
      if (fields.payload !== undefined) reader.fail('duplicate');
      fields.payload = reader.bytes();
  }
}

function decodeMetadata(bytes: Uint8Array | undefined): Result<JsonObject, WireFault> {
  if (bytes === undefined) return ok({});
  const reader = WireReader.over(bytes);
  const value = decodeStruct(reader);
  return reader.fault === undefined ? ok(value) : err({ kind: reader.fault, message: 'Struct' });
}

function headersOf(bytes: Uint8Array): Result<readonly McpHeader[], WireFault> {
  const reader = WireReader.over(bytes);
  const headers = decodeHeaders(reader);
  return reader.fault === undefined ? ok(headers) : err({ kind: reader.fault, message: 'McpHeader' });
}
