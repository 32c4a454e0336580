/**
 * Spans of what the shop does, for a collector. The context has none unless
 * `OTEL_EXPORTER_OTLP_ENDPOINT` is set: then nothing is loaded, and nothing is called.
 */
export interface Traces {
  /** Runs the work as a span, with what it does as its parts. An error is recorded and rethrown. */
  inSpan: <Result>(span: SpanStart, work: (span: OpenSpan) => Promise<Result>) => Promise<Result>
  /** A statement that has ended, as part of the present span. */
  addStatement: (statement: EndedStatement) => void
  /** Marks the present span as failed. */
  addError: (error: unknown) => void
  /** Sends what is left. */
  close: () => Promise<void>
}

export interface SpanStart {
  kind: 'server' | 'consumer'
  name: string
  attributes: Readonly<Record<string, string | number>>
}

export interface OpenSpan {
  /** For what is known only at the end. */
  rename: (name: string, attributes: SpanStart['attributes']) => void
}

export interface EndedStatement {
  /** Its text; values are parameters and not part of it. */
  sql: string
  milliseconds: number
  error?: unknown
}
