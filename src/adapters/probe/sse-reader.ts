import { createLineSplitter } from '../gateway/relay/line-splitter.js';
import { MAX_MESSAGE_BYTES } from './channel.js';

/** One event of a `text/event-stream`. */
export interface SseEvent {
  /** `message` when the stream names none. */
  readonly event: string;
  readonly data: string;
}

/**
 * Reads the events of a stream until it ends (https://html.spec.whatwg.org/multipage/server-sent-events.html, without
 * reconnection). Throws when a line is longer than a message may be, or when the stream breaks.
 */
export async function readSse(body: AsyncIterable<Uint8Array>, onEvent: (event: SseEvent) => void): Promise<void> {
  let name = '';
  let data: string[] = [];
  let size = 0;
  let tooLong = false;
  const takeLine = (line: Buffer): void => {
    if (line.length === 0) {
      if (data.length > 0) onEvent({ event: name === '' ? 'message' : name, data: data.join('\n') });
      name = '';
      data = [];
      size = 0;
      return;
    }
    const { field, value } = fieldOf(line.toString('utf8'));
    if (field === 'event') name = value;
    if (field !== 'data') return;
    size += value.length;
    if (size > MAX_MESSAGE_BYTES) tooLong = true;
    else data.push(value);
  };
  const split = createLineSplitter(MAX_MESSAGE_BYTES, takeLine, () => {
    tooLong = true;
  });
  for await (const chunk of body) {
    split(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if (tooLong) throw new Error(`the server sent an event of more than ${MAX_MESSAGE_BYTES} bytes`);
  }
}

function fieldOf(line: string): { readonly field: string; readonly value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { field: line, value: '' };
  const value = line.slice(colon + 1);
  return { field: line.slice(0, colon), value: value.startsWith(' ') ? value.slice(1) : value };
}
