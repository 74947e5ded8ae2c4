/** More than any character of UTF-8 takes, so that a text that is not all ASCII takes more bytes than it has characters; even. */
const PADDING = 8;
export const LAST_ASCII = 127;

/** A text's characters as numbers: a loop over bytes takes a third of the time of one over a string. */
export class TextCodes {
  /** One for each UTF-16 unit: the unit itself if it is ASCII, else its low byte. At least eight zeros follow. Valid until the next `read`. */
  readonly bytes: Uint8Array;
  /** The same, two at a time. */
  readonly pairs: Uint16Array;
  /** The units, low byte first, of a text that is not all ASCII. */
  readonly wide: Uint8Array;
  readonly #buffer: Buffer;
  readonly #wideBuffer: Buffer;
  /** Whether the last text was not all ASCII: the next is likely to be the same. */
  #wasWide = false;

  /** @param most the longest text, in characters, that is going to be read. */
  constructor(most: number) {
    const memory = new ArrayBuffer(most + (most & 1) + PADDING);
    this.bytes = new Uint8Array(memory);
    this.pairs = new Uint16Array(memory);
    this.#buffer = Buffer.from(memory);
    this.#wideBuffer = Buffer.alloc(2 * most);
    this.wide = this.#wideBuffer;
  }

  /** Reads a text, and says whether it is all ASCII. */
  read(text: string): boolean {
    const ascii = this.#wasWide ? this.#readWide(text) : this.#readAscii(text) || this.#readWide(text);
    this.#buffer.fill(0, text.length, text.length + PADDING);
    this.#wasWide = !ascii;
    return ascii;
  }

  #readAscii(text: string): boolean {
    return this.#buffer.write(text, 'utf8') === text.length;
  }

  #readWide(text: string): boolean {
    this.#buffer.write(text, 'latin1');
    this.#wideBuffer.write(text, 'utf16le');
    for (let at = 0; at < text.length; at += 1) if (unitAt(this.wide, at) > LAST_ASCII) return false;
    return true;
  }
}

/** The UTF-16 unit at a place of a text, of its bytes. */
export function unitAt(wide: Uint8Array, at: number): number {
  return (wide[2 * at] ?? 0) | ((wide[2 * at + 1] ?? 0) << 8);
}
