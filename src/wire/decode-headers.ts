import type { McpHeader } from './types.js';
import { WIRE_LENGTH, type WireReader } from './wire-reader.js';

/** A client may send many headers; Node and the gateway both stop far below this. */
const MAX_HEADERS = 20_000;
const EMPTY = new Uint8Array(0);

/**
 * Collects field 5 (`headers`) of an McpRequest. Faults go to `reader.fault`.
 * @returns the headers in wire order, values as views.
 */
export function decodeHeaders(reader: WireReader): McpHeader[] {
  const headers: McpHeader[] = [];
  while (reader.next()) {
    if (reader.field !== 5) reader.skip();
    else if (reader.expect(WIRE_LENGTH)) headers.push(reader.nested(decodeHeader));
    if (headers.length > MAX_HEADERS) reader.fail('too-many');
  }
  return headers;
}

function decodeHeader(reader: WireReader): McpHeader {
  let key: string | undefined;
  let value: Uint8Array | undefined;
  while (reader.next()) {
    if (reader.field === 1 && reader.expect(WIRE_LENGTH)) {
      if (key !== undefined) reader.fail('duplicate');
      key = reader.text();
    } else if (reader.field === 2 && reader.expect(WIRE_LENGTH)) {
      if (value !== undefined) reader.fail('duplicate');
      value = reader.bytes();
    } else reader.skip();
  }
  return { key: key ?? '', value: value ?? EMPTY };
}
