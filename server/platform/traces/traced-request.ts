import type { Traces } from './traces.ts'

interface Ended {
  /** The template of its path. */
  route: string
  statusCode: number
}

/** Runs a request as a span that is named by its route, which is known at the end. */
export async function tracedRequest(
  traces: Traces,
  { method = '' }: { method?: string | undefined },
  answer: () => Promise<Ended>,
): Promise<void> {
  const start = { kind: 'server', name: method, attributes: {} } as const
  await traces.inSpan(start, async (span) => {
    const { route, statusCode } = await answer()
    span.rename(`${method} ${route}`, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
    })
  })
}
