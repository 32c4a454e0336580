import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type pg from 'pg'
import pino from 'pino'
import { connectDatabase } from '#db/connect.ts'
import { createApp } from './app.ts'
import { openSearchIndex } from './catalogue/search/open-index.ts'
import { openConsole, type ConsolePages } from './pages/console/open-console.ts'
import { createPages, type Pages } from './pages/pages.ts'
import type { CardGateway } from './platform/adapters/cards/card-gateway.ts'
import { openPasswordPage, type PasswordGate } from './pages/password-page/open-password-page.ts'
import { testGateway } from './platform/adapters/cards/test-gateway/gateway.ts'
import { folderFiles } from './platform/adapters/files/folder.ts'
import type { Mailer } from './platform/adapters/mail/mailer.ts'
import { outboxMailer } from './platform/adapters/mail/outbox.ts'
import { tesseractRecogniser } from './platform/adapters/recogniser/tesseract.ts'
import { gatewayMessenger } from './platform/adapters/sms/gateway.ts'
import { outboxMessenger } from './platform/adapters/sms/outbox.ts'
import { openBus } from './platform/bus.ts'
import { TagCache } from './platform/cache/tag-cache.ts'
import type { Ctx } from './platform/context.ts'
import type { Db } from './platform/database/db.ts'
import type { Settings } from './platform/settings.ts'
import { runJobs, type JobRunner } from './run-jobs.ts'

export interface RunningShop {
  url: string
  ctx: Ctx
  /** Finishes open requests and running jobs, then closes the database. */
  stop: () => Promise<void>
}

/** The shop without HTTP server and jobs, for commands. */
interface OpenedContext {
  ctx: Ctx
  pool: pg.Pool
  close: () => Promise<void>
}

/** Builds the context on a migrated database; the only place that chooses adapters. */
export async function openContext(settings: Settings, databaseUrl: string): Promise<OpenedContext> {
  const log = pino({
    level: settings.logLevel,
    redact: ['email', 'phone', 'token', 'authorization'],
  })
  const { db, pool, close } = connectDatabase({
    url: databaseUrl,
    poolSize: settings.databasePool,
    onLostConnection: (error) => log.warn({ error: error.message }, 'database connection lost'),
  })
  const bus = await openBus(databaseUrl, log)
  const search = await openSearchIndex(db, bus, log)
  const ctx: Ctx = {
    settings,
    db,
    log,
    clock: () => new Date(),
    bus,
    cache: new TagCache(20_000),
    search,
    files: folderFiles(path.join(settings.dataDir, 'files')),
    mail: await mailerFor(settings),
    sms: messengerFor(settings),
    recogniser: tesseractRecogniser(),
    cards: await gatewayFor(settings, db),
  }
  bus.onChange((tags) => ctx.cache.drop(tags))
  return { ctx, pool, close: () => Promise.all([ctx.recogniser.close(), bus.close()]).then(close) }
}

/** Serves requests and runs jobs, depending on the role. */
export async function startShop(settings: Settings, databaseUrl: string): Promise<RunningShop> {
  const { ctx, pool, close } = await openContext(settings, databaseUrl)
  const server = settings.role === 'worker' ? null : await listen(ctx).catch(closeFirst(close))
  const jobs = settings.role === 'web' ? null : await runJobs(ctx, pool)
  return {
    url: settings.publicUrl,
    ctx,
    async stop() {
      await Promise.all([server && closeServer(server), stopJobs(jobs)])
      await close()
    },
  }
}

/** Closes everything before rethrowing a failed start. */
function closeFirst(close: () => Promise<void>): (error: unknown) => Promise<never> {
  return async (error) => {
    await close()
    throw error
  }
}

async function listen(ctx: Ctx): Promise<Server> {
  const app = createApp(ctx)
  const fetchApi = async (request: Request, incoming?: unknown) =>
    app.fetch(request, { isInProcess: true, incoming })
  const passwordGate = await openPasswordPage(ctx, fetchApi)
  const pages = await createPages({
    settings: ctx.settings,
    fetchApi,
    onError: (error) => ctx.log.error({ error }, 'page failed'),
  })
  ctx.bus.onChange((tags) => pages.drop(tags))
  const staffConsole = await openConsole()
  const api = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    answer({ passwordGate, pages, staffConsole, api }, request, response).catch(
      (error: unknown) => {
        ctx.log.error({ error }, 'request failed')
        if (!response.headersSent) response.writeHead(500)
        response.end()
      },
    )
  })
  // Cuts off slow senders that would hold connections open.
  server.requestTimeout = 30_000
  server.headersTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(ctx.settings.port, ctx.settings.host, resolve)
  })
  return server
}

interface Answerers {
  passwordGate: PasswordGate
  pages: Pages
  staffConsole: ConsolePages
  api: (request: IncomingMessage, response: ServerResponse) => unknown
}

async function answer(
  { passwordGate, pages, staffConsole, api }: Answerers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (passwordGate.handle(request, response)) return
  if (await pages.handle(request, response)) return
  if (await staffConsole.handle(request, response)) return
  await api(request, response)
}

// Optional adapters are imported on demand: the card gateway's client alone takes 150 ms.

async function mailerFor(settings: Settings): Promise<Mailer> {
  const from = settings.mailFrom ?? 'Praya <shop@praya.invalid>'
  if (!settings.smtpUrl) return outboxMailer(path.join(settings.dataDir, 'outbox'), from)
  const { smtpMailer } = await import('./platform/adapters/mail/smtp.ts')
  return smtpMailer(settings.smtpUrl, from)
}

function messengerFor({ smsUrl, smsToken, smsFrom, dataDir }: Settings) {
  return smsUrl
    ? gatewayMessenger({ url: smsUrl, token: smsToken, from: smsFrom })
    : outboxMessenger(path.join(dataDir, 'outbox'))
}

async function gatewayFor({ cards, publicUrl }: Settings, db: Db): Promise<CardGateway | null> {
  const clock = () => new Date()
  if (cards.kind === 'test') return testGateway({ db, clock, publicUrl })
  if (cards.kind !== 'stripe') return null
  const { stripeGateway } = await import('./platform/adapters/cards/stripe/stripe-gateway.ts')
  return stripeGateway({ ...cards, clock })
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), 5000).unref()
  await closed
}

async function stopJobs(jobs: JobRunner | null): Promise<void> {
  await jobs?.stop()
}
