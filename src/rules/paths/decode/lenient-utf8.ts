interface Lead {
  readonly more: number;
  readonly bits: number;
}

/**
 * UTF-8 as careless decoders read it: overlong forms are accepted (`c0 ae` is a dot). A byte that starts no sequence is written
 * as `%xx` again, so that another layer of encoding may still complete it. Only used to find a denied name.
 */
export function decodeLenientUtf8(bytes: readonly number[]): string {
  let out = '';
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const lead = leadOf(first);
    const point = sequenceAt(bytes, at, lead);
    if (point === undefined) {
      out += `%${first.toString(16).padStart(2, '0')}`;
      at += 1;
    } else {
      out += String.fromCodePoint(point);
      at += 1 + lead.more;
    }
  }
  return out;
}

function leadOf(byte: number): Lead {
  if (byte >= 0xc0 && byte <= 0xdf) return { more: 1, bits: byte & 0x1f };
  if (byte >= 0xe0 && byte <= 0xef) return { more: 2, bits: byte & 0x0f };
  if (byte >= 0xf0 && byte <= 0xf7) return { more: 3, bits: byte & 0x07 };
  return { more: 0, bits: byte };
}

function sequenceAt(bytes: readonly number[], at: number, lead: Lead): number | undefined {
  if (lead.more === 0) return lead.bits < 0x80 ? lead.bits : undefined;
  let point = lead.bits;
  for (let step = 1; step <= lead.more; step++) {
    const byte = bytes[at + step];
    if (byte === undefined || (byte & 0xc0) !== 0x80) return undefined;
    point = (point << 6) | (byte & 0x3f);
  }
  return point <= 0x10ffff ? point : undefined;
}
