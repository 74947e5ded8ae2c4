import type { JsonObject, JsonValue } from '../domain/json/types.js';
import { WIRE_FIXED64, WIRE_LENGTH, WIRE_VARINT, type WireReader } from './wire-reader.js';

/** protobuf's own default limit is 100 messages; a struct in a struct takes three. */
const MAX_DEPTH = 32;
/** Values in one Struct: far above what a gateway's configuration writes, low enough to decode in milliseconds. */
const MAX_VALUES = 10_000;

/** What `value` reads when a number has no JSON spelling. */
const NO_JSON = Symbol('no JSON spelling');
type Decoded = JsonValue | typeof NO_JSON;

interface Budget {
  values: number;
}

/**
 * Decodes a google.protobuf.Struct. Faults go to `reader.fault`; the value is then unusable.
 * Recursion is bounded by MAX_DEPTH, the number of values by MAX_VALUES.
 */
export function decodeStruct(reader: WireReader): JsonObject {
  return struct(reader, 0, { values: 0 });
}

function struct(reader: WireReader, depth: number, budget: Budget): JsonObject {
  const object: Record<string, JsonValue> = {};
  while (reader.next()) {
    if (reader.field !== 1) reader.skip();
    else if (reader.expect(WIRE_LENGTH)) reader.nested((message) => addEntry(message, object, depth, budget));
  }
  return object;
}

function addEntry(reader: WireReader, object: Record<string, JsonValue>, depth: number, budget: Budget): void {
  let key: string | undefined;
  let value: Decoded | undefined;
  while (reader.next()) {
    if (reader.field === 1 && reader.expect(WIRE_LENGTH)) {
      if (key !== undefined) reader.fail('duplicate');
      key = reader.text();
    } else if (reader.field === 2 && reader.expect(WIRE_LENGTH)) {
      if (value !== undefined) reader.fail('duplicate');
      value = reader.nested((message) => readValue(message, depth, budget));
    } else reader.skip();
  }
  const name = key ?? '';
  if (Object.hasOwn(object, name)) reader.fail('duplicate');
  if (value !== NO_JSON) setOwn(object, name, value ?? null);
}

/** A google.protobuf.Value. One without any arm stands for null. */
function readValue(reader: WireReader, depth: number, budget: Budget): Decoded {
  budget.values++;
  if (budget.values > MAX_VALUES) reader.fail('too-many');
  if (depth >= MAX_DEPTH) reader.fail('too-deep');
  let value: Decoded | undefined;
  while (reader.next()) {
    const arm = decodeArm(reader, depth, budget);
    if (arm === undefined) continue;
    if (value !== undefined) reader.fail('duplicate');
    value = arm;
  }
  return value ?? null;
}

/** The value of one arm of the oneof; undefined for an unknown field. */
function decodeArm(reader: WireReader, depth: number, budget: Budget): Decoded | undefined {
  switch (reader.field) {
    case 1:
      if (reader.expect(WIRE_VARINT)) reader.varintIsZero();
      return null;
    case 2:
      return reader.expect(WIRE_FIXED64) ? finite(reader.double()) : null;
    case 3:
      return reader.expect(WIRE_LENGTH) ? reader.text() : null;
    case 4:
      return reader.expect(WIRE_VARINT) ? !reader.varintIsZero() : null;
    case 5:
      if (!reader.expect(WIRE_LENGTH)) return null;
      return reader.nested((message) => struct(message, depth + 1, budget));
    case 6:
      if (!reader.expect(WIRE_LENGTH)) return null;
      return reader.nested((message) => list(message, depth + 1, budget));
    default:
      reader.skip();
      return undefined;
  }
}

function list(reader: WireReader, depth: number, budget: Budget): JsonValue[] {
  const items: JsonValue[] = [];
  while (reader.next()) {
    if (reader.field !== 1) reader.skip();
    else if (reader.expect(WIRE_LENGTH)) {
      const item = reader.nested((message) => readValue(message, depth, budget));
      items.push(item === NO_JSON ? null : item);
    }
  }
  return items;
}

function finite(value: number): Decoded {
  return Number.isFinite(value) ? value : NO_JSON;
}

/** Assignment to `__proto__` would set the prototype: such keys become own properties as JSON.parse makes them. */
function setOwn(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
  } else object[key] = value;
}
