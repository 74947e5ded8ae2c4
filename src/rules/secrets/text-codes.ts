/** More than any character of UTF-8 takes, so that a text that is not all ASCII takes more bytes than it has characters; even. */
const PADDING = 8;

/** A text's characters as numbers: a loop over bytes takes a third of the time of one over a string. */
export class TextCodes {
  /** One for each UTF-16 unit: the unit itself if it is ASCII, else its low byte. At least eight zeros follow. Valid until the next `read`. */
  readonly bytes: Uint8Array;
  /** The same, two at a time. */
  readonly pairs: Uint16Array;
  readonly #buffer: Buffer;

  /** @param most the longest text, in characters, that is going to be read. */
  constructor(most: number) {
    const memory = new ArrayBuffer(most + (most & 1) + PADDING);
    this.bytes = new Uint8Array(memory);
    this.pairs = new Uint16Array(memory);
    this.#buffer = Buffer.from(memory);
  }

  /** Reads a text, and says whether it is all ASCII. */
  read(text: string): boolean {
    const ascii = this.#buffer.write(text, 'utf8') === text.length;
    if (!ascii) this.#buffer.write(text, 'latin1');
    this.#buffer.fill(0, text.length, text.length + PADDING);
    return ascii;
  }
}
