/** Whether bytes are the beginning of a text: valid UTF-8, perhaps cut in its last character, without control characters but line ends, tabs and escapes. */
export function isTextHead(bytes: Uint8Array): boolean {
  let pending = 0;
  for (const byte of bytes) {
    if (pending > 0) {
      if (byte < 0x80 || byte > 0xbf) return false;
      pending -= 1;
    } else if (byte < 0x80) {
      if (isControl(byte)) return false;
    } else {
      pending = continuationBytes(byte);
      if (pending === 0) return false;
    }
  }
  return true;
}

function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09 && byte !== 0x1b) || byte === 0x7f;
}

/** How many bytes follow the first byte of a character; 0 for a byte that begins none. */
function continuationBytes(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 1;
  if (byte >= 0xe0 && byte <= 0xef) return 2;
  return byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;
}
