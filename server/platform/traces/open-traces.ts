import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TraceSettings } from '../settings.ts'
import { statementName } from './statement-name.ts'
import type { EndedStatement, Traces } from './traces.ts'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER }

/** Only `main.ts` loads this file, and only if there is a collector. */
export function openTraces({ endpoint, headers, ratio, service }: TraceSettings): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  const tracer = provider.getTracer('shop')
  return {
    inSpan: ({ kind, name, attributes }, work) =>
      tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
        try {
          return await work({
            rename: (better, more) => void span.updateName(better).setAttributes(more),
          })
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      }),
    addStatement: (statement) => addStatement(tracer, statement),
    addError(error) {
      const span = trace.getActiveSpan()
      if (span) fail(span, error)
    },
    async close() {
      await provider.shutdown()
      context.disable()
    },
  }
}

/** Statements outside a request or job, such as health checks, are left out. */
function addStatement(tracer: Tracer, { sql, milliseconds, error }: EndedStatement): void {
  if (!trace.getActiveSpan()) return
  const end = Date.now()
  const span = tracer.startSpan(statementName(sql), {
    kind: SpanKind.CLIENT,
    startTime: end - milliseconds,
    attributes: { 'db.system.name': 'postgresql' },
  })
  if (error !== undefined) fail(span, error)
  span.end(end)
}

/** Class and code only: messages may quote what a person typed. */
function fail(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.addEvent('exception', {
    'exception.type': type,
    ...(code !== undefined && { 'exception.code': code }),
    ...(error instanceof Error && { 'exception.stacktrace': places(error) }),
  })
}

/** Where it happened, without the message. */
function places({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
