import { PADDING, type SweepMemory } from './sweep/memory.js';

const LAST_ASCII = 127;
/** Zeros behind the units, in bytes: sixteen of them are read at once. */
const WIDE_PADDING = 32;

/** Writes a text's characters as numbers: a loop over bytes takes a third of the time of one over a string. */
export class TextCodes {
  readonly #memory: SweepMemory;
  readonly #text: Buffer;
  readonly #wide: Buffer;
  /** Whether the last text was not all ASCII: the next is likely to be the same. */
  #wasWide = false;

  constructor(memory: SweepMemory) {
    this.#memory = memory;
    this.#text = bufferOf(memory.text);
    this.#wide = bufferOf(memory.wide);
  }

  /**
   * Reads a text of up to PIECE characters, and says whether it is all ASCII. If so it is in the memory's text, else in its `wide`, of
   * which a sweep makes the text.
   */
  read(text: string): boolean {
    const ascii = this.#wasWide ? this.#readWide(text) : this.#readAscii(text) || this.#readWide(text);
    this.#text.fill(0, text.length, text.length + PADDING);
    this.#wasWide = !ascii;
    return ascii;
  }

  /** UTF-8 has one byte for a character if that is ASCII, and more for all others. */
  #readAscii(text: string): boolean {
    return this.#text.write(text, 'utf8') === text.length;
  }

  #readWide(text: string): boolean {
    const end = 2 * text.length;
    this.#wide.write(text, 'utf16le');
    const { wide } = this.#memory;
    for (let at = 0; at < text.length; at += 1) {
      if (unitAt(wide, at) <= LAST_ASCII) continue;
      this.#wide.fill(0, end, end + WIDE_PADDING);
      return false;
    }
    return this.#readAscii(text);
  }
}

/** The UTF-16 unit at a place of a text, of its bytes. */
export function unitAt(wide: Uint8Array, at: number): number {
  return (wide[2 * at] ?? 0) | ((wide[2 * at + 1] ?? 0) << 8);
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
