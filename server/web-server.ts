import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { OpenAPIHono } from '@hono/zod-openapi'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { findPreview } from './content/previews/previews.ts'
import { openApiReference, type ApiReference } from './pages/api-reference.ts'
import type { ConsolePages } from './pages/console/open-console.ts'
import { builtPages } from './pages/page-source.ts'
import { createPages, type Pages } from './pages/pages.ts'
import { openPasswordPage, type PasswordGate } from './pages/password-page/open-password-page.ts'
import { isStopping, type Ctx } from './platform/context.ts'
import type { App } from './platform/http/app.ts'
import { answerError } from './platform/http/errors.ts'
import { healthRoutes } from './platform/http/health.ts'
import { inRequest } from './platform/http/request-context.ts'
import { knownLanguages, readLanguages } from './platform/languages.ts'
import { RoutedResponse } from './platform/http/routed-response.ts'
import { tracedRequest } from './platform/traces/traced-request.ts'
import type { Traces } from './platform/traces/traces.ts'

type Answer = (request: IncomingMessage, response: RoutedResponse) => Promise<unknown>

/** How long, in milliseconds, a client may hold a connection. */
export interface ClientLimits {
  /** Until its headers are there. */
  headers: number
  /** Until its whole request is there. */
  request: number
  /** Without a byte in either direction. */
  stillness: number
  /** Between two looks at who is over the first two. */
  lookEvery: number
}

const clientLimits: ClientLimits = {
  headers: 10_000,
  request: 30_000,
  stillness: 120_000,
  lookEvery: 5000,
}

/** Pages, console, APIs and files. */
export async function openWebServer(
  ctx: Ctx,
  port: number,
  source = builtPages(),
): Promise<Server> {
  const app = createApp(ctx)
  const fetchApi = async (request: Request, incoming?: unknown) =>
    app.fetch(request, { isInProcess: true, incoming })
  const passwordGate = await openPasswordPage(ctx, fetchApi)
  const pages = await createPages({
    settings: ctx.settings,
    fetchApi,
    metrics: ctx.metrics,
    edge: ctx.edge,
    source,
    languages: () => knownLanguages(ctx) ?? readLanguages(ctx),
    findPreview: (link) => findPreview(ctx, link),
    onError: (error) => ctx.log.error({ error }, 'page failed'),
  })
  ctx.bus.onChange((tags) => pages.drop(tags))
  ctx.metrics.gauge('shop_page_cache_bytes', 'Size of the page cache.', [], (gauge) =>
    gauge.set(pages.size().bytes),
  )
  const staffConsole = await source.openConsole()
  const apiReference = await openApiReference()
  const api = getRequestListener(app.fetch)
  return listen(ctx, port, (request, response) =>
    answer({ passwordGate, pages, staffConsole, apiReference, api }, request, response),
  )
}

/** Health and metrics alone. */
export async function openHealthServer(ctx: Ctx, port: number): Promise<Server> {
  const app: App = new OpenAPIHono()
  app.onError((error, c) => answerError(ctx, error, c))
  healthRoutes(app, ctx)
  const answerHealth = getRequestListener(app.fetch)
  return listen(ctx, port, async (request, response) => answerHealth(request, response))
}

export async function listen(
  ctx: Ctx,
  port: number,
  untraced: Answer,
  limits = clientLimits,
): Promise<Server> {
  const { strictTransport } = ctx.settings
  const answerWith = ctx.traces ? tracing(ctx.traces, untraced) : untraced
  const options = {
    ServerResponse: RoutedResponse,
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.lookEvery,
  }
  const server = createServer(options, (request, response) => {
    const since = performance.now()
    if (strictTransport) response.setHeader('strict-transport-security', strictTransport)
    // The client opens its next connection to another process.
    if (isStopping(ctx)) response.shouldKeepAlive = false
    answerWith(request, response).catch((error: unknown) => {
      ctx.log.error({ error }, 'request failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
    // A cached page has been sent by now, and a listener would cost it more than the count.
    if (response.writableEnded) count(ctx, request, response, since)
    else response.once('close', () => count(ctx, request, response, since))
  })
  // Also cuts off a client that asks for much and reads nothing.
  server.timeout = limits.stillness
  // Clients keep connections for a minute; if we closed them first, a request could be lost.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, ctx.settings.host, resolve)
  })
  return server
}

/** A cached page is a span as well, so only a shop with a collector pays for one. */
function tracing(traces: Traces, answerWith: Answer): Answer {
  return (request, response) =>
    tracedRequest(traces, request, async () => {
      await answerWith(request, response)
      return response
    })
}

const statusClasses = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx']

function count(
  { metrics }: Ctx,
  { method = '' }: IncomingMessage,
  { route, statusCode, writableEnded }: RoutedResponse,
  since: number,
): void {
  const outcome = writableEnded ? statusClasses[Math.floor(statusCode / 100)] : 'aborted'
  const seconds = (performance.now() - since) / 1000
  metrics.countRequest({ route, method, outcome: outcome ?? 'other' }, seconds)
}

interface Answerers {
  passwordGate: PasswordGate
  pages: Pages
  staffConsole: ConsolePages
  apiReference: ApiReference
  api: (request: IncomingMessage, response: ServerResponse) => unknown
}

async function answer(
  { passwordGate, pages, staffConsole, apiReference, api }: Answerers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (passwordGate.handle(request, response)) return
  if (await pages.handle(request, response)) return
  if (await staffConsole.handle(request, response)) return
  if (await apiReference.handle(request, response)) return
  await inRequest(request, () => api(request, response))
}

/**
 * Stops without losing a request: those under way are finished, and connections without one are
 * closed. Throws away what is still open after `patienceMs`.
 */
export async function closeServer(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const closing = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(closing)
}
