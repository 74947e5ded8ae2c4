import { constants, type ServerHttp2Stream } from 'node:http2';
import type { GrpcEvents } from './grpc-events.js';

const SWEEP_MS = 1_000;

export interface StreamWatchOptions {
  readonly bodyTimeoutMs: number;
  /** Of all messages that are still arriving. */
  readonly maxReceivingBytes: number;
  readonly events: GrpcEvents;
}

interface Arrival {
  readonly stream: ServerHttp2Stream;
  readonly openedMs: number;
  bytes: number;
}

/**
 * Bounds what grpc-js buffers before a handler sees it: it has neither a timeout nor a sum over calls of its own. A small
 * message is there whole within the turn of the event loop that opened its stream, and costs nothing here.
 */
export class StreamWatch {
  private readonly arriving = new Set<Arrival>();
  private fresh: ServerHttp2Stream[] = [];
  private receivingBytes = 0;
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly options: StreamWatchOptions) {
    this.sweeper = setInterval(() => this.sweep(), SWEEP_MS);
    this.sweeper.unref();
  }

  /** Follows one new stream until its message has arrived. */
  add(stream: ServerHttp2Stream): void {
    if (this.fresh.push(stream) === 1) setImmediate(() => this.lookAtFresh());
  }

  /** Stops the timer. */
  close(): void {
    clearInterval(this.sweeper);
  }

  private lookAtFresh(): void {
    const opened = this.fresh;
    this.fresh = [];
    for (const stream of opened) {
      if (stream.destroyed) this.countReset(stream);
      else if (!stream.readableEnded) this.follow(stream);
    }
  }

  private follow(stream: ServerHttp2Stream): void {
    const arrival: Arrival = { stream, openedMs: performance.now(), bytes: 0 };
    this.arriving.add(arrival);
    stream.once('end', () => this.forget(arrival));
    stream.once('close', () => {
      if (this.forget(arrival)) this.countReset(stream);
    });
    stream.on('data', (chunk: Buffer) => this.received(arrival, chunk.byteLength));
  }

  private received(arrival: Arrival, bytes: number): void {
    if (!this.arriving.has(arrival)) return;
    arrival.bytes += bytes;
    this.receivingBytes += bytes;
    // One message alone always fits: its own size is bounded elsewhere.
    if (this.receivingBytes > this.options.maxReceivingBytes && this.arriving.size > 1) {
      this.abandon(arrival, 'receive-cap');
    }
  }

  private sweep(): void {
    const oldest = performance.now() - this.options.bodyTimeoutMs;
    // In order of arrival: the first young one ends the sweep.
    for (const arrival of this.arriving) {
      if (arrival.openedMs > oldest) return;
      this.abandon(arrival, 'slow-body');
    }
  }

  private abandon(arrival: Arrival, why: 'slow-body' | 'receive-cap'): void {
    this.forget(arrival);
    this.options.events.streamAbandoned(why);
    // Not from inside the native callback that delivered the data.
    setImmediate(() => arrival.stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM));
  }

  private forget(arrival: Arrival): boolean {
    const known = this.arriving.delete(arrival);
    if (known) this.receivingBytes -= arrival.bytes;
    return known;
  }

  private countReset(stream: ServerHttp2Stream): void {
    if (stream.rstCode === constants.NGHTTP2_CANCEL) this.options.events.streamReset();
  }
}
