/** UTF-8 bytes of a JSON text, in memory of their own: they may be handed to another thread. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
