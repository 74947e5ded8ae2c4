import type { Writable } from 'node:stream';

/** The writing end of a stdio stream. Writing to an end that nobody reads any more does nothing. */
export interface Sink {
  /** Settles when the stream wants more: awaited, it hands the reader's pace on to whoever writes. */
  write(bytes: Buffer): Promise<void>;
  /** Settles at once as long as little waits: an answer must not wait for a peer that itself waits for us to read. */
  answer(bytes: Buffer): Promise<void>;
}

/** Answers that may wait to be read before even they slow their asker down. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** @param onGone is told once, when nobody reads any more. */
export function createSink(stream: Writable, onGone: () => void = () => undefined): Sink {
  let closed = false;
  let drained: { readonly promise: Promise<void>; readonly settle: () => void } | undefined;
  const release = (): void => {
    drained?.settle();
    drained = undefined;
  };
  const end = (): void => {
    if (closed) return;
    closed = true;
    release();
    onGone();
  };
  stream.on('drain', release);
  stream.on('error', end);
  stream.on('close', end);
  const send = (bytes: Buffer, patient: (full: boolean) => boolean): Promise<void> => {
    if (closed || stream.destroyed || stream.writableEnded) return Promise.resolve();
    const full = !stream.write(bytes);
    if (!patient(full)) return Promise.resolve();
    drained ??= later();
    return drained.promise;
  };
  return {
    write: (bytes) => send(bytes, (full) => full),
    answer: (bytes) => send(bytes, (full) => full && stream.writableLength > MAX_WAITING_BYTES),
  };
}

function later(): { readonly promise: Promise<void>; readonly settle: () => void } {
  let settle = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
