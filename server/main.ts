import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectDatabase } from '#db/connect.ts'
import { addBusinessMetrics } from './business-metrics.ts'
import { openSearchIndex } from './catalogue/search/open-index.ts'
import { bucketCopies } from './platform/adapters/backups/bucket-copies.ts'
import type { CardGateway } from './platform/adapters/cards/card-gateway.ts'
import { testGateway } from './platform/adapters/cards/test-gateway/gateway.ts'
import { edgeCaches } from './platform/adapters/edge/edge-caches.ts'
import type { FileStore } from './platform/adapters/files/file-store.ts'
import { folderFiles } from './platform/adapters/files/folder.ts'
import { bucketFiles } from './platform/adapters/files/bucket.ts'
import type { Mailer } from './platform/adapters/mail/mailer.ts'
import { outboxMailer } from './platform/adapters/mail/outbox.ts'
import { tesseractRecogniser } from './platform/adapters/recogniser/tesseract.ts'
import { gatewayMessenger } from './platform/adapters/sms/gateway.ts'
import { outboxMessenger } from './platform/adapters/sms/outbox.ts'
import type { PageSource } from './pages/page-source.ts'
import type { BackupCopies } from './platform/backups/backup-copies.ts'
import { openBus } from './platform/bus.ts'
import { TagCache } from './platform/cache/tag-cache.ts'
import type { Ctx } from './platform/context.ts'
import type { Db } from './platform/database/db.ts'
import type { EdgeCache } from './platform/edge/edge-cache.ts'
import { EdgePurger, pagesOfAnotherVersion } from './platform/edge/edge-purger.ts'
import { purgeInTurn } from './platform/edge/purge-in-turn.ts'
import type { FileLocation } from './platform/file-location.ts'
import { openLog } from './platform/log.ts'
import { countedMailer, countedMessenger, countedRecogniser } from './platform/metrics/counted.ts'
import { addProcessMetrics } from './platform/metrics/process-metrics.ts'
import { Metrics } from './platform/metrics/metrics.ts'
import { loadPlugIns } from './platform/plug-ins/load-plug-ins.ts'
import type { Settings } from './platform/settings.ts'
import { jobConnections, runJobs, type JobRunner } from './run-jobs.ts'
import type { Traces } from './platform/traces/traces.ts'
import { closeServer, openHealthServer, openWebServer } from './web-server.ts'

export interface RunningShop {
  url: string
  ctx: Ctx
  /**
   * Finishes open requests and running jobs, then closes the database. `isReplaced`: another
   * process on the same port serves on, so the port stays ready.
   */
  stop: (how?: { isReplaced: boolean }) => Promise<void>
}

/** The shop without HTTP server and jobs, for commands. */
interface OpenedContext {
  ctx: Ctx
  pool: pg.Pool
  close: () => Promise<void>
}

/**
 * Builds the context on a migrated database; the only place that chooses adapters. A command's
 * statements may take longer than a request's.
 */
export async function openContext(
  settings: Settings,
  databaseUrl: string,
  limits: { statementTimeoutMs?: number } = {},
): Promise<OpenedContext> {
  const log = openLog(settings.logLevel)
  const plugIns = await loadPlugIns(settings, log)
  const metrics = new Metrics()
  const traces = await tracesFor(settings)
  const { db, pool, close } = connectDatabase({
    url: databaseUrl,
    poolSize: settings.databasePool,
    ...limits,
    isPooled: settings.databaseDirectUrl !== null,
    ...(traces && { onStatement: traces.addStatement }),
    onWait: (seconds) => metrics.poolWaits.of({}).observe(seconds),
    onLostConnection: (error) => log.warn({ error: error.message }, 'database connection lost'),
  })
  const bus = await openBus(settings.databaseDirectUrl ?? databaseUrl, log)
  const search = await openSearchIndex(db, bus, log)
  const ctx: Ctx = {
    settings,
    db,
    log,
    clock: () => new Date(),
    bus,
    cache: new TagCache(20_000),
    search,
    files: fileStoreFor(settings.files),
    mail: countedMailer(plugIns.make('mailer') ?? (await mailerFor(settings)), metrics),
    sms: countedMessenger(plugIns.make('messenger') ?? messengerFor(settings), metrics),
    recogniser: countedRecogniser(tesseractRecogniser(), metrics),
    cards: (await plugIns.make('cardGateway')) ?? (await gatewayFor(settings, db)),
    couriers: plugIns.make('couriers') ?? {},
    edge: edgeCacheFor(settings),
    copies: copiesFor(settings),
    metrics,
    traces,
    phase: 'opening',
  }
  addProcessMetrics(ctx, pool)
  bus.onChange((tags) => ctx.cache.drop(tags))
  const closeParts = () => Promise.all([ctx.recogniser.close(), bus.close(), traces?.close()])
  return { ctx, pool, close: () => closeParts().then(close) }
}

/** How long a request may take while the shop stops. */
const finishMs = 10_000

/** Long enough for connections without a request to be used once more, or to time out. */
const replacedSeconds = 5

/** Serves requests and runs jobs, depending on the role. */
export async function startShop(
  settings: Settings,
  databaseUrl: string,
  pages?: PageSource,
): Promise<RunningShop> {
  // With a bucket and a database elsewhere nothing else makes it, and metrics tell its disk.
  await mkdir(settings.dataDir, { recursive: true })
  const { ctx, pool, close } = await openContext(settings, databaseUrl)
  const open = settings.role === 'worker' ? openHealthServer : openWebServer
  const server = await open(ctx, settings.port, pages).catch(closeFirst(close))
  const health = await openSecondPort(ctx).catch(closeFirst(close))
  const jobs = settings.role === 'web' ? null : await startJobs(ctx, pool)
  if (jobs) addBusinessMetrics(ctx, ctx.metrics.registry)
  const purging = openPurging(ctx, databaseUrl)
  if (settings.role !== 'worker') await announceWebProcess(ctx)
  // Last: a process that says it is ready drains when it is asked to stop.
  ctx.phase = 'open'
  return {
    url: settings.publicUrl,
    ctx,
    async stop({ isReplaced } = { isReplaced: false }) {
      ctx.phase = isReplaced ? 'replaced' : 'draining'
      const finishing = Promise.all([stopJobs(jobs), purging?.close()])
      // The proxy has to notice that this process is not ready before connections close.
      const drainSeconds = Math.max(settings.drainSeconds, isReplaced ? replacedSeconds : 0)
      if (drainSeconds > 0) await sleep(drainSeconds * 1000)
      await Promise.all([closeServer(server, finishMs), finishing])
      if (health) await closeServer(health, finishMs)
      if (settings.role === 'web') await announceWebProcess(ctx)
      await close()
    },
  }
}

function openPurging(ctx: Ctx, databaseUrl: string) {
  const { edge, bus, log, metrics, settings } = ctx
  if (!edge) return null
  const open = () => new EdgePurger({ edge, log, purges: metrics.edgePurges })
  const connectionString = settings.databaseDirectUrl ?? databaseUrl
  return purgeInTurn({ connectionString, bus, log, open })
}

async function announceWebProcess({ edge, bus, db, log }: Ctx): Promise<void> {
  if (!edge) return
  await bus.announce(db, [pagesOfAnotherVersion]).catch((error: unknown) => {
    log.warn({ error: String(error) }, 'caches in front may hold pages of another version')
  })
}

/** Where a process that shares its port is asked for its own health and metrics. */
async function openSecondPort(ctx: Ctx): Promise<Server | null> {
  const { healthPort } = ctx.settings
  return healthPort === null ? null : openHealthServer(ctx, healthPort)
}

/** Jobs are fetched over connections of their own if the pool's come from a pooler. */
async function startJobs(ctx: Ctx, pool: pg.Pool): Promise<JobRunner> {
  const directUrl = ctx.settings.databaseDirectUrl
  if (directUrl === null) return runJobs(ctx, pool)
  const direct = connectDatabase({ url: directUrl, poolSize: jobConnections })
  const jobs = await runJobs(ctx, direct.pool)
  return {
    async stop() {
      await jobs.stop()
      await direct.close()
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

// Optional adapters are imported on demand: the card gateway's client alone takes 150 ms.

export function fileStoreFor(files: FileLocation): FileStore {
  return files.kind === 'folder' ? folderFiles(files.folder) : bucketFiles(files)
}

async function tracesFor({ traces }: Settings): Promise<Traces | null> {
  if (!traces) return null
  const { openTraces } = await import('./platform/traces/open-traces.ts')
  return openTraces(traces)
}

export function copiesFor({ backupBucket }: Settings): BackupCopies | null {
  return backupBucket && bucketCopies(backupBucket)
}

export function edgeCacheFor({ edge }: Settings): EdgeCache | null {
  return edge.length > 0 ? edgeCaches(edge) : null
}

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

async function stopJobs(jobs: JobRunner | null): Promise<void> {
  await jobs?.stop()
}
