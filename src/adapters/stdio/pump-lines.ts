import type { LineDecision, LineOutput } from './decide-line.js';
import { createLineReader, type StdioLine } from './line-reader.js';

/** Lines that are being decided at once. Only a remote guard takes long enough for there to be more than one. */
const MAX_LINES = 64;
const MAX_BYTES = 8 * 1024 * 1024;

export interface Pump {
  readonly maxLineBytes: number;
  readonly decide: (line: StdioLine) => LineDecision;
  /** Sends what a line leads to; settles when more may be sent. */
  readonly emit: (output: LineOutput) => Promise<void>;
}

/**
 * Takes lines from a stream, decides them side by side and sends them on in their order. The stream is read no faster than
 * its lines can be decided and sent. Settles at the end of the stream, when all is sent.
 */
export async function pumpLines(source: AsyncIterable<Buffer>, pump: Pump): Promise<void> {
  const reader = createLineReader(pump.maxLineBytes);
  let lines = 0;
  let bytes = 0;
  let last: Promise<void> = Promise.resolve();

  const send = async (before: Promise<void>, decision: LineDecision, size: number): Promise<void> => {
    await before;
    await pump.emit((await decision)());
    lines -= 1;
    bytes -= size;
  };
  const take = async (line: StdioLine): Promise<void> => {
    const size = line.kind === 'line' ? line.raw.length : 0;
    lines += 1;
    bytes += size;
    // The decision is under way at once: a slow one does not hold up those behind it, only their sending.
    last = send(last, pump.decide(line), size);
    last.catch(() => undefined);
    if (lines >= MAX_LINES || bytes > MAX_BYTES) await last;
  };
  for await (const chunk of source) for (const line of reader.push(chunk)) await take(line);
  for (const line of reader.end()) await take(line);
  await last;
}
