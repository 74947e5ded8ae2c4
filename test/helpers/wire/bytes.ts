/** Writes protobuf by hand, so that a test can write what no encoder would. */
export const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return Buffer.from([...bytes, rest]);
};

export const tag = (field: number, wireType: number): Buffer => varint(field * 8 + wireType);

export const delimited = (field: number, content: Uint8Array | string): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([tag(field, 2), varint(bytes.length), bytes]);
};

/** A request that decodes: one service, one method. Appended bytes make it hostile. */
export const base = Buffer.concat([delimited(1, 'files'), delimited(2, 'tools/call')]);

export const withBase = (...more: readonly Uint8Array[]): Buffer => Buffer.concat([base, ...more]);
