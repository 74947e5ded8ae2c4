/** Bounds that a JSON text must keep before it is parsed. */
export interface JsonBounds {
  /** Containers inside containers; the outermost value has depth 0, its members depth 1. */
  readonly maxDepth: number;
  /** Values of any kind, counted by their commas and brackets. */
  readonly maxNodes: number;
}

export interface JsonShape {
  readonly depth: number;
  readonly nodes: number;
  /** Object members as written: fewer in the parsed value means duplicate keys. */
  readonly members: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Beyond this many bytes the native search for the closing quote is faster than a loop. */
const SHORT_STRING = 24;

/**
 * Counts what JSON.parse would build, without building it: 20 MB of `[],` would take the process's heap
 * (the size of the text bounds strings, not nodes). Malformed text gives some count; parsing then refuses it.
 */
export function scanShape(bytes: Uint8Array, bounds: JsonBounds): JsonShape | 'too-deep' | 'too-many-nodes' {
  let depth = 0;
  let deepest = 0;
  let nodes = 1;
  let members = 0;
  for (let i = 0; i < bytes.length; i++) {
    switch (bytes[i]) {
      case QUOTE:
        i = endOfString(bytes, i);
        break;
      case 0x7b: // {
      case 0x5b: // [
        nodes++;
        depth++;
        if (depth > deepest) deepest = depth;
        if (depth > bounds.maxDepth) return 'too-deep';
        break;
      case 0x7d: // }
      case 0x5d: // ]
        depth--;
        break;
      case 0x2c: // ,
        nodes++;
        if (nodes > bounds.maxNodes) return 'too-many-nodes';
        break;
      case 0x3a: // :
        members++;
        break;
    }
  }
  if (nodes > bounds.maxNodes) return 'too-many-nodes';
  return { depth: deepest, nodes, members };
}

/** The index of the quote that closes the string opened at `open`, or the end of the bytes. */
function endOfString(bytes: Uint8Array, open: number): number {
  let i = open + 1;
  const near = Math.min(bytes.length, i + SHORT_STRING);
  for (; i < near; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) return i;
    if (byte === BACKSLASH) i++;
  }
  for (;;) {
    const quote = bytes.indexOf(QUOTE, i);
    if (quote < 0) return bytes.length;
    let backslashes = 0;
    while (quote - 1 - backslashes >= i && bytes[quote - 1 - backslashes] === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return quote;
    i = quote + 1;
  }
}
