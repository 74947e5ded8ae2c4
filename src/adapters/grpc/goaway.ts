/** HTTP/2 frame type and stream number of RFC 9113, section 6.8. */
const GOAWAY_TYPE = 0x7;
const LAST_STREAM = 0x7f_ff_ff_ff;
const PAYLOAD_BYTES = 8;

/**
 * A GOAWAY frame that refuses no stream: the notice of a graceful shutdown (RFC 9113, section 6.8). The peer opens no
 * new streams here, and those already on their way are still served. Node's own session.goaway cannot be used for it:
 * after it nghttp2 ignores new streams whatever the announced number.
 */
export function goawayNotice(): Buffer {
  const frame = Buffer.alloc(9 + PAYLOAD_BYTES);
  frame.writeUIntBE(PAYLOAD_BYTES, 0, 3);
  frame.writeUInt8(GOAWAY_TYPE, 3);
  frame.writeUInt32BE(LAST_STREAM, 9);
  return frame;
}
