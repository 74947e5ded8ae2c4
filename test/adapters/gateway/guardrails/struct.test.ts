import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromStruct,
  type StructMessage,
  type StructValue,
  toStruct,
} from '../../../../src/adapters/gateway/guardrails/struct.js';
import { isJsonObject, type JsonValue } from '../../../../src/domain/json/types.js';

/** What proto-loader adds when it reads a message: the name of the oneof arm. */
function read(message: StructMessage): StructMessage {
  const fields = Object.entries(message.fields ?? {}).map(([key, value]) => [key, readValue(value)] as const);
  return { fields: Object.fromEntries(fields) };
}

function readValue(value: StructValue): StructValue {
  const [kind = ''] = Object.keys(value);
  if (value.structValue !== undefined) return { kind, structValue: read(value.structValue) };
  if (value.listValue !== undefined)
    return { kind, listValue: { values: (value.listValue.values ?? []).map(readValue) } };
  return { kind, ...value };
}

const json = fc.jsonValue({ noUnicodeString: false }).map((value): JsonValue => JSON.parse(JSON.stringify(value)));

describe('google.protobuf.Struct', () => {
  it('holds any JSON object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), (dictionary) => {
        const object: JsonValue = JSON.parse(JSON.stringify(dictionary));
        if (!isJsonObject(object)) throw new Error('not an object');
        expect(fromStruct(read(toStruct(object)))).toEqual(object);
      }),
    );
  });

  it('reads an absent struct as empty', () => {
    expect(fromStruct(undefined)).toEqual({});
    expect(fromStruct(null)).toEqual({});
  });
});
