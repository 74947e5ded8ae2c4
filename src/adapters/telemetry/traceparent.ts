import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

/** W3C Trace Context, section 3.2: version, trace id, parent id, flags; later versions may append fields. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.{0,256})?$/;

/** Reads a `traceparent`. Undefined for anything that the specification calls invalid. */
export function parseTraceparent(text: string): SpanContext | undefined {
  const match = TRACEPARENT.exec(text);
  if (match === null) return undefined;
  const [, version = '', traceId = '', spanId = '', flags = '', more] = match;
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  const context: SpanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
