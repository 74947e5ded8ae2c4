import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSse, type SseEvent } from '../../../src/adapters/probe/sse-reader.js';

async function read(chunks: readonly Uint8Array[]): Promise<readonly SseEvent[]> {
  const events: SseEvent[] = [];
  const stream = async function* () {
    yield* chunks;
  };
  await readSse(stream(), (event) => events.push(event));
  return events;
}

const STREAM =
  ': hello\r\nevent: endpoint\ndata: /messages?id=1\n\ndata:{"a":\r\ndata: 1}\n\nid: 3\n\nretry: 5\ndata: two\n\ndata: cut off';

describe('readSse', () => {
  it('reads names, data over several lines, comments and both line ends; an event without its end is none', async () => {
    expect(await read([Buffer.from(STREAM)])).toEqual([
      { event: 'endpoint', data: '/messages?id=1' },
      { event: 'message', data: '{"a":\n1}' },
      { event: 'message', data: 'two' },
    ]);
  });

  it('does not care how the stream is cut', async () => {
    const whole = await read([Buffer.from(STREAM)]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }), async (sizes) => {
        const bytes = Buffer.from(STREAM);
        const chunks: Uint8Array[] = [];
        let at = 0;
        for (const size of sizes) {
          chunks.push(bytes.subarray(at, at + size));
          at += size;
        }
        expect(await read([...chunks, bytes.subarray(at)])).toEqual(whole);
      }),
    );
  });
});
