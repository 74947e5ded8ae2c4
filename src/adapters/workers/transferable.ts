/**
 * Readies bytes for another thread. The whole memory behind `bytes` is handed over when it is this message's own: every
 * view of it is empty afterwards. Memory that is shared with others (Node's buffer pool, or a far larger block) is copied.
 */
export function prepareTransfer(
  bytes: Uint8Array,
  mayDetach: boolean,
): { readonly bytes: Uint8Array; readonly transfer: readonly ArrayBuffer[] } {
  const { buffer } = bytes;
  const own = mayDetach && buffer instanceof ArrayBuffer && isOwn(bytes, buffer);
  const sent = own ? bytes : new Uint8Array(bytes);
  return sent.buffer instanceof ArrayBuffer ? { bytes: sent, transfer: [sent.buffer] } : { bytes: sent, transfer: [] };
}

function isOwn(bytes: Uint8Array, buffer: ArrayBuffer): boolean {
  return buffer.byteLength > Buffer.poolSize && bytes.byteLength >= buffer.byteLength / 2;
}
