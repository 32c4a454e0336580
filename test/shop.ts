import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { afterAll } from 'vitest'
import { testGateway } from '#server/platform/adapters/cards/test-gateway/gateway.ts'
import { folderFiles } from '#server/platform/adapters/files/folder.ts'
import type { Email } from '#server/platform/adapters/mail/mailer.ts'
import type { TextMessage } from '#server/platform/adapters/sms/messenger.ts'
import { createApp } from '#server/app.ts'
import { openBus } from '#server/platform/bus.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { App } from '#server/platform/http/app.ts'
import { openSearchIndex } from '#server/catalogue/search/open-index.ts'
import { Metrics } from '#server/platform/metrics/metrics.ts'
import { readSettings } from '#server/platform/settings.ts'
import { TagCache } from '#server/platform/cache/tag-cache.ts'
import { quickHashes } from './builders/hashes.ts'
import { clientsOf, type Clients } from './clients.ts'
import { testDatabase } from './database.ts'

export type { SignedInStaff, Visitor } from './clients.ts'

export interface TestShop extends Clients {
  ctx: Ctx
  app: App
  /** Emails sent so far. */
  emails: Email[]
  /** Text messages sent so far. */
  texts: TextMessage[]
  /** Advances the shop's clock. */
  passTime: (seconds: number) => void
  /** Stops the clock, except for `passTime`, so that a slow machine makes no difference. */
  standStill: (work: () => Promise<void>) => Promise<void>
}

/**
 * A complete shop with its own database; call it once at the top of a test file. Its passwords are
 * hashed quickly, unless a test is about the time that takes.
 */
export async function testShop(
  env: Record<string, string> = {},
  { hasQuickHashes = true } = {},
): Promise<TestShop> {
  if (hasQuickHashes) quickHashes()
  const database = await testDatabase({ poolSize: 20 })
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-test-'))
  const log = pino({ level: 'silent' })
  const bus = await openBus(database.url, log)
  const emails: Email[] = []
  const texts: TextMessage[] = []
  let offset = 0
  let still: number | null = null
  const clock = () => new Date((still ?? Date.now()) + offset)
  const ctx: Ctx = {
    settings: readSettings({
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PUBLIC_URL: 'http://shop.test',
      // Otherwise a test that lets days pass is told that no backup was made.
      BACKUP_HOUR: 'off',
      ...env,
    }),
    db: database.db,
    log,
    clock,
    bus,
    couriers: {},
    traces: null,
    metrics: new Metrics(),
    edge: null,
    copies: null,
    phase: 'open',
    cache: new TagCache(1000),
    search: await openSearchIndex(database.db, bus, log, clock),
    files: folderFiles(folder),
    mail: { send: async (email) => void emails.push(email) },
    sms: { send: async (message) => void texts.push(message) },
    // Reads nothing by default; tests of payment proofs replace it.
    recogniser: {
      read: async () => ({ looks: [], signs: [], isAmountCompared: true }),
      close: async () => {},
    },
    cards: testGateway({
      db: database.db,
      clock,
      publicUrl: 'http://shop.test',
      send: async (request) => app.fetch(request),
    }),
  }
  bus.onChange((tags) => ctx.cache.drop(tags))
  const app = createApp(ctx)

  afterAll(async () => {
    await bus.close()
    await rm(folder, { recursive: true })
  })

  return {
    ...clientsOf(ctx, app),
    ctx,
    app,
    emails,
    texts,
    passTime: (seconds) => {
      // Whole: a Date drops what is less than a millisecond.
      offset += Math.round(seconds * 1000)
    },
    async standStill(work) {
      still = Date.now()
      try {
        await work()
      } finally {
        still = null
      }
    },
  }
}
