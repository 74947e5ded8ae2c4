import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../domain/json/types.js';
import { assertNever } from '../../../domain/result.js';

/** google.protobuf.Value and Struct in the shape that proto-loader reads and writes (`oneofs` on, `defaults` off). */
export interface StructValue {
  readonly kind?: string;
  readonly nullValue?: number | string;
  readonly numberValue?: number;
  readonly stringValue?: string;
  readonly boolValue?: boolean;
  readonly listValue?: { readonly values?: readonly StructValue[] };
  readonly structValue?: StructMessage;
}

export interface StructMessage {
  readonly fields?: Readonly<Record<string, StructValue>>;
}

export function toStruct(object: JsonObject): StructMessage {
  return { fields: Object.fromEntries(Object.entries(object).map(([key, value]) => [key, toStructValue(value)])) };
}

export function fromStruct(message: StructMessage | null | undefined): JsonObject {
  const fields = Object.entries(message?.fields ?? {});
  return Object.fromEntries(fields.map(([key, value]) => [key, fromStructValue(value)]));
}

function toStructValue(value: JsonValue): StructValue {
  if (value === null) return { nullValue: 0 };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (isJsonArray(value)) return { listValue: { values: value.map(toStructValue) } };
  if (isJsonObject(value)) return { structValue: toStruct(value) };
  return assertNever(value);
}

function fromStructValue(value: StructValue): JsonValue {
  switch (value.kind) {
    case 'stringValue':
      return value.stringValue ?? '';
    case 'numberValue':
      return value.numberValue ?? 0;
    case 'boolValue':
      return value.boolValue ?? false;
    case 'listValue':
      return (value.listValue?.values ?? []).map(fromStructValue);
    case 'structValue':
      return fromStruct(value.structValue);
    default:
      return null;
  }
}
