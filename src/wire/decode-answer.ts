import type { JsonObject } from '../domain/json/types.js';
import { err, ok, type Result } from '../domain/result.js';
import { decodeStruct } from './decode-struct.js';
import type { DenialStatus } from './types.js';
import type { WireFault, WireFaultKind } from './wire-fault.js';
import { WIRE_LENGTH, WIRE_VARINT, WireReader } from './wire-reader.js';

/** An answer as the gateway reads it. */
export type DecodedAnswer =
  | { readonly kind: 'pass'; readonly metadata: JsonObject }
  | { readonly kind: 'mutated'; readonly payload: Uint8Array; readonly metadata: JsonObject }
  | {
      readonly kind: 'deny';
      readonly status: DenialStatus;
      readonly reason: string;
      /** The bytes of `mcp_error`, JSON text. */
      readonly data: Uint8Array;
      readonly metadata: JsonObject;
    };

type Arm = DecodedAnswer extends infer Answer ? (Answer extends unknown ? Omit<Answer, 'metadata'> : never) : never;

const STATUS_BY_NUMBER: readonly DenialStatus[] = ['UNKNOWN', 'PERMISSION_DENIED', 'RESOURCE_EXHAUSTED', 'INVALID'];
const EMPTY = new Uint8Array(0);

/**
 * Decodes an McpRequestResult or McpResponseResult as strictly as the gateway may: exactly one result, a mutation
 * that is not empty, a denial with a reason. The server reads its own answers with it before they leave.
 */
export function decodeAnswer(bytes: Uint8Array): Result<DecodedAnswer, WireFault> {
  const reader = WireReader.over(bytes);
  let arm: Arm | undefined;
  let metadata: JsonObject = {};
  while (reader.next()) {
    if (reader.field > 5 || reader.field === 4) reader.skip();
    else if (!reader.expect(WIRE_LENGTH)) break;
    else if (reader.field === 5) metadata = reader.nested(decodeStruct);
    else {
      if (arm !== undefined) reader.fail('duplicate');
      arm = readArm(reader);
    }
  }
  const fault = reader.fault ?? faultOfArm(arm);
  if (fault !== undefined || arm === undefined) return err({ kind: fault ?? 'no-result', message: 'answer' });
  return ok({ ...arm, metadata });
}

function readArm(reader: WireReader): Arm {
  switch (reader.field) {
    case 1:
      reader.bytes();
      return { kind: 'pass' };
    case 2:
      return { kind: 'mutated', payload: reader.bytes() };
    default:
      return reader.nested(readDenial);
  }
}

function readDenial(reader: WireReader): Arm {
  let status = 0;
  let reason = '';
  let data: Uint8Array = EMPTY;
  while (reader.next()) {
    if (reader.field === 1 && reader.expect(WIRE_VARINT)) status = reader.uint32();
    else if (reader.field === 2 && reader.expect(WIRE_LENGTH)) reason = reader.text();
    else if (reader.field === 3 && reader.expect(WIRE_LENGTH)) data = reader.bytes();
    else reader.skip();
  }
  return { kind: 'deny', status: STATUS_BY_NUMBER[status] ?? 'UNKNOWN', reason, data };
}

function faultOfArm(arm: Arm | undefined): WireFaultKind | undefined {
  if (arm === undefined) return 'no-result';
  if (arm.kind === 'mutated' && arm.payload.byteLength === 0) return 'no-result';
  return arm.kind === 'deny' && arm.reason === '' ? 'no-result' : undefined;
}
