import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { RequestMessage, ResponseMessage } from '../../wire/types.js';
import type { HookSpan, HookTracer } from './hook-tracer.js';
import { parseTraceparent } from './traceparent.js';

export interface TelemetryOptions {
  /** Where OTLP over HTTP is sent, complete with its path. */
  readonly url: string;
  readonly serviceName: string;
  readonly version: string;
  /** For tests; the OTLP exporter otherwise. */
  readonly exporter?: SpanExporter;
}

export interface Telemetry {
  readonly tracer: HookTracer;
  /** Sends what is left, for at most `capMs`. Never rejects. */
  shutdown(capMs: number): Promise<void>;
}

const EXPORT_TIMEOUT_MS = 5_000;
const MAX_LABEL_LENGTH = 200;

/**
 * Traces hooks to a collector. Spans wait in a bounded queue and are dropped when it is full: a slow or missing
 * collector costs no call anything. Attributes are names and codes, never arguments, results or tokens.
 */
export function createTelemetry({ url, serviceName, version, exporter }: TelemetryOptions): Telemetry {
  const processor = new BatchSpanProcessor(
    exporter ?? new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }),
    {
      maxQueueSize: 2_048,
      maxExportBatchSize: 512,
      scheduledDelayMillis: 2_000,
      exportTimeoutMillis: EXPORT_TIMEOUT_MS,
    },
  );
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('extmcp-guard', version);
  return {
    tracer: { start: (hook, message, traceparent) => startSpan(tracer, hook, message, traceparent) },
    async shutdown(capMs) {
      const cap = new Promise<void>((resolve) => setTimeout(resolve, capMs).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), cap]);
    },
  };
}

function startSpan(
  tracer: Tracer,
  hook: 'request' | 'response',
  message: RequestMessage | ResponseMessage,
  traceparent: string | undefined,
): HookSpan {
  const parent = parentOf(traceparent ?? traceparentHeader(message));
  const span = tracer.startSpan(
    hook === 'request' ? 'ExtMcp/CheckRequest' : 'ExtMcp/CheckResponse',
    {
      kind: SpanKind.SERVER,
      attributes: {
        'rpc.system': 'grpc',
        'rpc.service': 'agentgateway.dev.ext_mcp.ExtMcp',
        'mcp.method.name': message.method.slice(0, MAX_LABEL_LENGTH),
        'extmcp.services': message.services.slice(0, 10).map((name) => name.slice(0, MAX_LABEL_LENGTH)),
      },
    },
    parent,
  );
  return {
    end(verdict, code) {
      span.setAttribute('extmcp.verdict', verdict);
      if (code !== undefined) span.setAttribute('extmcp.code', code);
      if (code === 'internal') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function parentOf(traceparent: string | undefined) {
  const remote = traceparent === undefined ? undefined : parseTraceparent(traceparent);
  return remote === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
}

/** The client's context as the gateway hands it on; a second one makes both unusable (Trace Context, section 3.2). */
function traceparentHeader(message: RequestMessage | ResponseMessage): string | undefined {
  if (!('headers' in message)) return undefined;
  const headers = message.headers();
  if (!headers.ok) return undefined;
  const found = headers.value.filter((header) => header.key.toLowerCase() === 'traceparent');
  const [only, second] = found;
  if (only === undefined || second !== undefined) return undefined;
  return Buffer.from(only.value).toString('latin1');
}
