/** A gRPC frame's head: whether the message is compressed, and its length (gRPC over HTTP/2, "Length-Prefixed-Message"). */
const HEAD_BYTES = 5;
/** A message below this may be a view of what was received; a larger one may be given away, so its memory must be its own. */
const OWN_BYTES = 4 * 1024;

/** So many pieces in a row that are this small on average are joined: a byte each would take a hundred times its memory. */
const MAX_LOOSE = 1_024;
const SMALL_BYTES = 64;

/** From here the message is put together as it arrives: at its end, one copy of all of it would hold up every other call. */
const GATHERED_BYTES = 256 * 1024;

export type FrameFault =
  /** The head announces more than the bound. */
  | 'too-large'
  /** Compressed, though no encoding was announced. */
  | 'compressed'
  /** Something follows the message. */
  | 'more-than-one'
  /** The stream ended before the message did. */
  | 'none';

/** Room that large messages are promised before they arrive. What nothing is written to takes no memory, but addresses. */
export class Reservations {
  private taken = 0;

  constructor(private readonly maxBytes: number) {}

  /** Whether there is room; then it is taken until it is given back. */
  take(bytes: number): boolean {
    if (this.taken + bytes > this.maxBytes) return false;
    this.taken += bytes;
    return true;
  }

  give(bytes: number): void {
    this.taken -= bytes;
  }
}

/**
 * Collects the one message of a unary call as its bytes arrive. Holds no more than twice what was received, and what it has
 * room reserved for.
 */
export class FrameReader {
  private chunks: Buffer[] = [];
  /** Pieces at the end that were not looked at for joining, and their bytes. */
  private loose = 0;
  private looseBytes = 0;
  private received = 0;
  /** Head and message; unknown until the head is here. */
  private expected = Number.POSITIVE_INFINITY;
  /** Head and message of a large call that has room, or of which half is here. Each piece is copied as it comes. */
  private whole: Buffer | undefined;
  private reserved = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly reservations: Reservations,
  ) {}

  /** Takes the next bytes. A fault ends the call: nothing that follows can mend it. */
  add(chunk: Buffer): FrameFault | undefined {
    this.keep(chunk);
    if (this.expected === Number.POSITIVE_INFINITY) {
      if (this.received < HEAD_BYTES) return undefined;
      const head = this.head();
      if (head[0] !== 0) return 'compressed';
      const length = head.readUInt32BE(1);
      if (length > this.maxBytes) return 'too-large';
      this.expected = HEAD_BYTES + length;
      if (this.expected >= GATHERED_BYTES && this.reservations.take(this.expected)) this.reserved = this.expected;
    }
    if (this.received > this.expected) return 'more-than-one';
    if (this.whole === undefined && this.isWorthGathering()) this.gather();
    return undefined;
  }

  /** Gives back the room of a call that has ended, one way or another. */
  release(): void {
    this.reservations.give(this.reserved);
    this.reserved = 0;
  }

  /** The message, once the stream has ended. */
  message(): Buffer | FrameFault {
    if (this.received !== this.expected) return 'none';
    if (this.whole !== undefined) return this.whole.subarray(HEAD_BYTES);
    const [only] = this.chunks;
    if (this.chunks.length === 1 && only !== undefined && only.length < OWN_BYTES) return only.subarray(HEAD_BYTES);
    return Buffer.concat(this.chunks, this.received).subarray(HEAD_BYTES);
  }

  private keep(chunk: Buffer): void {
    const at = this.received;
    this.received += chunk.length;
    if (this.whole !== undefined) {
      this.whole.set(chunk.subarray(0, this.whole.length - at), at);
      return;
    }
    this.chunks.push(chunk);
    this.looseBytes += chunk.length;
    if (++this.loose < MAX_LOOSE) return;
    if (this.looseBytes < MAX_LOOSE * SMALL_BYTES) {
      const joined = Buffer.concat(this.chunks.slice(-MAX_LOOSE), this.looseBytes);
      this.chunks = [...this.chunks.slice(0, -MAX_LOOSE), joined];
    }
    this.loose = 0;
    this.looseBytes = 0;
  }

  private isWorthGathering(): boolean {
    return this.reserved > 0 || (this.expected >= GATHERED_BYTES && this.received * 2 >= this.expected);
  }

  private gather(): void {
    const whole = Buffer.allocUnsafeSlow(this.expected);
    let at = 0;
    for (const chunk of this.chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    this.whole = whole;
    this.chunks = [];
  }

  /** The first five bytes; in one chunk, unless somebody sends them one by one. */
  private head(): Buffer {
    const [first] = this.chunks;
    return first !== undefined && first.length >= HEAD_BYTES ? first : Buffer.concat(this.chunks, this.received);
  }
}

/** A message behind its head, uncompressed, ready to send. */
export function framed(message: Buffer): Buffer {
  const out = Buffer.allocUnsafe(HEAD_BYTES + message.length);
  out[0] = 0;
  out.writeUInt32BE(message.length, 1);
  out.set(message, HEAD_BYTES);
  return out;
}
